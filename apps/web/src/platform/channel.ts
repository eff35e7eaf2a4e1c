/** A channel to the other tabs of the institute; null where there are none, such as on the server, whose process it would keep alive. */
export function openChannel(name: string): BroadcastChannel | null {
  const isBrowser = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  return isBrowser ? new BroadcastChannel(name) : null;
}
