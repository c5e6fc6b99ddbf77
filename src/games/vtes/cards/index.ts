import type { VtesCard } from '../words.ts';
import { magnum44 } from './44-magnum.ts';
import { amaranth } from './amaranth.ts';
import { anathema } from './anathema.ts';
import { bonecraft } from './bonecraft.ts';
import { carrionCrows } from './carrion-crows.ts';
import { coma } from './coma.ts';
import { darknessWithin } from './darkness-within.ts';
import { disarm } from './disarm.ts';
import { eldritchGlimmer } from './eldritch-glimmer.ts';
import { eruptionOfVitae } from './eruption-of-vitae.ts';
import { fastReaction } from './fast-reaction.ts';
import { flakJacket } from './flak-jacket.ts';
import { flash } from './flash.ts';
import { fleshOfMarble } from './flesh-of-marble.ts';
import { formOfMist } from './form-of-mist.ts';
import { infernalPursuit } from './infernal-pursuit.ts';
import { leatherJacket } from './leather-jacket.ts';
import { psyche } from './psyche.ts';
import { register } from './registry.ts';
import { rowanRing } from './rowan-ring.ts';
import { sengirDagger } from './sengir-dagger.ts';
import { shatteringBlow } from './shattering-blow.ts';
import { skinOfRock } from './skin-of-rock.ts';
import { telepathicTracking } from './telepathic-tracking.ts';
import { theBarrens } from './the-barrens.ts';
import { theftOfVitae } from './theft-of-vitae.ts';
import { undeadStrength } from './undead-strength.ts';
import { unflinchingPersistence } from './unflinching-persistence.ts';
import { weatherControl } from './weather-control.ts';
import { withering } from './withering.ts';
import { wolfClaws } from './wolf-claws.ts';
import { wolfCompanion } from './wolf-companion.ts';

const list: readonly VtesCard[] = [
  magnum44,
  amaranth,
  anathema,
  bonecraft,
  carrionCrows,
  coma,
  darknessWithin,
  disarm,
  eldritchGlimmer,
  eruptionOfVitae,
  fastReaction,
  flakJacket,
  flash,
  fleshOfMarble,
  formOfMist,
  infernalPursuit,
  leatherJacket,
  psyche,
  rowanRing,
  sengirDagger,
  shatteringBlow,
  skinOfRock,
  telepathicTracking,
  theBarrens,
  theftOfVitae,
  undeadStrength,
  unflinchingPersistence,
  weatherControl,
  withering,
  wolfClaws,
  wolfCompanion,
];

register(list);

export { cards } from './registry.ts';
