import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Question } from '../../../domains/exams/model.ts';
import { ResultQuestions } from './result-questions.tsx';

afterEach(cleanup);

const questions: Question[] = [
  { id: 11, question: 'Which is a door?', answer: 'بَابٌ', choices: ['بَابٌ', 'بَيْتٌ'] },
  { id: 12, question: 'He wrote?', answer: 'كَتَبَ', choices: ['كَتَبَ', 'كُتِبَ'] },
  { id: 13, question: 'A house?', answer: 'بَيْتٌ', choices: ['بَابٌ', 'بَيْتٌ'] },
];

// Proves ours-30.
it('begins with what was missed, under its own number, and says when signs alone differ', () => {
  render(<ResultQuestions questions={questions} answers={{ 11: 'بَابٌ', 12: 'كُتِبَ', 13: 'بَيْتٌ' }} />);
  expect(screen.getByText('You answered 2 of 3 questions correctly.')).toBeTruthy();
  const missed = screen.getByRole('region', { name: 'What to look at again' });
  expect(within(missed).getByText('2.')).toBeTruthy();
  expect(
    within(missed).getByText('The two differ in their vowel signs alone. Read both aloud.'),
  ).toBeTruthy();
  expect(within(missed).queryByText('A house?')).toBeNull();
  const known = screen.getByText('What you knew: 2 questions').closest('details');
  expect(known?.open).toBe(false);
  expect(known?.textContent).toContain('A house?');
});

it('shows everything when everything is right', () => {
  render(<ResultQuestions questions={questions} answers={{ 11: 'بَابٌ', 12: 'كَتَبَ', 13: 'بَيْتٌ' }} />);
  expect(screen.getByText('You answered every question correctly.')).toBeTruthy();
  expect(screen.getByText('What you knew: 3 questions').closest('details')?.open).toBe(true);
});

// Proves ours-30.
it('judges nothing before the right answers have come', () => {
  const unjudged = questions.map(({ answer: _, ...question }) => question);
  render(<ResultQuestions questions={unjudged} answers={{ 11: 'بَابٌ' }} />);
  expect(screen.getByRole('region', { name: 'Questions' }).textContent).toContain('A house?');
  expect(screen.queryByText(/correctly/)).toBeNull();
});
