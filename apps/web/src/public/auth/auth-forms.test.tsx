import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getAppSettings } from '@institute/contract/settings/settings';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personNow, useAuthStore } from '../../platform/auth-store.ts';
import * as bootModule from '../../platform/boot.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  sentUser,
} from '../../test/mock-server.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

let server: MockServer;
const nothing = () => undefined;
const ways = { onReset: nothing, onSignUp: nothing };
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  server = mockServer();
  useAuthStore.setState({ user: null, isAuthenticated: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  const open = () =>
    render(
      <>
        <SignInForm email="" ways={ways} />
        <Toaster />
      </>,
    );

  // Proves student-5-1.
  it('needs e-mail and password, and an e-mail that is one', async () => {
    open();
    press('Sign In');
    expect(await screen.findByText('Email or phone number is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    write(/^Email/, 'amina@example');
    write('Password', 'x');
    press('Sign In');
    expect(
      await screen.findByText('This is neither an e-mail address nor a phone number.'),
    ).toBeTruthy();
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(server.sent).toHaveLength(0);
  });

  // Proves ours-87.
  it('sends a phone number as it is read, and lets somebody in who has no e-mail', async () => {
    server.reply('login', () => ok(sentUser({ ...amina, email: '' })));
    open();
    write(/^Email/, '\u202A٠٨٠٣ 111 2222\u202C');
    write('Password', 'a password');
    press('Sign In');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(server.of('login')[0]?.fields.get('email')).toBe('0803 111 2222');
    expect(personNow()).toBe(amina.phone);
  });

  // Proves student-3-2, student-4-5, student-9-13.
  it('sends both, says so, and keeps the user under auth-storage', async () => {
    server.reply('login', () => ok(sentUser(amina)));
    open();
    write(/^Email/, ' amina@example.com ');
    write('Password', ' a password ');
    press('Sign In');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(Object.fromEntries(server.of('login')[0]?.fields ?? [])).toEqual({
      email: 'amina@example.com',
      password: ' a password ',
    });
    const kept = JSON.parse(localStorage.getItem('auth-storage') ?? '').state;
    expect(kept).toEqual({
      user: JSON.parse(JSON.stringify(sentUser(amina))),
      isAuthenticated: true,
    });
    expect(kept.user).toMatchObject({ name: 'Amina', wallet: 10_000, role: roles.student });
  });

  // Proves student-8-1.
  it('says so when no answer comes', async () => {
    open();
    write(/^Email/, 'amina@example.com');
    write('Password', 'x');
    press('Sign In');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
  });
});

describe('signing in while strangers guess at the account', () => {
  const open = () =>
    render(
      <>
        <SignInForm email="" ways={ways} />
        <Toaster />
      </>,
    );
  const isNew = () => refused('sign_in_by_code', 'There have been too many attempts.');
  const begin = async () => {
    server.reply('login', isNew);
    open();
    write(/^Email/, 'amina@example.com');
    write('Password', 'a password');
    press('Sign In');
    expect(await screen.findByText('Is it you?')).toBeTruthy();
    expect(box(/^Email/).readOnly).toBe(true);
  };
  const sent = (action: string) => Object.fromEntries(server.of(action).at(-1)?.fields ?? []);

  // Proves rulings-9-1.
  it('goes on with a mailed code, and asks for nothing twice', async () => {
    server.reply('request_device_code', () => ok(null));
    server.reply('confirm_device', () => ok(null));
    await begin();
    press('Mail me a code');
    expect(await screen.findByText(/a 6-digit code is in its mailbox/)).toBeTruthy();
    expect(sent('request_device_code')).toEqual({ email: 'amina@example.com' });
    write('6-digit code', '12345');
    press('Continue');
    expect(await screen.findByText(/^Enter the 6 digits of the code/)).toBeTruthy();
    expect(server.of('confirm_device')).toHaveLength(0);
    write('6-digit code', '123456');
    server.reply('login', () => ok(sentUser(amina)));
    press('Continue');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(sent('confirm_device')).toEqual({ email: 'amina@example.com', code: '123456' });
    expect(sent('login')).toEqual({ email: 'amina@example.com', password: 'a password' });
    expect(useAuthStore.getState().user).toEqual(amina);
  });

  it('shows a wrong code beside its field, and sends a code that was taken only once', async () => {
    server.reply('request_device_code', () => ok(null));
    server.reply('confirm_device', () => refused('code_wrong', 'The code is not right.'));
    await begin();
    press('Mail me a code');
    await screen.findByLabelText('6-digit code');
    write('6-digit code', '1234 5678 9012 3456');
    press('Continue');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
    server.reply('confirm_device', () => ok(null));
    server.reply('login', () => Promise.reject(new TypeError('offline')));
    press('Continue');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    server.reply('login', () => ok(sentUser(amina)));
    press('Continue');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(server.of('confirm_device')).toHaveLength(2);
  });

  it('leads back to a password that was wrong', async () => {
    server.reply('request_device_code', () => ok(null));
    server.reply('confirm_device', () => ok(null));
    await begin();
    press('Mail me a code');
    await screen.findByLabelText('6-digit code');
    write('6-digit code', '123456');
    server.reply('login', () => refused('wrong_credentials', 'The password is not right.'));
    press('Continue');
    expect(await screen.findByText('The password is not right.')).toBeTruthy();
    expect(box(/^Email/).value).toBe('amina@example.com');
    expect(box('Password').value).toBe('');
  });

  it('goes on with the code of an earlier mail when no more are sent', async () => {
    const words = 'We mail no more codes to this address for now.';
    server.reply('request_device_code', () => refused('codes_used_up', words));
    await begin();
    press('Mail me a code');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText('6-digit code')).toBeTruthy();
    press('Send a new code');
    await vi.waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });
});

describe('signing in where a second factor guards the account', () => {
  const waiting = () =>
    refused('second_factor_needed', 'Prove that it is you by your authenticator app or a passkey.');
  const open = async () => {
    render(
      <>
        <SignInForm email="" ways={ways} />
        <Toaster />
      </>,
    );
    server.reply('login', waiting);
    server.reply('begin_second_step', () =>
      ok({ methods: ['authenticator', 'recovery'], options: '' }),
    );
    write(/^Email/, 'amina@example.com');
    write('Password', 'a password');
    press('Sign In');
    await screen.findByLabelText('6-digit code');
  };

  it('asks for the code after the password, and only then knows who it is', async () => {
    await open();
    expect(useAuthStore.getState().user).toBeNull();
    server.reply('pass_second_step', () =>
      refused('second_factor_wrong', 'This code is not right.'),
    );
    write('6-digit code', '000000');
    press('Continue');
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(box('6-digit code').value).toBe('000000');
    server.reply('pass_second_step', () => ok(sentUser(amina)));
    write('6-digit code', '123456');
    press('Continue');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(useAuthStore.getState().user).toEqual(amina);
    expect(server.of('pass_second_step').at(-1)?.fields.get('code')).toBe('123456');
  });

  it('goes back to the password, with the e-mail still there', async () => {
    await open();
    press('Begin again with the password');
    expect(box(/^Email/).value).toBe('amina@example.com');
  });

  it('leads an administrator who lacks a factor that is required to where it is set up', async () => {
    await open();
    server.reply('pass_second_step', () => ok(sentUser({ ...amina, isFactorMissing: true })));
    write('6-digit code', '123456');
    press('Continue');
    await screen.findByText('Login successful!');
    expect(location.pathname).toBe('/admin/security');
  });
});

describe('signing up', () => {
  const open = (referral = '') =>
    render(
      <>
        <SignUpForm email="" referral={referral} onBusy={nothing} onSignIn={nothing} />
        <Toaster />
      </>,
    );
  const code = () => screen.getByLabelText<HTMLInputElement>(/^Referral code/);
  const unknown = 'This referral code is not known; you can sign up without it.';
  const fill = () => {
    write('Full name', 'Amina Yusuf');
    write(/^Email/, 'amina@example.com');
    write('Phone number', '08012345678');
    write('Password', 'a long password');
  };

  // Proves student-5-2.
  it('needs name, e-mail, phone number and password', async () => {
    open();
    press('Create an account');
    for (const words of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'The password needs at least 8 characters.',
    ]) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(server.sent).toHaveLength(0);
  });

  // Proves student-5-3, student-8-1.
  it('goes without a referral code, and takes one that is typed', async () => {
    server.reply('signup', () => Promise.reject(new TypeError('offline')));
    open();
    fill();
    press('Create an account');
    await screen.findByText('An error occurred. Please try again.');
    expect(server.of('signup')[0]?.fields.get('refBy')).toBe('');
    fireEvent.change(screen.getByLabelText(/^Referral code/), { target: { value: 'REF-a-1' } });
    press('Create an account');
    await vi.waitFor(() => expect(server.of('signup')).toHaveLength(2));
    expect(server.of('signup')[1]?.fields.get('refBy')).toBe('REF-a-1');
  });

  describe('from a class', () => {
    const story = { name: 'First Stories', price: 'Free', is_free: true, comes_after: '' };
    const person = sentUser(amina);
    const arrive = async (item: object | null) => {
      history.replaceState(null, '', '/register?next=%2Fclasses%2Fk3f%3Fjoin%3D1');
      const reply = item ? ok(item) : refused('class_not_found', 'There is no such class.');
      server.reply('get_class_to_join', () => reply);
      open();
      await vi.waitFor(() => expect(server.of('get_class_to_join')).toHaveLength(1));
      expect(server.of('get_class_to_join')[0]?.fields.get('class_id')).toBe('k3f');
    };
    const send = async () => {
      fill();
      press('Create an account');
      await vi.waitFor(() => expect(server.of('signup')).toHaveLength(1));
      return server.of('signup')[0]?.fields.get('class_id');
    };
    afterEach(() => history.replaceState(null, '', '/'));

    // Proves ours-3.
    it('names a free one, joins it, and leads to its first lesson', async () => {
      await arrive(story);
      await screen.findByText('First Stories');
      await screen.findByText(/^Free: it opens at its first lesson/);
      const joined = { class_id: 'k3f', lesson_id: 'first' };
      server.reply('signup', () => ok({ ...person, joined }));
      expect(await send()).toBe('k3f');
      await screen.findByText('You have joined the class.');
      expect(location.pathname).toBe('/classes/k3f/lessons/first');
      expect(useAuthStore.getState().user).not.toHaveProperty('joined');
    });

    it('says what a paid one costs, and what comes before one that is later', async () => {
      await arrive({ ...story, price: '₦2,500 a month', is_free: false });
      await screen.findByText('₦2,500 a month: you pay once your account is there.');
      cleanup();
      server.reply('get_class_to_join', () => ok({ ...story, comes_after: 'The Alphabet' }));
      open();
      expect((await screen.findByText('The Alphabet')).parentElement?.textContent).toBe(
        'The Alphabet comes first: your account is where you begin.',
      );
    });

    it('goes without one that there is not', async () => {
      await arrive(null);
      await vi.waitFor(() => expect(screen.queryByText('First Stories')).toBeNull());
      server.reply('signup', () => ok(person));
      await vi.waitFor(() => expect(document.querySelector('.min-h-20')).toBeNull());
      expect(await send()).toBeNull();
    });
  });

  // Proves ours-41.
  it('says what joining means, with links that leave what is typed where it is', () => {
    open();
    expect(screen.getByText(/^By creating an account you agree to our/).textContent).toBe(
      'By creating an account you agree to our terms of use, and you have read our privacy notice.',
    );
    for (const [name, path] of [
      ['terms of use', '/terms'],
      ['privacy notice', '/privacy'],
    ]) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
  });

  // Proves call-getConsent.
  it('sends the version of the terms that the page came with, none where it is not known', async () => {
    const boot = vi.spyOn(bootModule, 'readBoot');
    server.reply('signup', () => refused('email_taken', 'Taken.'));
    open();
    fill();
    press('Create an account');
    await vi.waitFor(() => expect(server.of('signup')).toHaveLength(1));
    expect(server.of('signup')[0]?.fields.has('legal_version')).toBe(false);
    await screen.findByText('Taken.');
    boot.mockReturnValue({ settings: { legalVersion: 4 } as WireOf<typeof getAppSettings> });
    fill();
    press('Create an account');
    await vi.waitFor(() => expect(server.of('signup')).toHaveLength(2));
    expect(server.of('signup')[1]?.fields.get('legal_version')).toBe('4');
  });

  it.each(['password_common', 'password_personal'])(
    'says beside the password that it is refused: %s',
    async (code) => {
      server.reply('signup', () => refused(code, 'Please choose another.'));
      open();
      fill();
      press('Create an account');
      expect(await screen.findByText('Please choose another.')).toBeTruthy();
      expect(box('Password').getAttribute('aria-invalid')).toBe('true');
      expect(box('Password').value).toBe('a long password');
    },
  );

  // Proves student-5-3.
  it('locks the code of the address', () => {
    open('REF-musa-4k2p9z');
    expect([code().value, code().readOnly]).toEqual(['REF-musa-4k2p9z', true]);
  });

  it('keeps the code of the address locked where it is somebody’s, or cannot be asked about', async () => {
    server.reply('check_referral_code', () => ok({ known: true }));
    open('REF-musa-4k2p9z');
    await vi.waitFor(() => expect(server.of('check_referral_code')).toHaveLength(1));
    expect(server.of('check_referral_code')[0]?.fields.get('code')).toBe('REF-musa-4k2p9z');
    expect([code().value, code().readOnly]).toEqual(['REF-musa-4k2p9z', true]);
    expect(screen.queryByText(unknown)).toBeNull();
  });

  // Proves call-checkReferralCode.
  it('drops a code of the address that is nobody’s, says so, and lets another be typed', async () => {
    server.reply('check_referral_code', () => ok({ known: false }));
    open('REF-musa-4k2p9z');
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect([code().value, code().readOnly]).toEqual(['', false]);
  });

  it('says of a typed code that is nobody’s that one can go without it, and keeps it typed', async () => {
    server.reply('check_referral_code', ({ fields }) =>
      ok({ known: fields.get('code') === 'REF-musa-4k2p9z' }),
    );
    open();
    fireEvent.change(code(), { target: { value: 'REF-musa-4k2p99' } });
    fireEvent.blur(code());
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect([code().value, code().readOnly]).toEqual(['REF-musa-4k2p99', false]);
    fireEvent.change(code(), { target: { value: 'REF-musa-4k2p9z' } });
    fireEvent.blur(code());
    await vi.waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
  });

  it('signs up all the same, and says that the code was dropped', async () => {
    server.reply('signup', () => ok({ ...sentUser(amina), referral_known: false }));
    open();
    fill();
    fireEvent.change(code(), { target: { value: 'nobody' } });
    press('Create an account');
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect(screen.getByText('Registration successful!')).toBeTruthy();
    expect(useAuthStore.getState().user).toEqual(amina);
  });

  it('signs up by a link whose code is longer than any there is', async () => {
    server.reply('check_referral_code', () => ok({ known: false }));
    server.reply('signup', () => ok({ ...sentUser(amina), referral_known: false }));
    open('x'.repeat(500));
    expect(await screen.findByText(unknown)).toBeTruthy();
    fill();
    press('Create an account');
    expect(await screen.findByText('Registration successful!')).toBeTruthy();
  });
});

describe('resetting a password', () => {
  const signedIn = vi.fn();
  const open = () =>
    render(
      <>
        <ResetForm email="" onBusy={nothing} onSignIn={signedIn} />
        <Toaster />
      </>,
    );

  // Proves student-4-8, student-4-9, student-5-4.
  it('needs an e-mail, then code and password, and ends at its first step', async () => {
    server.reply('request_password_reset', () => ok(null));
    server.reply('reset_password', () => ok(null));
    open();
    press('Continue');
    expect(await screen.findByText('Email or phone number is required')).toBeTruthy();
    write(/^Email/, 'amina@example.com');
    press('Continue');
    await screen.findByLabelText('6-digit code');
    expect(box(/^Email/).readOnly).toBe(true);

    press('Reset Password');
    expect(await screen.findByText('The password needs at least 8 characters.')).toBeTruthy();
    expect(server.of('reset_password')).toHaveLength(0);
    write('6-digit code', '123456');
    write('New password', 'a new password');
    expect(box('New password').type).toBe('password');
    press('Show password');
    expect(box('New password').type).toBe('text');
    press('Reset Password');
    expect(await screen.findByText('Password reset successful! You can now login.')).toBeTruthy();
    expect(Object.fromEntries(server.of('reset_password')[0]?.fields ?? [])).toMatchObject({
      email: 'amina@example.com',
      new_password: 'a new password',
      code: '123456',
    });
    expect(signedIn).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(box(/^Email/).value).toBe('');
  });

  it('takes the long code of an earlier mail when no more are sent', async () => {
    const words = 'We mail no more codes to this address for now.';
    server.reply('request_password_reset', () => refused('codes_used_up', words));
    server.reply('reset_password', () => ok(null));
    open();
    write(/^Email/, 'amina@example.com');
    press('Continue');
    expect(await screen.findByText(words)).toBeTruthy();
    write('6-digit code', '1234 5678 9012 3456');
    write('New password', 'a new password');
    press('Reset Password');
    expect(await screen.findByText('Password reset successful! You can now login.')).toBeTruthy();
    expect(server.of('reset_password')[0]?.fields.get('code')).toBe('1234 5678 9012 3456');
  });

  // Proves student-8-1.
  it('says so when no answer comes', async () => {
    open();
    write(/^Email/, 'amina@example.com');
    press('Continue');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    expect(box(/^Email/).value).toBe('amina@example.com');
  });
});
