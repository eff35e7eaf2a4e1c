import { beforeEach, expect, it, vi } from 'vitest';

const { init, login, logout } = vi.hoisted(() => ({
  init: vi.fn(),
  login: vi.fn(async () => undefined),
  logout: vi.fn(async () => undefined),
}));
vi.mock('react-onesignal', () => ({ default: { init, login, logout } }));

beforeEach(() => {
  for (const mock of [init, login, logout]) mock.mockClear();
  vi.resetModules();
});
/** A visit begins: nothing has been started yet. */
const visit = async () => (await import('./push.ts')).startPush;

// Proves student-1-8.
it('starts with the application, renews subscriptions and has its button', async () => {
  await (await visit())('app-1', undefined);
  expect(init.mock.calls[0]?.[0]).toMatchObject({
    appId: 'app-1',
    autoResubscribe: true,
    notifyButton: { enable: true },
  });
});

// Proves student-1-8, student-9-12.
it('asks by itself after a page view and five seconds, about what and in which words', async () => {
  await (await visit())('app-1', undefined);
  const [{ promptOptions }] = init.mock.calls[0] ?? [{}];
  expect(promptOptions.slidedown.prompts).toEqual([
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
  ]);
});

it('starts once a visit and does without where it is blocked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  init.mockRejectedValueOnce(new Error('blocked'));
  const startPush = await visit();
  await startPush('app-1', undefined);
  await startPush('app-1', undefined);
  expect(init).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('gives the device to whoever is signed in, and takes it back when they sign out', async () => {
  const startPush = await visit();
  const { signOutLocally } = await import('../auth-store.ts');
  await startPush('app-1', 'amina');
  await startPush('app-1', 'musa');
  expect(init).toHaveBeenCalledOnce();
  expect(login.mock.calls).toEqual([['amina'], ['musa']]);
  expect(logout).not.toHaveBeenCalled();
  signOutLocally();
  expect(logout).toHaveBeenCalledOnce();
});
