import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { JoinPanel } from './join-panel.tsx';

afterEach(cleanup);

const show = (prerequisite: { name: string; slug: string | null } | null) => {
  const item = aClassModel(1, { rand: 'abc', name: 'Roots' });
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

// Proves ours-9.
it('promises no more than may be had where another class comes first', () => {
  show({ name: 'First Stories · قِصَصٌ', slug: 'first-stories' });
  expect(screen.queryByText('You create an account, and the class opens.')).toBeNull();
  const hint = screen.getByText(/You create an account\. This class opens once/);
  expect(hint.textContent).toBe(
    'You create an account. This class opens once you have completed First Stories.',
  );
});
