import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setBoot } from '../../platform/boot.ts';
import { aClass } from '../../test/a-class.ts';
import { LandingView } from './landing-view.tsx';

let painted: HTMLElement;
let root: Root | null = null;

beforeEach(() => {
  history.replaceState(null, '', '/login');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const paid = { premium: '1', amount: '5000' } as const;
  const classes = [aClass(1), aClass(2, paid), aClass(3, { ...paid, monthlySub: '1' })];
  setBoot({ classes, classCount: classes.length });
  painted = document.body.appendChild(document.createElement('div'));
  painted.innerHTML = renderToString(<LandingView />);
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  painted.remove();
  setBoot(null);
  vi.unstubAllGlobals();
});

const takeOver = () =>
  act(() => {
    root = hydrateRoot(painted, <LandingView />);
  });

it('leads by links to what its buttons will open, before any script is there', () => {
  const card = within(screen.getByRole('region', { name: 'Start learning today' }));
  const ways = card
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Create an account', '/register'],
    ['Sign In', '/login?next=%2F'],
    ['Forgot your password?', '/forgot-password'],
  ]);
  const about = screen.getAllByRole('link', { name: /^About .*Class number/ });
  expect(about.map((link) => link.getAttribute('href'))).toEqual([
    '/c/class-number-1',
    '/c/class-number-2',
    '/c/class-number-3',
  ]);
});

it('parts the classes by how they are paid, and lifts none out of the shelf, whose edge would cut it', () => {
  const kinds = screen.getAllByRole('heading', { level: 3 }).map((kind) => kind.textContent);
  expect(kinds).toEqual(['Free', 'One payment', 'Monthly']);
  for (const card of screen.getAllByRole('article')) {
    expect(card.className).not.toMatch(/hover:(shadow|-?translate|scale)/);
  }
});

it('shows no control that would hear nothing yet', () => {
  const pressed = [...painted.querySelectorAll('button, [role="button"]')];
  expect(pressed.length).toBeGreaterThan(5);
  for (const control of pressed) {
    expect(control.closest('.invisible'), control.outerHTML).not.toBeNull();
  }
});

it('turns the links into buttons in their places, which a press and the space bar open', async () => {
  const link = screen.getByRole('link', { name: 'Create an account' });
  takeOver();
  const signUp = screen.getByRole('button', { name: 'Create an account' });
  expect(signUp).toBe(link);
  expect(painted.querySelector('.invisible button')).toBeNull();

  fireEvent.keyDown(signUp, { key: ' ' });
  expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(fireEvent.click(signUp)).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy();
  expect(location.pathname).toBe('/login');
});

it('leaves a press for a window of its own to the browser', () => {
  takeOver();
  const signUp = screen.getByRole('button', { name: 'Create an account' });
  expect(fireEvent.click(signUp, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
