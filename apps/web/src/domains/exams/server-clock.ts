/** How far the server's clock is ahead of the device's, in ms; clocks of phones are often wrong. */
let ahead = 0;

/** Notes what the server's clock said in an answer, and when that came by the device's. */
export function noteServerTime(serverTime: number, receivedAt: number): void {
  ahead = serverTime - receivedAt;
}

/** The server's clock, as far as the device can tell. */
export const serverNow = (): number => Date.now() + ahead;
