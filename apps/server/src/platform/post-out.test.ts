import type { lookup } from 'node:dns';
import { expect, it } from 'vitest';
import { isOutside, isPublicAddress, makePostOut } from './post-out.ts';

/** Sends to an address, whatever the name is that it is asked for. */
const postTo = (address: string) =>
  makePostOut(((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as typeof lookup);

const what = { headers: {}, body: Buffer.of(1), signal: AbortSignal.timeout(5_000) };

// Proves ours-299.
it.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['http://push.example.com/a', false],
  ['https://push.example.com:8443/a', false],
  ['https://me:you@push.example.com/a', false],
  ['https://127.0.0.1/a', false],
  ['https://2130706433/a', false],
  ['https://[::1]/a', false],
  ['https://localhost/a', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s is an address out in the world: %s', (url, is) => {
  expect(isOutside(url)).toBe(is);
});

// Proves ours-299.
it.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '100.64.0.1',
  '::1',
  'fd00::1',
])('does not ask %s, whatever name it goes by', async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
  const postOut = postTo(address);
  const sent = postOut('https://push.example.com/a', what);
  await expect(sent).rejects.toThrow('push.example.com has no public address');
  await expect(postOut(`https://${address}/a`, what)).rejects.toThrow('out in the world');
});

it('knows addresses of the world', () => {
  expect(['142.250.1.1', '2a00:1450::1'].map(isPublicAddress)).toEqual([true, true]);
});
