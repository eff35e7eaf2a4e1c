import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LandingView } from './landing-view.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/login');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<LandingView />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows the four selling points, each with its line', () => {
  const showcase = screen.getByRole('region', { name: 'Why learn with us' });
  const lines = [
    ['Comprehensive Curriculum', 'From basics to advanced Arabic language skills'],
    ['Native Speakers', 'Experienced native Arabic instructors'],
    ['Interactive Learning', 'Engaging lessons with real-time practice'],
    ['Certified Courses', 'Recognised certificates on completion'],
  ] as const;
  for (const [title, line] of lines) {
    fireEvent.click(within(showcase).getByRole('button', { name: title }));
    expect(within(showcase).getByText(title)).toBeTruthy();
    expect(within(showcase).getByText(line)).toBeTruthy();
  }
});

it('stands on a gradient with the name, the tagline and a card of ways in', () => {
  const heading = screen.getByRole('heading', { level: 1 });
  const hero = heading.closest('[class*="bg-linear-to-br"]') as HTMLElement;
  expect(heading.textContent).not.toBe('');
  expect(within(hero).getByText('Your journey to Arabic fluency starts here')).toBeTruthy();
  const card = within(within(hero).getByRole('region', { name: 'Start learning today' }));
  const ways = card.getAllByRole('button').map((button) => button.textContent);
  expect(ways).toEqual(['Create an account', 'Sign In', 'Forgot your password?']);
});

it('leads to the terms, the privacy notice and the page about it at its foot', async () => {
  const foot = within(screen.getByRole('contentinfo'));
  // Here nothing was painted: the code of the foot is fetched.
  await foot.findByRole('link', { name: 'About us' }, { timeout: 20_000 });
  const address = (name: string) => foot.getByRole('link', { name }).getAttribute('href');
  expect([address('Terms of use'), address('Privacy notice')]).toEqual(['/terms', '/privacy']);
  expect(address('About us')).toBe('/about');
});

it('says for whom it is, and leads to a first word, to the classes and to signing in', () => {
  expect(screen.getByText(/^For children, parents and busy adults/)).toBeTruthy();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Read a first word now')).toBe('#first-word');
  expect(address('See the classes')).toBe('#classes');
  expect(address('Sign In')).toBe('/login?next=%2F');
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeTruthy();
});

it('ends with the link to the app in its store', () => {
  const link = within(screen.getByRole('contentinfo')).getByRole('link', {
    name: 'Get the app on Google Play',
  });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\/store\//);
});
