/** Whether a fragment is the address of a step of this scenario: version, date, scenario (src/engine/address.ts). */
export const namesScenario = (hash: string, scenario: string): boolean =>
  scenario !== '' && /^#\d+\/[^/]*\/([^/]+)/.exec(hash)?.[1] === scenario;
