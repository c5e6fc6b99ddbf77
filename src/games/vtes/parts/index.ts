/** Every part that not all situations need, for whoever has no bytes to spare. */
import './action.ts';
import './additional.ts';
import './choices.ts';
import './diablerie.ts';
import './following.ts';
import './masters.ts';
import './restraints.ts';
import './singular.ts';
import './weapons.ts';
