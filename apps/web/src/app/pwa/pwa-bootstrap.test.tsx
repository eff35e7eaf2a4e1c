import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from '../../platform/pwa/registration.ts';
import { type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { PwaBootstrap } from './pwa-bootstrap.tsx';

const init = vi.hoisted(() => vi.fn());
vi.mock('react-onesignal', () => ({ default: { init, login: vi.fn(async () => undefined) } }));

const settings = (oneSignalAppId: string) => ({
  siteName: 'Institute',
  logo: '',
  landingMessage: '',
  howto: '',
  aboutUs: '',
  aboutsite: '',
  privatelesson: '',
  paystackKey: '',
  whatsappNumber: '',
  subamount: '',
  timezone: 'Africa/Lagos',
  oneSignalAppId,
});
let server: MockServer;

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => import('../../platform/pwa/push.ts'), 60_000);
beforeEach(() => {
  server = mockServer();
  init.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-4-2.
it('starts no push where none is configured, and starts it with the page where one is', async () => {
  server.reply('get_app_settings', () => ok(settings('')));
  renderAt('/', <PwaBootstrap />);
  await vi.waitFor(() => expect(server.of('get_app_settings')).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(init).not.toHaveBeenCalled();
  cleanup();
  server.reply('get_app_settings', () => ok(settings('app-1')));
  renderAt('/', <PwaBootstrap />);
  await vi.waitFor(() => expect(init).toHaveBeenCalledOnce());
  expect(init.mock.calls[0]?.[0]).toMatchObject({ appId: 'app-1' });
});

// Proves student-1-9.
it('registers the service worker at /sw.js', async () => {
  const register = vi.fn().mockRejectedValue(new Error('not here'));
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, register } });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startWorker();
  expect(register.mock.calls.map(([path]) => path)).toEqual(['/sw.js']);
  warn.mockRestore();
});
