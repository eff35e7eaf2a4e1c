// Proves promise-18.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PushService, startPushService } from '../../test/support/push-service.ts';
import { openPush, type Push, PushRefused } from './push.ts';

let service: PushService;
let push: Push;

beforeEach(async () => {
  service = await startPushService();
  const { url } = service;
  push = openPush({ appId: 'app', key: 'key', url, idKey: 'secret', timeoutMs: 300 });
});
afterEach(() => service.close());

const news = { title: 'A lesson', text: 'It is there', url: '/', onceKey: 'message:1:0' };

it('does not wait for a service that never answers, and sends under the same key when it does', async () => {
  service.answerWith(null);
  const silent = await push.send([{ id: 1, pushEpoch: 0 }], news).catch((error: unknown) => error);
  expect(silent).toMatchObject({ name: 'TimeoutError' });
  expect(silent).not.toBeInstanceOf(PushRefused);
  await expect(push.forget('name')).rejects.toMatchObject({ name: 'TimeoutError' });
  service.answerWith(200);
  await push.send([{ id: 1, pushEpoch: 0 }], news);
  await push.forget('name');
  const [first, second, ...others] = service.asked.map(({ body }) => body.idempotency_key);
  expect(second).toBe(first);
  expect(others).toEqual([]);
});
