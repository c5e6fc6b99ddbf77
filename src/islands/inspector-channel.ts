/** How a simulation and the inspector's window hear of each other: both have this, and neither has the other's scripts. */
export const CHANNEL = 'regula-inspector';
/** What the inspector's window says when it listens. */
export const READY = 'ready';
