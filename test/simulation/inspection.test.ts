import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '../../src/engine/play.ts';
import { vtes } from '../../src/games/vtes/index.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { last, lessonOf, open } from '../../src/simulation/index.ts';
import { messagesOf } from '../../src/simulation/inspection.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';

test('the inspector is told of the machine, then of each event and the snapshot it led to', () => {
  const file = join(import.meta.dirname, '../../content/scenarios/vtes/theft-of-vitae.yaml');
  const here = last(open(lessonOf(vtes, sheetOf(vtes, parseScenario(readFileSync(file, 'utf8'), 'theft-of-vitae.yaml')))));
  const [first, ...messages] = messagesOf(vtes, here);
  expect(first).toMatchObject({ type: '@xstate.actor', name: 'combat' });
  expect(JSON.parse(String(first?.['definition'])).states).toHaveProperty('round');
  const snapshots = messages.filter(({ type }) => type === '@xstate.snapshot');
  expect(messages.filter(({ type }) => type === '@xstate.event')).toHaveLength(here.line.plies.length);
  expect(snapshots.map(({ snapshot }) => pathOf((snapshot as { value: unknown }).value))).toEqual(
    here.line.plies.map(({ position }) => position.state),
  );
  expect(snapshots.map(({ snapshot }) => (snapshot as { context: { table: unknown } }).context.table)).toEqual(
    here.line.plies.map(({ position }) => position.table),
  );
});
