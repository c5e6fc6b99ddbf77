/**
 * A simulation without a page: opens, plays, goes back, links. Pure functions over the positions of any game.
 *
 *   const lesson = lessonOf(game, sheet);                      // the sheet: sheetOf(game, scenario), ./sheet-of.ts, at build time
 *   const { simulation, notices } = openAddress(lesson, hash); // or open(lesson, { capacity: 4 }, '2004')
 *   forward(simulation) · back · first · last · goTo(simulation, 3)
 *   choose(simulation, move)                                   // another line, or { refusal: rule }
 *   followWritten(simulation) · reopen(simulation, { capacity: 5 })
 *   offerAt(simulation) · told(simulation) · present(simulation) · hashOf(simulation)
 *
 * What few simulations ask for (./outcomes.ts, ./predict.ts) is imported from there: a page fetches it with the piece that asks.
 */
export * from './changes.ts';
export * from './choices.ts';
export * from './lesson.ts';
export * from './link.ts';
export * from './replay.ts';
export * from './sheet.ts';
export * from './simulation.ts';
