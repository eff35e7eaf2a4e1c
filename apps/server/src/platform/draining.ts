import { setTimeout as wait } from 'node:timers/promises';

/**
 * The time between a stop signal and the stop in which a process serves as before, but says at
 * `/readyz` that it is to be handed nothing more: a balancer needs a moment to see it.
 */
export interface Draining {
  /** Whether the stop is on its way. */
  isOn: boolean;
  /** Begins it; over after `seconds`. */
  run(seconds: number): Promise<void>;
}

export function makeDraining(): Draining {
  return {
    isOn: false,
    async run(seconds) {
      this.isOn = true;
      await wait(seconds * 1000);
    },
  };
}
