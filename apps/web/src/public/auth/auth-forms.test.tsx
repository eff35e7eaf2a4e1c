import { roles } from '@institute/contract/rules/abilities';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina, type MockServer, mockServer, ok, refused } from '../../test/mock-server.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

let server: MockServer;
const nothing = () => undefined;
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
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
        <SignInForm email="" onBusy={nothing} onReset={nothing} onSignUp={nothing} />
        <Toaster />
      </>,
    );

  it('needs e-mail and password, and an e-mail that is one', async () => {
    open();
    press('Sign In');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    write('Email', 'amina@example');
    write('Password', 'x');
    press('Sign In');
    expect(await screen.findByText('This is not an e-mail address.')).toBeTruthy();
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(server.sent).toHaveLength(0);
  });

  it('sends both, says so, and keeps the user under auth-storage', async () => {
    server.reply('login', () => ok(amina));
    open();
    write('Email', ' amina@example.com ');
    write('Password', ' a password ');
    press('Sign In');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(Object.fromEntries(server.of('login')[0]?.fields ?? [])).toEqual({
      email: 'amina@example.com',
      password: ' a password ',
    });
    const kept = JSON.parse(localStorage.getItem('auth-storage') ?? '').state;
    expect(kept).toEqual({ user: amina, isAuthenticated: true });
    expect(kept.user).toMatchObject({ name: 'Amina', wallet: 10_000, role: roles.student });
  });

  it('says so when no answer comes', async () => {
    open();
    write('Email', 'amina@example.com');
    write('Password', 'x');
    press('Sign In');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
  });
});

describe('signing in where a second factor guards the account', () => {
  const waiting = () =>
    refused('second_factor_needed', 'Prove that it is you by your authenticator app or a passkey.');
  const open = async () => {
    render(
      <>
        <SignInForm email="" onBusy={nothing} onReset={nothing} onSignUp={nothing} />
        <Toaster />
      </>,
    );
    server.reply('login', waiting);
    server.reply('begin_second_step', () =>
      ok({ methods: ['authenticator', 'recovery'], options: '' }),
    );
    write('Email', 'amina@example.com');
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
    server.reply('pass_second_step', () => ok(amina));
    write('6-digit code', '123456');
    press('Continue');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    expect(useAuthStore.getState().user).toEqual(amina);
    expect(server.of('pass_second_step').at(-1)?.fields.get('code')).toBe('123456');
  });

  it('goes back to the password, with the e-mail still there', async () => {
    await open();
    press('Begin again with the password');
    expect(box('Email').value).toBe('amina@example.com');
  });

  it('leads an administrator who lacks a factor that is required to where it is set up', async () => {
    await open();
    server.reply('pass_second_step', () => ok({ ...amina, factor_missing: true }));
    write('6-digit code', '123456');
    press('Continue');
    await screen.findByText('Login successful!');
    expect(location.pathname).toBe('/admin/security');
  });
});

describe('signing up', () => {
  const open = (referral = '') =>
    render(<SignUpForm email="" referral={referral} onBusy={nothing} onSignIn={nothing} />);
  const fill = () => {
    write('Full name', 'Amina Yusuf');
    write('Email', 'amina@example.com');
    write('Phone number', '08012345678');
    write('Password', 'a long password');
  };

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

  it('locks the code of the address', () => {
    open('REF-musa-4k2p9z');
    const code = screen.getByLabelText<HTMLInputElement>(/^Referral code/);
    expect([code.value, code.readOnly]).toEqual(['REF-musa-4k2p9z', true]);
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

  it('needs an e-mail, then code and password, and ends at its first step', async () => {
    server.reply('request_password_reset', () => ok(null));
    server.reply('reset_password', () => ok(null));
    open();
    press('Continue');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    write('Email', 'amina@example.com');
    press('Continue');
    await screen.findByLabelText('6-digit code');
    expect(box('Email').readOnly).toBe(true);

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
    expect(box('Email').value).toBe('');
  });

  it('says so when no answer comes', async () => {
    open();
    write('Email', 'amina@example.com');
    press('Continue');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    expect(box('Email').value).toBe('amina@example.com');
  });
});
