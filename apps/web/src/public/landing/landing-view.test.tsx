import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURE_MS, FeatureShowcase } from './feature-showcase.tsx';
import { LandingView } from './landing-view.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

// The forms are fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => import('../auth-forms.tsx'), 60_000);
beforeEach(() => {
  history.replaceState(null, '', '/login');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openDialogs = () => screen.getAllByRole('dialog');

describe('the authentication dialogs', () => {
  it('are open one at a time, with links between them that keep the e-mail', async () => {
    render(<LandingView />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.org' } });
    expect(openDialogs()).toHaveLength(1);

    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Forgot your password?' }),
    );
    expect(openDialogs()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.org');
  });

  it('open at sign-up with the referral code locked when the address carries one', async () => {
    history.replaceState(null, '', '/login?ref=IAL-musa-4k2p9z');
    render(<LandingView />);
    const code = await screen.findByLabelText<HTMLInputElement>(/Referral code/);
    expect(code.value).toBe('IAL-musa-4k2p9z');
    expect(code.readOnly).toBe(true);
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeTruthy();
  });

  it('keep what was typed when the call fails, and say so', async () => {
    render(<LandingView />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
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

describe('the rotating features', () => {
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('move on every 3 seconds, rest under the pointer, stop when paused', () => {
    vi.useFakeTimers();
    render(<FeatureShowcase />);
    const carousel = screen.getByRole('region', { name: 'Why learn with us' });
    expect(current()).toBe('Comprehensive Curriculum');
    pass(FEATURE_MS);
    expect(current()).toBe('Native Speakers');

    fireEvent.pointerEnter(carousel);
    pass(FEATURE_MS * 2);
    expect(current()).toBe('Native Speakers');
    fireEvent.pointerLeave(carousel);
    pass(FEATURE_MS);
    expect(current()).toBe('Interactive Learning');

    fireEvent.click(screen.getByRole('button', { name: 'Pause the features' }));
    pass(FEATURE_MS * 3);
    expect(current()).toBe('Interactive Learning');
  });
});

it('shows the welcome message line by line, closed by Got it', () => {
  const close = vi.fn();
  render(<WelcomeDialog message={'Ramadan term opens.\r\n\nأهلا بكم'} onClose={close} />);
  const dialog = screen.getByRole('dialog', { name: 'Welcome to the institute' });
  expect(dialog.querySelectorAll('p')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(close).toHaveBeenCalledOnce();
});
