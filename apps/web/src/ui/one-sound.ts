/** Stops what is heard now. */
let stopHeard: () => void = () => undefined;

/** Stops whatever else is heard: sounds do not talk across each other. `stop` stops this one. */
export function hearAlone(stop: () => void): void {
  if (stop === stopHeard) return;
  stopHeard();
  stopHeard = stop;
}
