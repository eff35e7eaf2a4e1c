import type { Class } from '@institute/contract/classes/classes';
import type { PublicClass } from '@institute/contract/classes/public-class';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { JoinPanel } from './join-panel.tsx';

afterEach(cleanup);

const show = (prerequisite: PublicClass['prerequisite'], paid: Partial<Class> = {}) => {
  const item = aClassModel(1, { rand: 'abc', name: 'Roots', ...paid });
  const page = {
    item,
    slug: 'roots',
    lessons: [],
    meetsAt: null,
    isOpen: true,
    teachers: [],
    prerequisite,
  };
  render(<JoinPanel page={page} />);
};

it('promises the class to whoever makes an account', () => {
  show(null);
  expect(screen.getByText('You create an account, and the class opens.')).toBeTruthy();
});

it('says what a paid one costs before it opens', () => {
  show(null, { isPremium: true, priceKobo: 250_000, isMonthly: true });
  expect(screen.queryByText('You create an account, and the class opens.')).toBeNull();
  expect(
    screen.getByText('You create an account and pay for the class: ₦2,500 a month.'),
  ).toBeTruthy();
  cleanup();
  show(null, { isPremium: true, priceKobo: 500_000, isMonthly: false });
  expect(
    screen.getByText('You create an account and pay for the class: ₦5,000, paid once.'),
  ).toBeTruthy();
});

// Proves ours-9.
it('promises no more than may be had where another class comes first', () => {
  show({ name: 'First Stories · قِصَصٌ', slug: 'first-stories', entry: null });
  expect(screen.queryByText('You create an account, and the class opens.')).toBeNull();
  const hint = screen.getByText(/You create an account\. This class opens once/);
  expect(hint.textContent).toBe(
    'You create an account. This class opens once you have completed First Stories.',
  );
});

// Proves ours-77.
it('names the exam that may be passed instead of the class before', () => {
  const sat = { questions: 12, minutes: 20, passMark: 60, isMarkedByTeacher: false };
  const entry = { ...sat, rand: 'e', classRand: 'c', className: 'Letters', subject: 'Reading' };
  show({ name: 'Letters', slug: null, entry: { ...entry, standing: 'open' } });
  expect(screen.getByText(/You create an account\./).textContent).toBe(
    'You create an account. This class opens once you have completed Letters, or shown that you know it: by the exam “Reading” (12 questions, 20 minutes, pass mark 60 %).',
  );
});
