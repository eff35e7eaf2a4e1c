import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { type MockServer, mockServer, ok, refused } from '../../test/mock-server.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Verify my e-mail' }));

function openWith(hash: string): MockServer {
  const server = mockServer();
  useAuthStore.setState({ user: null, isAuthenticated: false });
  history.replaceState(null, '', `/verify-email${hash}`);
  render(<VerifyEmailPage />);
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves rulings-9-3.
it('verifies when its button is pressed, and not by being opened', async () => {
  const server = openWith('#the-token');
  server.reply('verify_email_by_link', () => ok({ welcome: 'paid' }));
  expect(server.sent).toHaveLength(0);
  press();
  expect(
    await screen.findByText('Your e-mail is verified, and your welcome bonus is in your wallet.'),
  ).toBeTruthy();
  expect(server.of('verify_email_by_link')[0]?.fields.get('token')).toBe('the-token');
  expect(screen.getByRole('link', { name: 'Go to the institute' }).getAttribute('href')).toBe('/');
});

it('says that a link is not good any more', async () => {
  const server = openWith('#the-token');
  server.reply('verify_email_by_link', () => refused('link_expired', 'This link is old.'));
  press();
  expect(await screen.findByText('This link is old.')).toBeTruthy();
});

it('says that an address without a link’s end is not complete', () => {
  openWith('');
  expect(screen.getByText(/This address is not complete/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify my e-mail' })).toBeNull();
});
