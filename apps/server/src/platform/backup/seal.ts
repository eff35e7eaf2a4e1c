import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A large library, which those processes load that seal or open something. */
const age = () => import('age-encryption');

/** Whether a text is the public key of an age identity, for which a backup can be sealed. */
export const isPublicKey = async (text: string): Promise<boolean> => {
  try {
    new (await age()).Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
};

/** A pair of keys that nothing but this process will ever know. */
export async function passingKey(): Promise<{ publicKey: string; secretKey: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const secretKey = await generateX25519Identity();
  return { secretKey, publicKey: await identityToRecipient(secretKey) };
}

/** The secret key in a file such as `age-keygen` writes, comments left out; `-` is the input. */
export async function readSecretKey(path: string): Promise<string> {
  const written = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
  return /^AGE-SECRET-KEY-\S+/m.exec(written)?.[0] ?? '';
}

/** Bytes, encrypted as they come so that each of the keys alone opens them (age v1). */
export async function* sealed(
  bytes: AsyncIterable<Uint8Array>,
  publicKeys: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encrypter = new (await age()).Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  yield* await encrypter.encrypt(webStream(bytes));
}

/**
 * Bytes that {@link sealed} gave, as they were.
 * @throws Error when the key opens them not, or when they are damaged
 */
export async function* unsealed(
  bytes: AsyncIterable<Uint8Array>,
  secretKey: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new (await age()).Decrypter();
  decrypter.addIdentity(secretKey);
  yield* await decrypter.decrypt(webStream(bytes));
}

const webStream = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;
