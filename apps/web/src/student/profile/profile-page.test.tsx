import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { ProfilePage } from './profile-page.tsx';

let server: MockServer;

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const labels = ['Current password', 'New password', 'Confirm new password'] as const;
function type(...values: [current: string, next: string, confirm: string]): void {
  labels.forEach((label, index) => {
    fireEvent.change(box(label), { target: { value: values[index] } });
  });
}
/** What was sent, but for the question whether the e-mail is verified. */
const sent = () => server.sent.filter(({ action }) => action !== 'get_email_verification');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));

beforeEach(() => {
  server = mockServer();
  renderAt('/profile', <ProfilePage />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows name and e-mail, which cannot be changed', () => {
  expect(box('Full Name').value).toBe('Amina');
  expect(box('Email').value).toBe('amina@example.com');
  expect(box('Full Name').readOnly && box('Email').readOnly).toBe(true);
});

describe('changing the password', () => {
  it('asks for all three, and for eight characters', async () => {
    submit();
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('Enter the new password once more.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('refuses two new passwords that differ', async () => {
    type('old password', 'new password', 'new passwort');
    submit();
    expect(await screen.findByText('New passwords do not match!')).toBeTruthy();
    expect(box('Confirm new password').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toHaveLength(0);
  });

  it('sends the current password too, clears the fields and says so', async () => {
    server.reply('reset_password', () => ok(null));
    type('old password', ' new password ', ' new password ');
    submit();
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(labels.map((label) => box(label).value)).toEqual(['', '', '']);
    expect(Object.fromEntries(sent()[0]?.fields ?? [])).toEqual({
      email: 'amina@example.com',
      current_password: 'old password',
      new_password: ' new password ',
    });
  });

  it('shows a wrong current password beside its field and keeps what was typed', async () => {
    server.reply('reset_password', () =>
      refused('current_password_wrong', 'The current password is not right.'),
    );
    type('wrong', 'new password', 'new password');
    submit();
    await screen.findByText('The current password is not right.');
    expect(box('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box('Current password'));
    expect(box('New password').value).toBe('new password');
  });

  it('keeps what was typed when no answer comes', async () => {
    type('old password', 'new password', 'new password');
    submit();
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    expect(labels.map((label) => box(label).value)).toEqual([
      'old password',
      'new password',
      'new password',
    ]);
  });

  it('says so when the session has ended meanwhile', async () => {
    server.reply('reset_password', () => refused('code_needed', 'Enter the 6-digit code.'));
    type('old password', 'new password', 'new password');
    submit();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  });
});

it('offers no form while signed in as a student', () => {
  cleanup();
  mockServer({ ...amina, acting_admin: 'Ustadh Musa' });
  renderAt('/profile', <ProfilePage />);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(
    screen.getByText('The password cannot be changed while signed in as a student.'),
  ).toBeTruthy();
});

describe('verifying the e-mail', () => {
  const isWaiting = (welcome_bonus: number) =>
    server.reply('get_email_verification', () => ok({ is_verified: false, welcome_bonus }));
  const open = () => {
    cleanup();
    renderAt('/profile', <ProfilePage />);
  };
  const typeCode = async (code: string) => {
    fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify my e-mail' }));
  };

  it('says that it is verified where it is', async () => {
    server.reply('get_email_verification', () => ok({ is_verified: true, welcome_bonus: 0 }));
    open();
    expect(await screen.findByText('Your e-mail is verified.')).toBeTruthy();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('takes the mailed code, and says what became of the bonus that waited for it', async () => {
    isWaiting(100);
    server.reply('verify_email', () => ok({ welcome: 'paid' }));
    open();
    expect(await screen.findByText('₦100.00')).toBeTruthy();
    await typeCode('12345');
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeTruthy();
    await typeCode('123456');
    expect(
      await screen.findByText('Your e-mail is verified, and your welcome bonus is in your wallet.'),
    ).toBeTruthy();
    expect(server.of('verify_email')[0]?.fields.get('code')).toBe('123456');
    expect(server.of('get_email_verification').length).toBeGreaterThan(2);
  });

  it('says beside the field that a code is wrong, and mails another', async () => {
    isWaiting(0);
    server.reply('verify_email', () => refused('code_wrong', 'The code is not right.'));
    server.reply('request_email_verification', () => ok(null));
    open();
    await typeCode('123456');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456');
    fireEvent.click(screen.getByRole('button', { name: 'Send a new mail' }));
    expect(
      await screen.findByText('A link and a code are on their way to your e-mail.'),
    ).toBeTruthy();
  });

  it('is offered again when it could not be seen', async () => {
    expect(
      await screen.findByText('It could not be seen whether your e-mail is verified.'),
    ).toBeTruthy();
    isWaiting(0);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  });
});
