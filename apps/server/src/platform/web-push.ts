import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Clock } from './clock.ts';
import { isOutside, type PostOut } from './post-out.ts';
import { timeLimits } from './time-limits.ts';
import { areDeviceKeys, type DeviceKeys, sealForDevice } from './web-push-seal.ts';

/** A device, by what its browser was given by its push service. */
export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

/** A text for a device. */
export interface PushText {
  text: string;
  /** How long its push service keeps it for a device that is off. */
  seconds: number;
  /** A phone that sleeps is woken by what is urgent. */
  isUrgent: boolean;
}

/** It was taken; nobody listens there any more; it will never be taken; it may be tried again. */
export type Pushed = 'sent' | 'gone' | 'refused' | 'later';

/** Sends texts to devices through the push services of their browsers. */
export interface WebPush {
  /** By which those services know us. */
  publicKey: string;
  isUsable(device: PushDevice): boolean;
  send(device: PushDevice, text: PushText, signal?: AbortSignal): Promise<Pushed>;
}

/** A key is good for a day at most (RFC 8292). */
const TOKEN_SECONDS = 12 * 3600;

/** A new private key, as the product keeps it. */
export function makePushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
}

/** Web Push (RFC 8030, 8291, 8292), by the key of {@link makePushKey}; `contact` is whom a service writes to. */
export function openWebPush(options: {
  key: string;
  contact: string;
  clock: Clock;
  post: PostOut;
}): WebPush {
  const { contact, clock, post } = options;
  const der = Buffer.from(options.key, 'base64url');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');

  const tokenFor = (endpoint: string): string => {
    const exp = Math.floor(clock.now().getTime() / 1000) + TOKEN_SECONDS;
    const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signed = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
    return `${said}.${signed.toString('base64url')}`;
  };

  return {
    publicKey,
    isUsable: (device) => isOutside(device.endpoint) && areDeviceKeys(device),
    async send(device, { text, seconds, isUrgent }, signal) {
      const timeout = AbortSignal.timeout(timeLimits.push);
      try {
        const status = await post(device.endpoint, {
          headers: {
            authorization: `vapid ${[`t=${tokenFor(device.endpoint)}`, `k=${publicKey}`].join(',')}`,
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(seconds),
            urgency: isUrgent ? 'high' : 'normal',
          },
          body: sealForDevice(text, device),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return outcomeOf(status);
      } catch {
        return 'later';
      }
    },
  };
}

/** What an answer of a push service means. */
function outcomeOf(status: number): Pushed {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 || status === 408 ? 'later' : 'refused';
}
