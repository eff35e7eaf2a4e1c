/*
 * What is being recorded at this moment, in whichever tab: a lock of the browser, which goes with its tab however that
 * ends. Where a browser has no locks nothing is known of other tabs.
 */

const PREFIX = 'takes-recording:';

/** What ends the locks that this tab holds, or has asked for, by the name of what it records. */
const own = new Map<string, () => void>();

/** Says to all tabs that something is being recorded here. */
export function recordingRuns(name: string): void {
  if (!navigator.locks || own.has(name)) return;
  const ended = new Promise<void>((resolve) => own.set(name, resolve));
  // Where two tabs record the same, the first one's is enough.
  const held = navigator.locks.request(PREFIX + name, { ifAvailable: true }, () => ended);
  held.catch(() => undefined);
}

/** The recording is over here. */
export function recordingEnded(name: string): void {
  own.get(name)?.();
  own.delete(name);
}

/** Says of a name whether it is being recorded now. */
export async function recordedNow(): Promise<(name: string) => boolean> {
  const locks = await navigator.locks?.query?.().catch(() => null);
  const names = new Set(locks?.held?.map(({ name }) => name));
  return (name) => names.has(PREFIX + name);
}
