import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ActingBanner } from './acting-banner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who is signed in as whom, and ends the session', async () => {
  const server = mockServer({ ...amina, acting_admin: 'Ustadh Musa' });
  server.reply('logout', () => ok(null));
  renderAt('/', <ActingBanner />);
  const banner = screen.getByRole('complementary', { name: 'Signed in as a student' });
  expect(banner.textContent).toContain('Ustadh Musa is signed in as Amina');
  fireEvent.click(screen.getByRole('button', { name: 'End session' }));
  await vi.waitFor(() => expect(useAuthStore.getState().isAuthenticated).toBe(false));
  expect(server.of('logout')).toHaveLength(1);
  expect(location.pathname).toBe('/login');
});

it('is not there for anybody else', () => {
  mockServer();
  renderAt('/', <ActingBanner />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
