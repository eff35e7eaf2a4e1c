import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
  sentUser,
} from '../../../test/mock-server.tsx';
import { MyDataParts } from './my-data.tsx';

const at = 1_793_545_200;
const copyOf = (changes: object) => ({
  ...{ state: 'none', done: 0, total: 0, bytes: 0, expires_at: 0, key: '', next_at: 0 },
  ...changes,
});
const mine = (copy: object = {}, changes: object = {}) => ({
  copy: copyOf(copy),
  ...{ erases_at: 0, classes: 2, results: 1, certificates: 1, comments: 0, wallet: 250.5 },
  ...changes,
});

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (data: object) => {
  server.reply('get_my_data', () => ok(data));
  renderAt('/profile', <MyDataParts />);
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

describe('a copy of one’s data', () => {
  // Proves call-requestMyData.
  it('is asked for, and shown as it is made', async () => {
    show(mine());
    server.reply('request_my_data', () => ok(null));
    await screen.findByRole('button', { name: 'Ask for a copy' });
    server.reply('get_my_data', () =>
      ok(mine({ state: 'making', done: 9, total: 36, next_at: at })),
    );
    await press('Ask for a copy');
    expect(await screen.findByText(/Your copy is being made/)).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('9');
    expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
    expect(server.of('request_my_data')).toHaveLength(1);
  });

  // Proves call-downloadMyData.
  it('is a link once it is ready, until its day is over', async () => {
    const ready = { state: 'ready', done: 36, total: 36, bytes: 12_345, expires_at: at };
    show(mine({ ...ready, key: 'k3y', next_at: at }));
    const link = await screen.findByRole('link', { name: /^Download \(12/ });
    expect(link.getAttribute('href')).toBe('/api.php?action=download_my_data&key=k3y');
    expect(screen.getByText(/You can download it until/)).toBeTruthy();
    expect(screen.getByText(/You can ask for another copy from/)).toBeTruthy();
  });

  it('can be asked for again when it failed, and says why it cannot', async () => {
    show(mine({ state: 'failed' }));
    server.reply('request_my_data', () => refused('copy_too_soon', 'Ask again tomorrow.'));
    expect(await screen.findByText('Your copy could not be made.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Ask again tomorrow.')).toBeTruthy();
  });

  it('says when nothing could be looked up, and asks again on Retry', async () => {
    renderAt('/profile', <MyDataParts />);
    expect(await screen.findByText('Your data could not be looked up.')).toBeTruthy();
    server.reply('get_my_data', () => ok(mine()));
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Ask for a copy' })).toBeTruthy();
  });
});

describe('the end of one’s account', () => {
  const fill = async (password: string) =>
    fireEvent.change(await screen.findByLabelText('Your password'), {
      target: { value: password },
    });

  // Proves call-getMyData.
  it('says first what is given up, then asks for the password', async () => {
    show(mine());
    await press('Erase my account…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('₦250.50')).toBeTruthy();
    expect(
      dialog.getByText('Removed for good: 2 classes, 1 exam result, 1 certificate.'),
    ).toBeTruthy();
    expect(
      dialog.getByText('Your certificates can no longer be verified by anybody.'),
    ).toBeTruthy();
    await press('Erase my account in 14 days');
    expect(await dialog.findByText('Enter your password.')).toBeTruthy();
    expect(server.of('request_erasure')).toHaveLength(0);
    server.reply('request_erasure', () => ok({ erases_at: at }));
    await fill('correct horse');
    await press('Erase my account in 14 days');
    expect(await screen.findByText(/A mail tells you how to keep it/)).toBeTruthy();
    const [sent] = server.of('request_erasure');
    expect(sent?.fields.get('password')).toBe('correct horse');
    expect(sent?.fields.get('wallet')).toBe('250.5');
  });

  it('shows a wrong password beside its field and keeps what was typed', async () => {
    show(mine());
    server.reply('request_erasure', () => refused('current_password_wrong', 'It is not right.'));
    await press('Erase my account…');
    await fill('wrong');
    await press('Erase my account in 14 days');
    expect(await screen.findByText('It is not right.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('wrong');
  });

  // Proves call-requestErasure.
  it('asks an administrator for the second factor as well', async () => {
    show(mine());
    let isProved = false;
    server.reply('request_erasure', () =>
      isProved ? ok({ erases_at: at }) : refused('confirm_needed', 'Please prove that it is you.'),
    );
    server.reply('beginConfirmation', () => ok({ methods: ['authenticator'], options: '' }));
    server.reply('confirmIdentity', () => {
      isProved = true;
      return ok(null);
    });
    await press('Erase my account…');
    await fill('correct horse');
    await press('Erase my account in 14 days');
    fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });
    await press('Continue');
    expect(await screen.findByText(/A mail tells you how to keep it/)).toBeTruthy();
    expect(server.of('request_erasure')).toHaveLength(2);
  });

  // Proves call-keepAccount.
  it('is taken back in one press', async () => {
    show(mine({}, { erases_at: at }));
    server.reply('keep_account', () => ok(null));
    server.reply('getUserData', () => ok(sentUser(amina)));
    expect(await screen.findByText('1 Nov 2026')).toBeTruthy();
    server.reply('get_my_data', () => ok(mine()));
    await press('Keep my account');
    expect(await screen.findByText('Your account stays.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Erase my account…' })).toBeTruthy();
  });
});
