import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOutLocally } from '../../platform/auth-store.ts';
import { aClass } from '../../test/a-class.ts';
import { aStudy } from '../../test/a-study.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { DashboardPage } from './dashboard-page.tsx';

let server: MockServer;
const card = (name: RegExp) => screen.findByRole('link', { name });
const target = async (name: RegExp) => (await card(name)).getAttribute('href');

beforeEach(() => {
  server = mockServer({ ...amina, walletKobo: 250_050 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-2-38, student-2-39.
it('greets by name and shows the balance in naira', async () => {
  renderAt('/', <DashboardPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Amina');
  expect(await target(/Wallet.*₦2,500\.50/)).toBe('/wallet-history');
});

// Proves student-2-40, student-2-41.
it('counts the classes there are and those joined', async () => {
  server.reply('get_my_study', () => ok(aStudy({ open_classes: 3 })));
  server.reply('get_my_classes', () =>
    ok(
      [aClass(3), aClass(4, { status: '0' })].map((item) => ({
        myclass: { id: item.id, nextSub: '0' },
        class_details: item,
      })),
    ),
  );
  renderAt('/', <DashboardPage />);
  expect(await target(/^Available classes\s*3$/)).toBe('/classes');
  expect(await target(/^My classes\s*2$/i)).toBe('/my-classes');
  // All that an institute teaches would be fetched for a number.
  expect(server.of('get_classes')).toHaveLength(0);
});

it('shows a dash where an older copy on the device does not know how many classes there are', async () => {
  const { open_classes: _unknown, ...older } = aStudy();
  server.reply('get_my_study', () => ok(older));
  renderAt('/', <DashboardPage />);
  expect(await target(/^Available classes\s*Not known right now/)).toBe('/classes');
});

// Proves call-getEmailVerification.
it('asks for the e-mail to be verified, names what waits for it, and takes no for an answer', async () => {
  const question = 'Is this your e-mail address?';
  server.reply('get_email_verification', () => ok({ is_verified: false, welcome_bonus: 100 }));
  renderAt('/', <DashboardPage />);
  expect(await screen.findByRole('region', { name: question })).toBeTruthy();
  expect(screen.getByText('₦100.00')).toBeTruthy();
  expect(await target(/^Verify my e-mail/)).toBe('/profile');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(question)).toBeNull();
  cleanup();
  renderAt('/', <DashboardPage />);
  await vi.waitFor(() => expect(server.of('get_email_verification')).toHaveLength(2));
  expect(screen.queryByText(question)).toBeNull();
  // Whoever signs in next has not been asked.
  signOutLocally();
  cleanup();
  mockServer().reply('get_email_verification', () => ok({ is_verified: false, welcome_bonus: 0 }));
  renderAt('/', <DashboardPage />);
  expect(await screen.findByText(question)).toBeTruthy();
});

it('asks nothing of those who are verified, nor while it is not known', async () => {
  renderAt('/', <DashboardPage />);
  await vi.waitFor(() => expect(server.of('get_email_verification')).toHaveLength(1));
  expect(screen.queryByText('Is this your e-mail address?')).toBeNull();
  cleanup();
  server.reply('get_email_verification', () => ok({ is_verified: true, welcome_bonus: 0 }));
  renderAt('/', <DashboardPage />);
  await vi.waitFor(() => expect(server.of('get_email_verification')).toHaveLength(2));
  expect(screen.queryByText('Is this your e-mail address?')).toBeNull();
});
