import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noProfile } from '../../domains/settings/profile-model.ts';
import { LandingView } from './landing-view.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/login');
  render(<LandingView profile={noProfile} />);
});
afterEach(cleanup);

// Proves student-1-2.
it('shows the four selling points, each with its line', () => {
  const showcase = screen.getByRole('region', { name: 'Why learn with us' });
  const lines = [
    ['Comprehensive Curriculum', 'From basics to advanced Arabic language skills'],
    ['Native Speakers', 'Experienced native Arabic instructors'],
    ['Interactive Learning', 'Engaging lessons with real-time practice'],
    ['Certified Courses', 'Recognised certificates on completion'],
  ] as const;
  for (const [title, line] of lines) {
    expect(within(showcase).getByLabelText(title).localName).toBe('button');
    expect(within(showcase).getByText(title)).toBeTruthy();
    expect(within(showcase).getByText(line)).toBeTruthy();
  }
});

// Proves ours-247.
it('says what the institute has written in the place of what the product says', () => {
  cleanup();
  const promises = [
    { title: 'مجموعات صغيرة', line: 'Groups of six' },
    { title: 'Twice', line: 'The same' },
    { title: 'Twice', line: 'The same' },
  ];
  const steps = [{ title: 'Come on Monday', line: 'At six' }];
  const own = { tagline: 'Read the Quran with us', forWhom: 'For families in Kano' };
  render(<LandingView profile={{ ...noProfile, ...own, promises, steps }} />);
  const showcase = within(screen.getByRole('region', { name: 'Why learn with us' }));
  expect(showcase.getAllByRole('listitem')).toHaveLength(3);
  showcase.getByText('مجموعات صغيرة');
  screen.getByText('Read the Quran with us');
  screen.getByText('For families in Kano');
  screen.getByText('Come on Monday');
  expect(screen.queryByText('Native Speakers')).toBeNull();
  expect(screen.queryByText('Choose a class')).toBeNull();
  expect(screen.queryByText('Your journey to Arabic fluency starts here')).toBeNull();
});

// Proves student-2-19.
it('stands on a gradient with the name, the tagline and a card of ways in', () => {
  const heading = screen.getByRole('heading', { level: 1 });
  const hero = heading.closest('[class*="bg-linear-to-br"]') as HTMLElement;
  expect(heading.textContent).not.toBe('');
  expect(within(hero).getByText('Your journey to Arabic fluency starts here')).toBeTruthy();
  const card = within(within(hero).getByRole('region', { name: 'Start learning today' }));
  const ways = card.getAllByRole('link').map((link) => link.textContent);
  expect(ways).toEqual(['Forgot your password?', 'Create an account']);
});

it('leads to the terms, the privacy notice and the page about it at its foot', () => {
  const foot = within(screen.getByRole('contentinfo'));
  const address = (name: string) => foot.getByRole('link', { name }).getAttribute('href');
  expect([address('Terms of use'), address('Privacy notice')]).toEqual(['/terms', '/privacy']);
  expect(address('About us')).toBe('/about');
});

it('says for whom it is, and leads to a first word, to the classes and to signing in', () => {
  expect(screen.getByText(/^For children, parents and busy adults/)).toBeTruthy();
  const address = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(address('Read a first word now')).toBe('#first-word');
  expect(address('See the classes')).toBe('#classes');
  expect(address('Sign In')).toBe('/login?next=%2F');
});

// Proves student-1-5.
it('ends with the link to the app in its store', () => {
  const link = within(screen.getByRole('contentinfo')).getByRole('link', {
    name: 'Get the app on Google Play',
  });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\/store\//);
});
