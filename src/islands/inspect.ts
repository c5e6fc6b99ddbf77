/** Shows the running machine to the inspector's window, over a channel that no other site hears. Loaded when it is asked for. */
import { createEffect, onCleanup } from 'solid-js';
import type { Game } from '../engine/game.ts';
import type { Simulation } from '../simulation/index.ts';
import { messagesOf } from '../simulation/inspection.ts';
import { CHANNEL, READY } from './inspector-channel.ts';

/** Sends what the machine lives through, again from the start after each step: the inspector always shows this very line. */
export function createInspection<T>(game: Game<T>, simulation: () => Simulation<T>): void {
  const channel = new BroadcastChannel(CHANNEL);
  const send = (): void => {
    for (const message of messagesOf(game, simulation())) channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === READY) send();
  };
  createEffect(send);
  onCleanup(() => channel.close());
}
