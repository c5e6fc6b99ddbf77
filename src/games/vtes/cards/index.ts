import type { VtesCard } from '../words.ts';
import { magnum44 } from './44-magnum.ts';
import { amaranth } from './amaranth.ts';
import { ambrosioLuisMoncadaPlenipotentiary } from './ambrosio-luis-moncada-plenipotentiary.ts';
import { anathema } from './anathema.ts';
import { anestheticTouch } from './anesthetic-touch.ts';
import { apparition } from './apparition.ts';
import { bewitchingOration } from './bewitching-oration.ts';
import { blissfulAgony } from './blissful-agony.ts';
import { bloodFury } from './blood-fury.ts';
import { bloodOfAcid } from './blood-of-acid.ts';
import { bloodRage } from './blood-rage.ts';
import { bloodToWater } from './blood-to-water.ts';
import { blur } from './blur.ts';
import { bonecraft } from './bonecraft.ts';
import { brothersBlood } from './brothers-blood.ts';
import { bumsRush } from './bums-rush.ts';
import { cailean } from './cailean.ts';
import { carrionCrows } from './carrion-crows.ts';
import { catsGuidance } from './cats-guidance.ts';
import { charnasTheImp } from './charnas-the-imp.ts';
import { chiropteranMarauder } from './chiropteran-marauder.ts';
import { coagulateBlood } from './coagulate-blood.ts';
import { coma } from './coma.ts';
import { concealedWeapon } from './concealed-weapon.ts';
import { coordinateAttacks } from './coordinate-attacks.ts';
import { crimsonFury } from './crimson-fury.ts';
import { dagonsCall } from './dagons-call.ts';
import { darknessWithin } from './darkness-within.ts';
import { decapitate } from './decapitate.ts';
import { directIntervention } from './direct-intervention.ts';
import { disarm } from './disarm.ts';
import { dragonsBreathRounds } from './dragons-breath-rounds.ts';
import { drawingOutTheBeast } from './drawing-out-the-beast.ts';
import { dreamsOfTheSphinx } from './dreams-of-the-sphinx.ts';
import { eldritchGlimmer } from './eldritch-glimmer.ts';
import { elysiumTheArboretum } from './elysium-the-arboretum.ts';
import { entombment } from './entombment.ts';
import { eruptionOfVitae } from './eruption-of-vitae.ts';
import { exNihilo } from './ex-nihilo.ts';
import { eyesOfTheNight } from './eyes-of-the-night.ts';
import { fame } from './fame.ts';
import { fastReaction } from './fast-reaction.ts';
import { fearOfTheVoidBelow } from './fear-of-the-void-below.ts';
import { flakJacket } from './flak-jacket.ts';
import { flash } from './flash.ts';
import { fleshOfMarble } from './flesh-of-marble.ts';
import { fleshcraft } from './fleshcraft.ts';
import { formOfMist } from './form-of-mist.ts';
import { fragmentOfTheBookOfNod } from './fragment-of-the-book-of-nod.ts';
import { freakDrive } from './freak-drive.ts';
import { ghoulRetainer } from './ghoul-retainer.ts';
import { havenUncovered } from './haven-uncovered.ts';
import { hiddenLurker } from './hidden-lurker.ts';
import { illusionsOfTheKindred } from './illusions-of-the-kindred.ts';
import { immortalGrapple } from './immortal-grapple.ts';
import { infernalPursuit } from './infernal-pursuit.ts';
import { ivanKrenyenko } from './ivan-krenyenko.ts';
import { ivoryBow } from './ivory-bow.ts';
import { jacko } from './jacko.ts';
import { kineResourcesContested } from './kine-resources-contested.ts';
import { kingOfTheMountain } from './king-of-the-mountain.ts';
import { krakensKiss } from './krakens-kiss.ts';
import { leatherJacket } from './leather-jacket.ts';
import { legacyOfPower } from './legacy-of-power.ts';
import { luckyBlow } from './lucky-blow.ts';
import { manstopperRounds } from './manstopper-rounds.ts';
import { marielLadyThunder } from './mariel-lady-thunder.ts';
import { michaelLuther } from './michael-luther.ts';
import { mirrorImage } from './mirror-image.ts';
import { obedience } from './obedience.ts';
import { politicalStruggle } from './political-struggle.ts';
import { powerbaseMadrid } from './powerbase-madrid.ts';
import { precognition } from './precognition.ts';
import { psyche } from './psyche.ts';
import { pulledFangs } from './pulled-fangs.ts';
import { quickness } from './quickness.ts';
import { reformBody } from './reform-body.ts';
import { register } from './registry.ts';
import { ritualOfTheBitterRose } from './ritual-of-the-bitter-rose.ts';
import { rotschreck } from './rotschreck.ts';
import { rowanRing } from './rowan-ring.ts';
import { scorpionSting } from './scorpion-sting.ts';
import { scorpionsTouch } from './scorpions-touch.ts';
import { sengirDagger } from './sengir-dagger.ts';
import { shadowStep } from './shadow-step.ts';
import { shatteringBlow } from './shattering-blow.ts';
import { sirensLure } from './sirens-lure.ts';
import { skinOfRock } from './skin-of-rock.ts';
import { sniperRifle } from './sniper-rifle.ts';
import { soulBurn } from './soul-burn.ts';
import { soulStealing } from './soul-stealing.ts';
import { spiritsTouch } from './spirits-touch.ts';
import { stutterStep } from './stutter-step.ts';
import { suddenReversal } from './sudden-reversal.ts';
import { tasteOfVitae } from './taste-of-vitae.ts';
import { telepathicTracking } from './telepathic-tracking.ts';
import { terrorFrenzy } from './terror-frenzy.ts';
import { theBarrens } from './the-barrens.ts';
import { theKhabarHonor } from './the-khabar-honor.ts';
import { theftOfVitae } from './theft-of-vitae.ts';
import { thoughtsBetrayed } from './thoughts-betrayed.ts';
import { thrownSewerLid } from './thrown-sewer-lid.ts';
import { tornSignpost } from './torn-signpost.ts';
import { trap } from './trap.ts';
import { twistingTheKnife } from './twisting-the-knife.ts';
import { undeadPersistence } from './undead-persistence.ts';
import { undeadStrength } from './undead-strength.ts';
import { unflinchingPersistence } from './unflinching-persistence.ts';
import { ventrueHeadquarters } from './ventrue-headquarters.ts';
import { voiceOfMadness } from './voice-of-madness.ts';
import { wakeWithEveningsFreshness } from './wake-with-evenings-freshness.ts';
import { weatherControl } from './weather-control.ts';
import { withering } from './withering.ts';
import { wolfClaws } from './wolf-claws.ts';
import { wolfCompanion } from './wolf-companion.ts';
import { zipGun } from './zip-gun.ts';

const list: readonly VtesCard[] = [
  magnum44,
  amaranth,
  ambrosioLuisMoncadaPlenipotentiary,
  anathema,
  anestheticTouch,
  apparition,
  bewitchingOration,
  blissfulAgony,
  bloodFury,
  bloodOfAcid,
  bloodRage,
  bloodToWater,
  blur,
  bonecraft,
  brothersBlood,
  bumsRush,
  cailean,
  carrionCrows,
  catsGuidance,
  charnasTheImp,
  chiropteranMarauder,
  coagulateBlood,
  coma,
  concealedWeapon,
  coordinateAttacks,
  crimsonFury,
  dagonsCall,
  darknessWithin,
  decapitate,
  directIntervention,
  disarm,
  dragonsBreathRounds,
  drawingOutTheBeast,
  dreamsOfTheSphinx,
  eldritchGlimmer,
  elysiumTheArboretum,
  entombment,
  eruptionOfVitae,
  exNihilo,
  eyesOfTheNight,
  fame,
  fastReaction,
  fearOfTheVoidBelow,
  flakJacket,
  flash,
  fleshOfMarble,
  fleshcraft,
  formOfMist,
  fragmentOfTheBookOfNod,
  freakDrive,
  ghoulRetainer,
  havenUncovered,
  hiddenLurker,
  illusionsOfTheKindred,
  immortalGrapple,
  infernalPursuit,
  ivanKrenyenko,
  ivoryBow,
  jacko,
  kineResourcesContested,
  kingOfTheMountain,
  krakensKiss,
  leatherJacket,
  legacyOfPower,
  luckyBlow,
  manstopperRounds,
  marielLadyThunder,
  michaelLuther,
  mirrorImage,
  obedience,
  politicalStruggle,
  powerbaseMadrid,
  precognition,
  psyche,
  pulledFangs,
  quickness,
  reformBody,
  ritualOfTheBitterRose,
  rotschreck,
  rowanRing,
  scorpionSting,
  scorpionsTouch,
  sengirDagger,
  shadowStep,
  shatteringBlow,
  sirensLure,
  skinOfRock,
  sniperRifle,
  soulBurn,
  soulStealing,
  spiritsTouch,
  stutterStep,
  suddenReversal,
  tasteOfVitae,
  telepathicTracking,
  terrorFrenzy,
  theBarrens,
  theKhabarHonor,
  theftOfVitae,
  thoughtsBetrayed,
  thrownSewerLid,
  tornSignpost,
  trap,
  twistingTheKnife,
  undeadPersistence,
  undeadStrength,
  unflinchingPersistence,
  ventrueHeadquarters,
  voiceOfMadness,
  wakeWithEveningsFreshness,
  weatherControl,
  withering,
  wolfClaws,
  wolfCompanion,
  zipGun,
];

register(list);

export { cards } from './registry.ts';
