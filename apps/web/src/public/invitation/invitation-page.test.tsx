import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  sentUser,
} from '../../test/mock-server.tsx';
import { InvitationPage } from './invitation-page.tsx';

const invited = {
  ...{ name: 'Hauwa', email: 'hauwa@example.com', phonenumber: '+2348031112222' },
  is_first: true,
};
const ended = 'This invitation has been used or is not valid any more.';

function openWith(hash: string, prepare: (server: MockServer) => void = () => undefined) {
  const server = mockServer();
  useAuthStore.setState({ user: null, isAuthenticated: false });
  prepare(server);
  history.replaceState(null, '', `/invitation${hash}`);
  render(<InvitationPage />);
  return server;
}
const withInvited = (server: MockServer) => server.reply('get_invitation', () => ok(invited));
async function choose(password: string) {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an invitation', () => {
  // Proves decision-075-1.
  it('says whom it is for; being opened uses nothing up', async () => {
    const server = openWith('#the-token', withInvited);
    expect((await screen.findByLabelText('Email')).getAttribute('value')).toBe(invited.email);
    expect(screen.getByText('Hauwa')).toBeTruthy();
    expect(server.sent.map(({ action }) => action)).toEqual(['get_invitation']);
    expect(server.sent[0]?.fields.get('token')).toBe('the-token');
  });

  // Proves ours-89.
  it('of somebody without an e-mail names the phone, and says that a password is chosen anew', async () => {
    openWith('#the-token', (server) =>
      server.reply('get_invitation', () => ok({ ...invited, email: '', is_first: false })),
    );
    expect((await screen.findByLabelText('Phone number')).getAttribute('value')).toBe(
      '+2348031112222',
    );
    expect(screen.getByText(/choose the new password of your account/)).toBeTruthy();
  });

  it('takes a password, signs in and goes on to the institute', async () => {
    const hauwa = { ...amina, ...invited, id: 7 };
    const server = openWith('#the-token', withInvited);
    server.reply('accept_invitation', () => ok(sentUser(hauwa)));
    await choose('a quiet morning');
    await waitFor(() => expect(useAuthStore.getState().user?.id).toBe(7));
    const sent = server.of('accept_invitation')[0]?.fields;
    expect(sent?.get('new_password')).toBe('a quiet morning');
    expect(sent?.get('token')).toBe('the-token');
    await waitFor(() => expect(location.pathname + location.hash).toBe('/'));
  });

  // Proves ours-253.
  it('whose answer was lost lets in by the same press again, with the password that it has set', async () => {
    const server = openWith('#the-token', withInvited);
    await choose('a quiet morning');
    expect(await screen.findByText(/^The connection was lost/)).toBeTruthy();
    server.reply('accept_invitation', () => refused('invitation_ended', ended));
    server.reply('login', () => ok(sentUser({ ...amina, ...invited, id: 7 })));
    await choose('a quiet morning');
    await waitFor(() => expect(useAuthStore.getState().user?.id).toBe(7));
    expect(Object.fromEntries(server.of('login')[0]?.fields ?? [])).toMatchObject({
      ...{ email: invited.email, password: 'a quiet morning' },
    });
  });

  // Proves ours-253.
  it('that has ended meanwhile leads to a code and to signing in, and tries no other password', async () => {
    const server = openWith('#the-token', withInvited);
    await choose('a quiet morning');
    await screen.findByText(/^The connection was lost/);
    server.reply('accept_invitation', () => refused('invitation_ended', ended));
    server.reply('login', () => refused('wrong_credentials', 'The password is not right.'));
    await choose('another morning');
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(server.of('login')).toHaveLength(0);
    await choose('a quiet morning');
    await waitFor(() => expect(server.of('login')).toHaveLength(1));
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a password by a code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('says beside the field what is wrong with a password', async () => {
    const server = openWith('#the-token', withInvited);
    await choose('short');
    expect(await screen.findByText('The password needs at least 8 characters.')).toBeTruthy();
    expect(server.of('accept_invitation')).toHaveLength(0);
    server.reply('accept_invitation', () => refused('password_common', 'Too common.'));
    await choose('password123');
    expect(await screen.findByText('Too common.')).toBeTruthy();
  });

  // Proves call-getInvitation.
  it('that has ended leads to a code and to signing in', async () => {
    openWith('#old', (server) =>
      server.reply('get_invitation', () => refused('invitation_ended', ended)),
    );
    expect(await screen.findByText(ended)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose a password by a code' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });

  it('that cannot be looked for is looked for again', async () => {
    const server = openWith('#the-token');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    withInvited(server);
    fireEvent.click(retry);
    expect(await screen.findByText('Hauwa')).toBeTruthy();
  });

  it('without its end asks to open the link once more', () => {
    openWith('');
    expect(screen.getByText(/This address is not complete/)).toBeTruthy();
  });

  it('says that it signs out whoever is signed in here', async () => {
    openWith('#the-token', (server) => {
      withInvited(server);
      useAuthStore.setState({ user: amina, isAuthenticated: true });
    });
    expect(await screen.findByText(/Coming in signs that account out/)).toBeTruthy();
    expect(screen.getByText(amina.email)).toBeTruthy();
  });
});
