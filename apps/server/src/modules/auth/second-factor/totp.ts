import { Secret, TOTP } from 'otpauth';
import { bytes } from '../../../platform/random.ts';

/** Authenticator codes (RFC 6238) as every app makes them: SHA-1, six digits, 30 seconds. */

/** A new secret, 160 bits, in the letters that apps and people exchange. */
export function newSecret(): string {
  return new Secret({ buffer: bytes(20).buffer }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(
  secret: string,
  about: { issuer: string; account: string },
): string {
  return new TOTP({ issuer: about.issuer, label: about.account, secret }).toString();
}

/**
 * The step of time whose code this is, one before or after the present at most, for clocks that
 * differ; null when it is the code of none.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
