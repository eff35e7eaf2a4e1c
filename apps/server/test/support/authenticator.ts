import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey in software: makes and signs what a browser would, with ES256 and no attestation. */
export interface SoftwarePasskey {
  /** Answers what `navigator.credentials.create` is given, as JSON. */
  make(options: string): string;
  /** Answers what `navigator.credentials.get` is given, as JSON. */
  answer(options: string): string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A new passkey for the pages of `origin`. */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;

  /** Whose pages, present and verified, and how often it was used. */
  function authenticatorData(flags: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  }
  const clientData = (type: string, options: string) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin }));
  const credential = (response: object) =>
    JSON.stringify({
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const fields = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(fields);
  }

  return {
    make(options) {
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        authenticatorData(0x45),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    answer(options) {
      const authData = authenticatorData(0x05);
      const data = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}
