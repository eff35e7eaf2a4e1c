import { expect, it } from 'vitest';
import { openFor, PhoneService } from '../../test/support/phones.ts';
import { areDeviceKeys, sealForDevice } from './web-push-seal.ts';

const { subtle } = globalThis.crypto;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The example of RFC 8291, section 5. */
const example = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

async function examplePair() {
  const point = Buffer.from(example.p256dh, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: example.d };
  const raw = bytesOf(example.p256dh);
  return {
    privateKey: await subtle.importKey('jwk', jwk, curve, true, ['deriveBits']),
    publicKey: await subtle.importKey('raw', raw, curve, true, []),
  };
}

// Proves ours-298.
it('is opened by a reader that opens the example of the standard', async () => {
  const pair = await examplePair();
  const auth = bytesOf(example.auth);
  const said = await openFor(pair, auth, bytesOf(example.sealed));
  expect(said).toBe('When I grow up, I want to be a watermelon');
  const words = 'السلام عليكم';
  const sealed = sealForDevice(words, example);
  expect(await openFor(pair, auth, new Uint8Array(sealed))).toBe(words);
  // Chance stands in each.
  expect(sealForDevice(words, example).equals(sealed)).toBe(false);
});

// Proves ours-299.
it('knows keys that no device can have', async () => {
  const device = await new PhoneService().phone('one');
  expect(areDeviceKeys(device)).toBe(true);
  expect(areDeviceKeys({ ...device, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  expect(areDeviceKeys({ ...device, p256dh: device.p256dh.slice(1) })).toBe(false);
  expect(areDeviceKeys({ ...device, auth: 'short' })).toBe(false);
});
