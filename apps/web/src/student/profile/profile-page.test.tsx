import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
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

const place = (id: number, changes: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  address: `198.51.100.${id}`,
  signed_in: 1_793_500_000,
  last_seen: 1_793_545_200,
  current: '0',
  ...changes,
});
/** What the page asks by itself. */
const asked = [
  'get_sessions',
  'get_email_verification',
  'get_mail_choice',
  'get_calendar_feed',
  'get_reminder_choice',
  'get_phone_push',
  'get_consent',
  'get_my_data',
  'get_app_settings',
];
/** What was sent besides. */
const sentForms = () => server.sent.filter(({ action }) => !asked.includes(action ?? ''));

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(
  () =>
    Promise.all([
      import('./sessions.tsx'),
      import('./choices.tsx'),
      import('./password-form.tsx'),
      import('./my-data/my-data-card.tsx'),
    ]),
  60_000,
);
beforeEach(async () => {
  server = mockServer();
  server.reply('get_sessions', () => ok([place(1, { system: 'Windows', current: '1' }), place(2)]));
  server.reply('get_mail_choice', () => ok({ is_wanted: true }));
  server.reply('get_reminder_choice', () =>
    ok({ way: 'both', hour: 18, zone: 'Africa/Lagos', daily_way: 'push', daily_hour: 17 }),
  );
  server.reply('get_calendar_feed', () => ok({ made_at: 0, invited: false }));
  server.reply('get_phone_push', () => ok({ public_key: 'BAAB', name: '' }));
  server.reply('get_consent', () => ok({ version: 1, agreed: 0, agreed_at: 0 }));
  server.reply('get_my_data', () =>
    ok({
      copy: { state: 'none', done: 0, total: 0, bytes: 0, expires_at: 0, key: '', next_at: 0 },
      ...{ erases_at: 0, classes: 0, results: 0, certificates: 0, comments: 0, wallet: 0 },
    }),
  );
  renderAt('/profile', <ProfilePage />);
  await screen.findByLabelText('Current password');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-2-77.
it('shows name, e-mail and phone number, which cannot be changed', () => {
  expect(box('Full Name').value).toBe('Amina');
  expect(box('Email').value).toBe('amina@example.com');
  expect(box('Phone number').value).toBe(amina.phone);
  expect(box('Phone number').value).not.toBe('');
  const boxes = [box('Full Name'), box('Email'), box('Phone number')];
  expect(boxes.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
});

describe('changing the password', () => {
  // Proves student-2-77, student-5-19.
  it('asks for all three, and for eight characters', async () => {
    submit();
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('Enter the new password once more.')).toBeTruthy();
    expect(sentForms()).toHaveLength(0);
  });

  // Proves student-5-19.
  it('refuses two new passwords that differ', async () => {
    type('old password', 'new password', 'new passwort');
    submit();
    expect(await screen.findByText('New passwords do not match!')).toBeTruthy();
    expect(box('Confirm new password').getAttribute('aria-invalid')).toBe('true');
    expect(sentForms()).toHaveLength(0);
  });

  // Proves student-7-2, student-8-33.
  it('sends the current password too, clears the fields and says so', async () => {
    server.reply('reset_password', () => ok(null));
    type('old password', ' new password ', ' new password ');
    submit();
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(labels.map((label) => box(label).value)).toEqual(['', '', '']);
    expect(Object.fromEntries(sentForms()[0]?.fields ?? [])).toEqual({
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
    await untilFocused(() => box('Current password'));
    expect(box('New password').value).toBe('new password');
  });

  // Proves student-8-1.
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

describe('where one is signed in', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  // Proves call-getSessions.
  it('names device, address and time, and this device', async () => {
    await screen.findByText('Chrome on Windows');
    const [here, there] = rows();
    expect(here).toMatch(
      /^Chrome on WindowsThis deviceLast seen .* from 198\.51\.100\.1Signed in /,
    );
    expect(there).toMatch(/^Chrome on AndroidLast seen 1 Nov 2026.* from 198\.51\.100\.2/);
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  });

  // Proves call-endSession.
  it('signs out one device', async () => {
    await screen.findByText('Chrome on Windows');
    server.reply('end_session', () => ok(null));
    server.reply('get_sessions', () => ok([place(1, { system: 'Windows', current: '1' })]));
    press('Sign out Chrome on Android');
    expect(await screen.findByText('That device is signed out.')).toBeTruthy();
    expect(server.of('end_session')[0]?.fields.get('session_id')).toBe('2');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  // Proves call-endOtherSessions.
  it('signs out all others once that is confirmed', async () => {
    await screen.findByText('Chrome on Windows');
    server.reply('end_other_sessions', () => ok(null));
    press('Sign out all other devices');
    expect(await screen.findByText('Sign out all other devices?')).toBeTruthy();
    expect(server.of('end_other_sessions')).toHaveLength(0);
    const [, confirm] = screen.getAllByRole('button', { name: 'Sign out all other devices' });
    fireEvent.click(confirm as HTMLElement);
    expect(await screen.findByText('All other devices are signed out.')).toBeTruthy();
    expect(server.of('end_other_sessions')).toHaveLength(1);
  });

  it('says what could not be done, and asks again on Retry', async () => {
    await screen.findByText('Chrome on Windows');
    server.reply('end_session', () => refused('session_not_found', 'It has ended already.'));
    press('Sign out Chrome on Android');
    expect(await screen.findByText('It has ended already.')).toBeTruthy();
    cleanup();
    mockServer();
    renderAt('/profile', <ProfilePage />);
    const failed = await screen.findByText('The devices could not be loaded.');
    const alert = failed.closest<HTMLElement>('[role=alert]') ?? failed;
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('calls a device unknown that says nothing of itself', async () => {
    cleanup();
    server.reply('get_sessions', () => ok([place(1, { browser: '', system: '', current: '1' })]));
    renderAt('/profile', <ProfilePage />);
    expect(await screen.findByText('Unknown device')).toBeTruthy();
  });
});

it('offers no form while signed in as a student', () => {
  cleanup();
  mockServer({ ...amina, actingAdmin: 'Ustadh Musa' });
  renderAt('/profile', <ProfilePage />);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(
    screen.getByText('The password cannot be changed while signed in as a student.'),
  ).toBeTruthy();
  expect(screen.getByText('These are shown to the student alone.')).toBeTruthy();
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

describe('mail and agreements', () => {
  const mailBox = () =>
    screen.findByRole('checkbox', { name: /^Messages of the institute by e-mail/ });
  const isChecked = async () => (await mailBox()) as HTMLInputElement;
  const again = () => {
    cleanup();
    renderAt('/profile', <ProfilePage />);
  };

  // Proves call-setMailChoice.
  it('turns messages by e-mail off and on', async () => {
    let isWanted = true;
    server.reply('get_mail_choice', () => ok({ is_wanted: isWanted }));
    server.reply('set_mail_choice', ({ fields }) => {
      isWanted = fields.get('wanted') === '1';
      return ok({ is_wanted: isWanted });
    });
    again();
    expect((await isChecked()).checked).toBe(true);
    fireEvent.click(await mailBox());
    await vi.waitFor(async () => {
      const box = await isChecked();
      expect([box.checked, box.disabled]).toEqual([false, false]);
    });
    expect(server.of('set_mail_choice')[0]?.fields.get('wanted')).toBe('0');
    fireEvent.click(await mailBox());
    await vi.waitFor(() => expect(server.of('set_mail_choice')).toHaveLength(2));
    expect(server.of('set_mail_choice')[1]?.fields.get('wanted')).toBe('1');
  });

  it('stays as it was when the choice could not be saved', async () => {
    server.reply('set_mail_choice', () => refused('not_as_student', 'Not so.'));
    again();
    fireEvent.click(await mailBox());
    expect(await screen.findByText(/^Your choice could not be saved\./)).toBeTruthy();
    expect((await isChecked()).checked).toBe(true);
  });

  it('say what was agreed to and when, with the texts', async () => {
    server.reply('get_consent', () => ok({ version: 3, agreed: 2, agreed_at: 1_793_500_000 }));
    again();
    expect((await screen.findByText(/you agreed to version 2/)).textContent).toContain(
      'of our Terms of use and our Privacy notice.',
    );
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
  });

  it('can be asked for again when no answer came', async () => {
    server.reply('get_mail_choice', () => Promise.reject(new TypeError('offline')));
    again();
    const failed = (await screen.findByText('What you have chosen could not be loaded.'))
      .parentElement as HTMLElement;
    server.reply('get_mail_choice', () => ok({ is_wanted: false }));
    fireEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect((await isChecked()).checked).toBe(false);
  });
});
