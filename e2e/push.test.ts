import { sendMessage } from '@institute/contract/messages/managed-messages';
import type { BrowserContext } from '@playwright/test';
import { type PushService, startPushService } from '../apps/server/test/support/push-service.ts';
import { newStudent } from './support/api.ts';
import { test as base, expect } from './support/test.ts';

const APP_ID = '0b0e8b1c-7d1f-4c53-9b6a-2f6f5e5a7a10';
const SDK = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';
const OF_PUSH = /request to https:\/\/cdn\.onesignal\.com/;

const test = base.extend<object, { service: PushService }>({
  service: [
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ service }, use) =>
      use({
        ONESIGNAL_APP_ID: APP_ID,
        ONESIGNAL_API_KEY: 'key-of-the-journeys',
        ONESIGNAL_API_URL: service.url,
      }),
    { scope: 'worker' },
  ],
});

/** Mocks the service's script: the mock keeps what it is started with. */
async function mockSdk(context: BrowserContext): Promise<void> {
  await context.route(SDK, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        window.startedWith = [];
        window.people = [];
        const service = {
          init: async (options) => { window.startedWith.push(options); },
          login: async (id) => { window.people.push(id); },
          logout: async () => { window.people.push(null); },
        };
        const waiting = window.OneSignalDeferred ?? [];
        window.OneSignalDeferred = { push: (act) => act(service) };
        for (const act of waiting) act(service);
      `,
    }),
  );
}

type Started = { startedWith?: Record<string, unknown>[]; people?: (string | null)[] };

test('starts behind the sign-in, once a visit, with the prompt of the specification', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student, serviceWorker: true });
  const { page } = visitor;
  await mockSdk(visitor.context);
  await page.goto('/');
  const started = () => page.evaluate(() => (window as Started).startedWith);
  await expect.poll(started, { timeout: 15_000 }).toHaveLength(1);
  await page.getByRole('link', { name: /^Available classes/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Available Classes' }).waitFor();

  expect(await started()).toEqual([
    expect.objectContaining({
      appId: APP_ID,
      autoResubscribe: true,
      notifyButton: expect.objectContaining({ enable: true }),
      promptOptions: {
        slidedown: {
          prompts: [
            {
              type: 'category',
              autoPrompt: true,
              delay: { pageViews: 1, timeDelay: 5 },
              categories: [
                { tag: 'arabic-lessons', label: 'Arabic Lessons' },
                { tag: 'culture-tips', label: 'Culture Tips' },
              ],
              text: {
                actionMessage:
                  'Would you like to receive updates about new Arabic lessons and cultural tips?',
                acceptButton: 'Yes, keep me updated',
                cancelButton: 'No thanks',
              },
            },
          ],
        },
      },
    }),
  ]);
  await visitor.leave(OF_PUSH);
});

test('names a worker that is there, in a scope that leaves ours alone', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student, serviceWorker: true });
  const { page } = visitor;
  await mockSdk(visitor.context);
  await page.goto('/');
  await page.waitForFunction(() => (window as Started).startedWith?.length === 1);
  const [path, scope] = await page.evaluate(() => {
    const options = (window as Started).startedWith?.[0] ?? {};
    return [options.serviceWorkerPath, options.serviceWorkerParam];
  });
  expect(scope).toEqual({ scope: '/push/' });
  const worker = await fetch(`${url}/${path}`);
  expect(worker.headers.get('content-type')).toMatch(/javascript/);
  expect(await worker.text()).toContain('OneSignalSDK.sw.js');
  await page.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'),
  );
  await visitor.leave(OF_PUSH);
});

test('asks nothing of another host before the sign-in, nor suffers when the host is away', async ({
  visit,
  url,
}) => {
  const before = await visit({ size: 'phone', serviceWorker: true });
  await before.page.goto('/login');
  await before.page.getByRole('button', { name: 'Got it' }).click();
  await before.leave();

  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student, serviceWorker: true });
  await visitor.context.route(SDK, (route) => route.abort());
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await visitor.leave(/cdn\.onesignal\.com/);
});

test('tells the device of whoever is signed in, and of nobody after signing out', async ({
  visit,
  url,
  admin,
  service,
}) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'desktop', as: student, serviceWorker: true });
  const { page } = visitor;
  await mockSdk(visitor.context);
  await page.goto('/');
  const people = () => page.evaluate(() => (window as Started).people);
  await expect.poll(people).toHaveLength(1);
  const [own] = (await people()) ?? [];

  const message = {
    subject: 'News · خبر',
    message: 'It is here.',
    delivery_method: 'inApp' as const,
  };
  await admin.call(sendMessage, { ...message, recipients: [student.user.email] });
  const told = () => service.asked.find(({ body }) => body.headings.en === message.subject)?.body;
  await expect.poll(told, { timeout: 90_000, intervals: [500] }).toBeDefined();
  expect(told()?.include_aliases.external_id).toEqual([own]);
  const way = new URL(told()?.web_url ?? '');
  await page.goto(way.pathname);
  await page.getByRole('heading', { level: 1, name: message.subject }).waitFor();
  // What opening the message has set off is answered while the session lasts.
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(people).toEqual([own, null]);
  await visitor.leave(OF_PUSH);
});
