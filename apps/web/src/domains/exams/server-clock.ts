/** How far the server's clock is ahead of the device's, in ms; clocks of phones are often wrong. */
let ahead = 0;

/** Notes what the server's clock said in an answer, and when that came by the device's. */
export function noteServerTime(serverTime: number, receivedAt: number): void {
  ahead = serverTime - receivedAt;
}

/** What an answer that has just come says of the server's clock, in whole seconds; a little off is let be. */
export function noteServerSecond(serverSecond: number): void {
  const apart = serverSecond * 1000 - serverNow();
  if (Math.abs(apart) > 3_000) ahead += apart;
}

/** The server's clock, as far as the device can tell. */
export const serverNow = (): number => Date.now() + ahead;
