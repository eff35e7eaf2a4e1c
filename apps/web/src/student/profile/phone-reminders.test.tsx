// Proves ours-303.

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { PhoneReminders } from './phone-reminders.tsx';

let server: MockServer;
/** Under which name the server knows the device, and the device itself. */
let known: string;
let kept: string | null;
let subscribed: boolean;
let permission: NotificationPermission;
const closed = vi.fn();

const subscription = {
  unsubscribe: async () => {
    subscribed = false;
  },
  toJSON: () => ({ endpoint: 'https://push.example.com/a', keys: { p256dh: 'k', auth: 'a' } }),
};
const registration = {
  getNotifications: async () => [{ close: closed }],
  pushManager: {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn(async () => {
      subscribed = true;
      return subscription;
    }),
  },
};

beforeEach(() => {
  [known, kept, subscribed, permission] = ['', null, false, 'default'];
  vi.clearAllMocks();
  server = mockServer();
  server.reply('get_phone_push', () => ok({ public_key: 'BAAB', name: known }));
  server.reply('set_phone_push', () => {
    known = 'mine';
    return ok({ name: known });
  });
  server.reply('remove_phone_push', () => {
    known = '';
    return ok(null);
  });
  const container = {
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  const cache = {
    put: async (_: string, response: Response) => {
      kept = await response.text();
    },
    delete: async () => {
      kept = null;
    },
  };
  const match = async () => (kept === null ? undefined : new Response(kept));
  vi.stubGlobal('caches', { match, open: async () => cache });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const box = () => screen.findByLabelText<HTMLInputElement>(/^Reminders on this device/);

it('rings and is silent again by one press each', async () => {
  permission = 'granted';
  renderAt('/profile', <PhoneReminders />);
  const ring = await box();
  expect(ring.checked).toBe(false);
  fireEvent.click(ring);
  await waitFor(() => expect([ring.checked, ring.disabled]).toEqual([true, false]));
  const sent = server.of('set_phone_push')[0]?.fields;
  expect(sent?.get('endpoint')).toBe('https://push.example.com/a');
  expect([sent?.get('p256dh'), sent?.get('auth'), kept]).toEqual(['k', 'a', 'mine']);
  const asked = registration.pushManager.subscribe.mock.calls as unknown as [
    PushSubscriptionOptionsInit,
  ][];
  expect(asked[0]?.[0]).toEqual({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.from([4, 0, 1]),
  });
  fireEvent.click(ring);
  await waitFor(() => expect([ring.checked, ring.disabled]).toEqual([false, false]));
  expect([kept, subscribed, server.of('remove_phone_push').length]).toEqual([null, false, 1]);
  expect(closed).toHaveBeenCalled();
});

it('shows that it rings where it does, and not by what somebody else has left', async () => {
  [known, kept, subscribed, permission] = ['mine', 'mine', true, 'granted'];
  renderAt('/profile', <PhoneReminders />);
  const ring = await box();
  await waitFor(() => expect(ring.checked).toBe(true));
  cleanup();
  kept = 'theirs';
  renderAt('/profile', <PhoneReminders />);
  expect((await box()).checked).toBe(false);
});

it('says what to do where the browser blocks it, or cannot', async () => {
  permission = 'denied';
  renderAt('/profile', <PhoneReminders />);
  await screen.findByText(/^Your browser blocks notifications/);
  expect((await box()).disabled).toBe(true);
  cleanup();

  Reflect.deleteProperty(globalThis, 'PushManager');
  renderAt('/profile', <PhoneReminders />);
  await screen.findByText(/^Your browser cannot do that/);
});

it('stays as it is where the person says no, the server does, or no push service is reached', async () => {
  renderAt('/profile', <PhoneReminders />);
  const ring = await box();
  const press = async () => {
    fireEvent.click(ring);
    await waitFor(() => expect([ring.checked, ring.disabled]).toEqual([false, false]));
  };
  await press();
  expect(server.of('set_phone_push')).toHaveLength(0);
  permission = 'granted';
  server.reply('set_phone_push', () => refused('unavailable', 'Not now.'));
  await press();
  expect(await screen.findByText(/^This device could not be switched/)).toBeTruthy();
  registration.pushManager.subscribe.mockRejectedValueOnce(new Error('away'));
  await press();
  expect(await screen.findByText(/^Your browser could not be reached/)).toBeTruthy();
});
