/**
 * Keeps the screen from going dark while somebody speaks: a phone that sleeps hides the page, and with it ends
 * what is said. Gives the function that lets it sleep. A page that was hidden asks again.
 */
export function keepAwake(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null);
  return () => void lock?.then((held) => held?.release());
}
