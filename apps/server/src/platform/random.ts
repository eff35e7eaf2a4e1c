import { createHmac, hash as digest, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The product's only source of chance, and the hashing that goes with it. */

/** A URL-safe token of `bytes` random bytes; never all digits, so that it is never taken for an id. */
export function token(bytes: number): string {
  for (;;) {
    const text = randomBytes(bytes).toString('base64url');
    if (!/^\d+$/.test(text)) return text;
  }
}

/** Random bytes, for what is neither a token nor a code. */
export const bytes = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(count));

/** The public token of a class, lesson or message: 128 bits. */
export const randToken = () => token(16);

/** `length` random digits, as a mailed code. */
export const randomDigits = (length: number) =>
  Array.from({ length }, () => randomInt(10)).join('');

/** A whole number from 0 to `limit` - 1. */
export const below = (limit: number) => randomInt(limit);

const REFERRAL_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `length` characters that are easy to read aloud. */
export const readableCode = (length: number) =>
  Array.from({ length }, () => REFERRAL_LETTERS[randomInt(REFERRAL_LETTERS.length)]).join('');

/** How tokens and codes are stored: the value itself is in the browser or the mail alone. */
export const hash = (value: string) => digest('sha256', value, 'base64url');

/** The same in hexadecimal digits, as others write it. */
export const hexHash = (value: string) => digest('sha256', value, 'hex');

/** Keyed hash, for signed addresses. */
export const sign = (key: string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');

/** Compares two texts in a time that tells nothing of where they differ. */
export const sameText = (a: string, b: string) => isHashOf(a, hash(b));

/** Whether `value` has this hash, in a time that tells nothing of where they differ. */
export function isHashOf(value: string, hashed: string): boolean {
  const [left, right] = [Buffer.from(hash(value)), Buffer.from(hashed)];
  return left.length === right.length && timingSafeEqual(left, right);
}
