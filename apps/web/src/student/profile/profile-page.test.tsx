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
    expect(server.sent).toHaveLength(0);
  });

  it('refuses two new passwords that differ', async () => {
    type('old password', 'new password', 'new passwort');
    submit();
    expect(await screen.findByText('New passwords do not match!')).toBeTruthy();
    expect(box('Confirm new password').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toHaveLength(0);
  });

  it('sends the current password too, clears the fields and says so', async () => {
    server.reply('reset_password', () => ok(null));
    type('old password', ' new password ', ' new password ');
    submit();
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(labels.map((label) => box(label).value)).toEqual(['', '', '']);
    expect(Object.fromEntries(server.sent[0]?.fields ?? [])).toEqual({
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
