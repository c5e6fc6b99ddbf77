/** Styles that one game alone has, for its table: its pages load them, the pages of other games do not. */
import eredan from '../styles/eredan.css?url&no-inline';
import rivals from '../styles/rivals.css?url&no-inline';

const styles: Readonly<Record<string, string>> = { eredan, rivals };

/** Address of the style sheet of a game, if it has one. */
export const styleOf = (game: string | undefined): string | undefined => (game === undefined ? undefined : styles[game]);
