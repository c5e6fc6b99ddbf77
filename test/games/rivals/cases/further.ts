import { type Case, out, sad } from './case.ts';

/** Cards and rules that stand beside the steps. */
export const further: Case[] = [
  {
    why: 'a S.A.D. comes to stay',
    table: { 'city-deck': ['special-affairs-division'], streets: sad(1) },
    opens: 'city-deck',
    moves: ['@start-of-turn'],
    reads: { 'city.sad': 2, 'city.intel': 2 },
    cites: ['antagonist.second-inquisition', 'city-deck.other-cards-stay'],
  },
  {
    why: 'resistance against Ranged is none here',
    table: { 'montgomery-white': { ...out, with: 'A' }, A: { ...out, secrecy: 0 }, streets: sad(1) },
    opens: 'antagonist',
    moves: ['Red assign A', '@draw'],
    reads: { 'A.blood': 2 },
    cites: ['antagonist.not-ranged'],
  },
  {
    why: 'the Prince is never hidden',
    table: { A: {}, B: { secrecy: 2 }, prince: 'A', Red: { haven: 'artist-lofts' }, streets: sad(1) },
    opens: 'antagonist',
    moves: ['@draw'],
    reads: { 'A.secrecy': 0, 'A.blood': 2, 'B.blood': 4 },
    cites: ['titles.prince-san-francisco', 'attack.haven-secrecy'],
  },
  {
    why: 'a Haven is one party',
    table: { doc: { blood: 4 }, A: { blood: 2 }, B: { ...out, blood: 2 }, Red: { prestige: 5 } },
    moves: ['Red use doc'],
    reads: { 'doc.blood': 5, 'A.blood': 3, 'B.blood': 2, 'Red.prestige': 4, 'Red.parties': ['A doc', 'B'] },
    cites: ['terms.haven-is-one-party'],
  },
  {
    why: 'a Conspiracy is laid face down, and may be resolved at the start of the turn',
    table: { A: {}, Red: { hand: ['whispering-campaign'], 'in-play': ['all-tied-up 2'] }, X: {} },
    opens: 'start-of-turn',
    moves: ['Red resolve all-tied-up on Blue', 'Red play whispering-campaign A'],
    reads: { 'whispering-campaign.prestige': 1, 'X.exhausted': true, 'Red.actions': 1 },
    cites: ['conspiracies.face-down-with-prestige', 'conspiracies.threshold'],
  },
  {
    why: 'a foe discards for Destroy the Plans',
    table: { Red: { 'in-play': ['destroy-the-plans 3'] }, Blue: { hand: 5 } },
    moves: [
      'Red resolve destroy-the-plans on Blue',
      'Blue discard unnamed',
      'Blue discard unnamed',
      'Blue discard unnamed',
      '@open',
    ],
    reads: { 'Blue.hand': 2 },
  },
  {
    why: 'the claim is announced and paid for',
    table: { A: {} },
    moves: ['Red claim A'],
    reads: { 'A.exhausted': true, 'Red.actions': 1, prince: 'nobody', step: 'conflict' },
    cites: ['titles.prince-claim-cost'],
  },
  {
    why: 'Search Engine looks and puts under',
    table: { A: { disciplines: ['auspex'] }, Red: { library: ['vagrant', 'herald'], 'in-play': ['search-engine'] } },
    opens: 'torpor-and-mending',
    moves: ['Red use search-engine library', 'Red under', '@end-of-turn'],
    reads: { 'search-engine.exhausted': true, 'Red.library': 2 },
  },
  {
    why: 'the Sheriff burns an Ongoing card',
    table: { C: { ...out, attached: ['sheriff'] }, streets: ['the-hunger Blue'], Blue: { supply: 3 } },
    moves: ['Red use sheriff C on the-hunger'],
    reads: { 'city.streets': [], 'city.burned': ['the-hunger'], 'Blue.supply': 4, 'C.exhausted': true, 'Red.actions': 2 },
  },
];
