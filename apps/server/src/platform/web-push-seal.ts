import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** More than any text of ours takes. */
const RECORD = 4096;

/** What seals texts for one device: its public key and its secret, as its browser gave them. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Whether a device can be sealed for: its key is a point of the curve, its secret 16 bytes. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  if (!/^[\w-]{87}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) return false;
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Seals a text for one device, as RFC 8291 says: its push service cannot read it. */
export function sealForDevice(text: string, { p256dh, auth }: DeviceKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH(CURVE);
  const key = ours.generateKeys();
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, key]);
  const ikm = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const salt = randomBytes(16);
  const contentKey = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(key.length, 4);
  // One record, which its last byte says.
  const sealed = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([salt, head, key, ...sealed, cipher.getAuthTag()]);
}

const derive = (key: Buffer, salt: Buffer, about: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, about, length));
