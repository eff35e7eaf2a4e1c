/** Pauses before code is asked for again, in ms; after the last it is given up. */
const PAUSES_MS = [300, 1_000, 3_000, 9_000];

/**
 * Fetches code that somebody waits for, and again where that fails: a line that has just come back
 * often drops the first that is asked of it.
 */
export async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
