import type { PhoneNews } from '@institute/contract/messages/phone-push';
import type { PostOut } from '../../src/platform/post-out.ts';
import type { Client } from './client.ts';

const { subtle } = globalThis.crypto;
type Pair = Awaited<ReturnType<typeof makePair>>;

const makePair = async () => {
  const made = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  if (!('privateKey' in made)) throw new Error('no pair of keys');
  return made;
};
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(bytes as ArrayBuffer).toString('base64url');

/** What came at a push service, opened. */
export interface Arrived {
  phone: string;
  news: PhoneNews;
  headers: Record<string, string>;
  /** What the sender's token says, whose signature is right. */
  token: { aud: string; exp: number; sub: string };
  /** The key the sender is known by. */
  key: string;
}

/** A push service with the phones that listen there; it reads what comes as they would, by Web Crypto. */
export class PhoneService {
  readonly arrived: Arrived[] = [];
  /** With which status each request is answered. */
  status = 201;
  /** What happens before the answer. */
  meanwhile: () => Promise<unknown> = async () => undefined;
  private readonly phones = new Map<string, { pair: Pair; auth: Uint8Array<ArrayBuffer> }>();

  /** A phone, as its browser tells the page of it. */
  async phone(name: string) {
    const pair = await makePair();
    const auth = globalThis.crypto.getRandomValues(new Uint8Array(16));
    const endpoint = `https://push.example.com/send/${name}`;
    this.phones.set(endpoint, { pair, auth });
    const p256dh = textOf(await subtle.exportKey('raw', pair.publicKey));
    return { endpoint, p256dh, auth: textOf(auth) };
  }

  /** Has somebody's phone ring, and gives its name. */
  async ringFor(call: Client, name: string): Promise<string> {
    const { data } = await call.setPhonePush(await this.phone(name));
    return data.name;
  }

  readonly post: PostOut = async (url, { headers, body }) => {
    const phone = this.phones.get(url);
    if (!phone) throw new Error(`no phone listens at ${url}`);
    await this.meanwhile();
    if (this.status !== 201) return this.status;
    const text = await openFor(phone.pair, phone.auth, new Uint8Array(body));
    const { token, key } = await readToken(headers.authorization ?? '');
    const name = url.split('/').at(-1) ?? '';
    this.arrived.push({ phone: name, news: JSON.parse(text), headers, token, key });
    return 201;
  };
}

/** Opens one record of RFC 8188 for a phone, by the keys of RFC 8291. */
export async function openFor(
  pair: Pair,
  auth: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const salt = body.slice(0, 16);
  const length = body[20] ?? 0;
  const sender = body.slice(21, 21 + length);
  const theirs = await subtle.importKey(
    'raw',
    sender,
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    [],
  );
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256);
  const own = await subtle.exportKey('raw', pair.publicKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(own), sender]);
  const ikm = await hkdf(shared, auth, about, 32);
  const key = await hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const opened = Buffer.from(
    await subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + length)),
  );
  if (opened.at(-1) !== 2) throw new Error('the record does not say that it is the last');
  return opened.subarray(0, -1).toString();
}

async function hkdf(
  from: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  about: Uint8Array,
  length: number,
): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  const info = new Uint8Array(about);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
}

/** Reads the sender's token (RFC 8292); throws where its signature is not of the key beside it. */
async function readToken(header: string): Promise<Pick<Arrived, 'token' | 'key'>> {
  const [, token = '', key = ''] = /^vapid t=(.+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const known = await subtle.importKey('raw', bytesOf(key), ecdsa, false, ['verify']);
  const said = new Uint8Array(Buffer.from(`${head}.${claims}`));
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  if (!(await subtle.verify(how, known, bytesOf(signature), said))) throw new Error('not signed');
  return { token: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
