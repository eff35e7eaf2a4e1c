import { MINUTE_MS } from '@institute/contract/time/durations';

/** Tries a mail server may put off one mail before it counts as failed: some two days. */
export const MOST_ATTEMPTS = 16;
const LONGEST_WAIT_MINUTES = 4 * 60;
const LONGEST_OUTAGE_WAIT_MINUTES = 10;

/** When a mail that was put off is tried again: after 1, 2, 4 … minutes, at most 4 hours. */
export function retryAt(now: Date, attempts: number): Date {
  const minutes = Math.min(2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/**
 * When a mail is tried again that found no mail server: after half a minute, for as long as it
 * takes. One that met with it again and again may be what breaks the connection: it waits longer.
 */
export function retryAfterOutage(now: Date, attempts: number): Date {
  const minutes = Math.min(Math.max(0.5, attempts - 10), LONGEST_OUTAGE_WAIT_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The Message-ID of a message to one user: the same whenever it is sent. */
export function messageIdOf(message: { rand: string; userId: number }, mailFrom: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${message.rand}.${message.userId}@${domain}>`;
}
