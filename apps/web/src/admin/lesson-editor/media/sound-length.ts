/** Beyond the end of any sound, in seconds. */
const BEYOND = 1_000_000;

/**
 * How long the sound of an element is, in ms. A recording of a browser does not say: it is read to its
 * end to find out, and stands at its beginning again.
 */
export function lengthOf(element: HTMLAudioElement, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { duration } = element;
      if (Number.isFinite(duration) && duration > 0) {
        if (element.currentTime > 0) element.currentTime = 0;
        resolve(Math.floor(duration * 1000));
      } else if (duration === Number.POSITIVE_INFINITY) element.currentTime = BEYOND;
    };
    element.addEventListener('loadedmetadata', look, { signal });
    element.addEventListener('durationchange', look, { signal });
    element.addEventListener('error', () => reject(new Error('no sound')), { signal });
    look();
  });
}
