import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { Banner } from './banner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-keepAccount.
it('says on every page when the account is erased, and keeps it', async () => {
  const server = mockServer({ ...amina, erasesAt: new Date(1_793_545_200_000) });
  server.reply('keep_account', () => ok(null));
  renderAt('/', <Banner />);
  const banner = await screen.findByRole('complementary', { name: 'The end of your account' });
  expect(banner.textContent).toContain('Your account will be erased on 1 Nov 2026.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account stays.')).toBeTruthy();
  expect(server.of('keep_account')).toHaveLength(1);
  useAuthStore.setState({ user: amina });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('says what came of it though the banner has gone by then', async () => {
  const server = mockServer({ ...amina, erasesAt: new Date(1_793_545_200_000) });
  let answer = () => {};
  server.reply(
    'keep_account',
    () => new Promise((done) => (answer = () => done(refused('not_erasing', 'It stays anyway.')))),
  );
  renderAt('/', <Banner />);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(server.of('keep_account')).toHaveLength(1));
  act(() => useAuthStore.setState({ user: amina }));
  expect(screen.queryByRole('complementary')).toBeNull();
  answer();
  expect(await screen.findByText('It stays anyway.')).toBeTruthy();
});

it('lets an administrator who is signed in as somebody see that, and keep nothing for them', async () => {
  mockServer({ ...amina, actingAdmin: 'Ustadh Musa', erasesAt: new Date(1_793_545_200_000) });
  renderAt('/', <Banner />);
  expect(await screen.findByRole('complementary', { name: 'Signed in as a student' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});
