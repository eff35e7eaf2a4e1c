import { levelsOf } from '../../platform/takes/levels.ts';
import type { Take } from '../../platform/takes/take.ts';
import type { Captured } from './capture.ts';

/** How long a recording waits for the code that mends it, in ms: a line may be cut. */
const LIMIT_MS = 4_000;

const mending = () => import('../../platform/takes/mend-sound.ts');

/** Fetches what {@link finishTake} needs, while somebody speaks. */
export const prepareToFinish = () => void mending().catch(() => undefined);

/** A recording as the browser made it. */
export const takeOf = ({ blob, seconds, heard }: Captured): Take => ({
  ...{ blob, seconds },
  levels: levelsOf(heard),
});

/** A recording with its true length, in which any place is found; else as the browser made it. */
export async function finishTake(captured: Captured): Promise<Take> {
  const raw = takeOf(captured);
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS));
  const mended = mending().then((code) => code.mendSound(captured.blob));
  const found = await Promise.race([mended.catch(() => null), limit]);
  return found ? { ...raw, ...found } : raw;
}
