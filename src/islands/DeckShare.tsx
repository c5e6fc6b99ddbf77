/** This very deck as a link, Markdown, forum code, or plain text with the verdict in words. */
import { createMemo, type JSX } from 'solid-js';
import { plain } from '../i18n/say.ts';
import { useDeck } from './DeckParts.tsx';
import { because } from './deck-state.ts';
import { CopyBox } from './parts/CopyBox.tsx';

export function DeckShare(): JSX.Element {
  const { data, voice, deck } = useDeck();
  const path = createMemo(() => {
    const hash = deck.hash();
    return hash === undefined ? undefined : `${data.href}#${hash}`;
  });
  const namesOf = (cards: readonly { readonly name: string }[]): string => cards.map(({ name }) => name).join(', ');
  const name = (): string => voice.sim('copy.name', { characters: namesOf(deck.characters()) || voice.sim('start.empty') });
  const text = (url: string): string => {
    const reasons = deck.verdict().reasons.flatMap((reason) => [plain(because(reason, voice)), `§ ${data.game}.${reason.rule}`]);
    return [
      name(),
      ...deck.entries().map(({ card, n }) => `${n} × ${deck.cardOf(card.id)?.name}`),
      deck.verdictWords(),
      // what is asked is not answered by copying it
      ...(deck.isHidden() ? [] : reasons),
      url,
    ].join('\n');
  };
  return (
    <CopyBox
      voice={voice}
      path={path()}
      name={name()}
      text={text}
      shown={`${name()} ${deck.verdictWords()}`}
      isAwake={deck.isAwake()}
      onCopied={() => deck.say(() => voice.sim('copied'))}
    />
  );
}
