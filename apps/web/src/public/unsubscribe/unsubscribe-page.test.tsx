import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { type MockServer, mockServer, ok, refused } from '../../test/mock-server.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

let server: MockServer;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  server
    .of('set_mail_choice_by_link')
    .map(({ fields }) => [fields.get('token'), fields.get('wanted')]);

beforeEach(() => {
  server = mockServer();
  useAuthStore.setState({ user: null, isAuthenticated: false });
  history.replaceState(null, '', '/unsubscribe/messages.7.abc');
  render(<UnsubscribePage />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-setMailChoiceByLink.
it('unsubscribes when its button is pressed, and not by being opened', async () => {
  server.reply('set_mail_choice_by_link', () => ok({ is_wanted: false }));
  expect(server.sent).toHaveLength(0);
  expect(screen.getByText(/Arabic Institute/, { selector: 'p bdi' })).toBeTruthy();
  press('Unsubscribe');
  expect(await screen.findByText('You get no more messages by e-mail.')).toBeTruthy();
  expect(sent()).toEqual([['messages.7.abc', '0']]);
});

// Proves call-setMailChoiceByLink.
it('takes it back', async () => {
  server.reply('set_mail_choice_by_link', () => ok({ is_wanted: false }));
  press('Unsubscribe');
  await screen.findByText('You get no more messages by e-mail.');
  press('Get them again');
  expect(await screen.findByText('You get messages by e-mail again.')).toBeTruthy();
  expect(sent().at(-1)).toEqual(['messages.7.abc', '1']);
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
});

// Proves ours-315.
it('says of the mail of the day that it ends that alone', async () => {
  cleanup();
  history.replaceState(null, '', '/unsubscribe/daily.7.abc');
  render(<UnsubscribePage />);
  server.reply('set_mail_choice_by_link', () => ok({ is_wanted: false }));
  expect(screen.getByText(/no more reminders of the day\. Everything else/)).toBeTruthy();
  press('Unsubscribe');
  expect(await screen.findByText('You get no more reminders of the day.')).toBeTruthy();
  expect(sent()).toEqual([['daily.7.abc', '0']]);
});

it('says that an address is not complete', async () => {
  server.reply('set_mail_choice_by_link', () => refused('link_expired', 'Not so.'));
  press('Unsubscribe');
  expect(
    await screen.findByText(/^This link is not complete\. Open it from the mail/),
  ).toBeTruthy();
});
