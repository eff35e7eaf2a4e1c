import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Landing } from './landing.tsx';

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => Promise.all([import('../auth-forms.tsx'), import('./made-landing.tsx')]), 60_000);
beforeEach(() => {
  history.replaceState(null, '', '/login');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openDialogs = () => screen.getAllByRole('dialog');

describe('the authentication dialogs, where the page is made in the browser,', () => {
  // Proves student-2-20.
  it('are open one at a time, with links between them that keep the e-mail', async () => {
    render(<Landing />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.org' } });
    expect(openDialogs()).toHaveLength(1);

    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Forgot your password?' }),
    );
    expect(openDialogs()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.org');
  });

  // Proves student-2-26.
  it('open at sign-up with the referral code locked when the address carries one', async () => {
    history.replaceState(null, '', '/login?ref=IAL-musa-4k2p9z');
    render(<Landing />);
    const code = await screen.findByLabelText<HTMLInputElement>(/Referral code/);
    expect(code.value).toBe('IAL-musa-4k2p9z');
    expect(code.readOnly).toBe(true);
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeTruthy();
  });

  it('keep what was typed when the call fails, and say so', async () => {
    render(<Landing />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.change(email, { target: { value: 'a@b.org' } });
    fireEvent.change(password, { target: { value: 'correct horse' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
    expect(email.value).toBe('a@b.org');
    expect(password.value).toBe('correct horse');
  });
});

it('says that the classes could not be loaded, and asks for them again', async () => {
  render(<Landing />);
  const failed = await screen.findByText('The classes could not be loaded.');
  const asked = vi.mocked(fetch).mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(failed.isConnected).toBe(false);
  await screen.findByText('The classes could not be loaded.');
  expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(asked);
});
