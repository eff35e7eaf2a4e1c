import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import { RegisterPage } from './register-page.tsx';

beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-3.
it('leads to sign-in without losing the class that one came for', () => {
  history.replaceState(null, '', '/register?next=%2Fclasses%2Fabc');
  render(<RegisterPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(location.pathname + location.search).toBe('/login?next=%2Fclasses%2Fabc');
});

it('leads to sign-in, and from there to the dashboard, for everybody else', () => {
  history.replaceState(null, '', '/register?next=https%3A%2F%2Felsewhere.example');
  render(<RegisterPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(location.pathname + location.search).toBe('/login?next=%2F');
});

it('begins in its first field, or where somebody writes in its painting already', async () => {
  render(<RegisterPage />);
  const name = await screen.findByLabelText('Full name');
  await untilFocused(() => name);
  cleanup();

  const focused = document.createElement('input');
  focused.name = 'email';
  window.keptEarly = {
    ...{ painted: [], pressed: [], held: null, focused, changed: new Set(), seen: null, top: 0 },
    end: () => undefined,
  };
  render(<RegisterPage />);
  await untilFocused(() => screen.queryByLabelText(/^Email/));
  window.keptEarly = undefined;
});
