import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noProfile } from '../../domains/settings/profile-model.ts';
import { Landing } from './landing.tsx';
import { LandingView } from './landing-view.tsx';

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

/** The one that is open: more than one is a failure. */
const dialog = () => screen.getByRole('dialog');
const inDialog = async (name: string) => {
  await vi.waitFor(() => {
    expect(within(dialog()).getByRole('heading', { name })).toBeTruthy();
    expect(within(dialog()).getByLabelText<HTMLInputElement>(/^Email/).value).toBe('a@b.org');
  });
};

describe('the authentication dialogs, where the page is made in the browser,', () => {
  // Proves student-2-20.
  it('are open one at a time, with links between them that keep the e-mail', async () => {
    render(<Landing />);
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'a@b.org' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await inDialog('Reset Password');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Back to Sign In' }));
    await inDialog('Sign In');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Forgot your password?' }));
    await inDialog('Reset Password');
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
    const email = await screen.findByLabelText<HTMLInputElement>(/^Email/);
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.change(email, { target: { value: 'a@b.org' } });
    fireEvent.change(password, { target: { value: 'correct horse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
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

describe('the sign-in form that the server has painted', () => {
  /** The page as it was painted, and as the hand of its visitor has left it. */
  const paint = (handOver: () => 'sign-in' | null) => {
    const painted = document.createElement('div');
    painted.id = 'landing';
    painted.innerHTML = renderToString(<LandingView profile={noProfile} />);
    document.body.append(painted);
    window.paintedLanding = { element: painted, handOver };
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'a@b.org' } });
    return painted;
  };
  afterEach(() => {
    document.getElementById('landing')?.remove();
    window.paintedLanding = undefined;
  });
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

  // Proves rulings-10-4.
  it('is sent by the application with what was typed, if that was asked for', async () => {
    paint(() => 'sign-in');
    fireEvent.change(field('Password'), { target: { value: 'correct horse' } });
    render(<Landing />);
    await screen.findByText('An error occurred. Please try again.');
    const sent = vi.mocked(fetch).mock.calls.filter(([at]) => String(at).includes('action=login'));
    expect(sent).toHaveLength(1);
    expect([field(/^Email/).value, field('Password').value]).toEqual(['a@b.org', 'correct horse']);
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
  });

  // Proves rulings-10-4.
  it('lives on where it stands, with the focus, where it was not sent', async () => {
    const painted = paint(() => null);
    field('Password').focus();
    render(<Landing />);
    await screen.findByRole('button', { name: 'Show password' });
    expect(field(/^Email/).value).toBe('a@b.org');
    expect(document.activeElement).toBe(field('Password'));
    expect(painted.contains(field('Password'))).toBe(true);
    expect(vi.mocked(fetch)).not.toHaveBeenCalled();
  });
});
