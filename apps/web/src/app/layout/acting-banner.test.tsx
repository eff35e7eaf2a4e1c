import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteReturnPath } from '../../domains/auth/return-path.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina, mockServer, ok, refused, renderAt, sentUser } from '../../test/mock-server.tsx';
import { ActingBanner } from './acting-banner.tsx';
import { OtherTabNotice } from './other-tab-notice.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const acting = { ...amina, actingAdmin: 'Ustadh Musa' };
const musa = { ...amina, id: 9, name: 'Ustadh Musa', email: 'musa@example.com', role: 11 };
const end = () => fireEvent.click(screen.getByRole('button', { name: 'End session' }));

// Proves call-endLoginAs.
it('says who is signed in as whom, and gives the administrator back where they began', async () => {
  const server = mockServer(acting);
  server.reply('end_login_as', () => ok(sentUser(musa)));
  noteReturnPath('/admin/students/1?tab=wallet');
  renderAt('/', <ActingBanner />);
  const banner = screen.getByRole('complementary', { name: 'Signed in as a student' });
  expect(banner.textContent).toContain('Ustadh Musa is signed in as Amina');
  end();
  await vi.waitFor(() => expect(useAuthStore.getState().user).toEqual(musa));
  expect(useAuthStore.getState().isAuthenticated).toBe(true);
  expect(server.of('end_login_as')).toHaveLength(1);
  expect(server.of('logout')).toHaveLength(0);
  expect(location.pathname + location.search).toBe('/admin/students/1?tab=wallet');
});

it('leads to the page of the student where it is not known where they began', async () => {
  mockServer(acting).reply('end_login_as', () => ok(sentUser(musa)));
  renderAt('/', <ActingBanner />);
  end();
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/students/1'));
});

it('says why it could not be ended, and stays', async () => {
  mockServer(acting).reply('end_login_as', () => refused('x', 'Not now.'));
  renderAt('/', <ActingBanner />);
  end();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(useAuthStore.getState().user).toEqual(acting);
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End session' }).disabled).toBe(
      false,
    ),
  );
});

const kept = (user: typeof amina) =>
  JSON.stringify({ state: { user: sentUser(user), isAuthenticated: true } });
const became = (before: typeof amina, now: typeof amina) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'auth-storage',
      oldValue: kept(before),
      newValue: kept(now),
    }),
  );

// Proves call-endLoginAs.
it('other tabs say what has happened, once they are looked at', async () => {
  mockServer();
  renderAt('/', <OtherTabNotice />);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  became(musa, acting);
  expect(screen.queryByText(/In another tab/)).toBeNull();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/In another tab you have signed in as/)).toBeTruthy();
  became(acting, musa);
  expect(await screen.findByText('You are yourself again')).toBeTruthy();
  seen.mockRestore();
});

it('is not there for anybody else', () => {
  mockServer();
  renderAt('/', <ActingBanner />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
