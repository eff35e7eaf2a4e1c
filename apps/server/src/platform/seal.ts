import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encryption of what must be read again, unlike what is hashed: AES-256-GCM. */

const keyOf = (key: string) => createHash('sha256').update(key).digest();

/** Encrypts a text for `owner`: it opens for nobody else, so that rows cannot be exchanged. */
export function seal(key: string, text: string, owner: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed for `owner`. Throws when it was not, or is not what was sealed. */
export function unseal(key: string, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
