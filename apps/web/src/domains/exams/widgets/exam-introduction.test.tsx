import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExamIntroduction, FoldedExamIntroduction } from './exam-introduction.tsx';

afterEach(cleanup);

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

// Proves ours-28.
it('says how much is asked, that there is one try, what counts, and what waits', () => {
  render(<ExamIntroduction questions={6} hasTheory isOnTheWay />);
  expect(said()).toEqual([
    '6 questions, each with one right answer.',
    'One theory question, answered in writing or with a picture.',
    expect.stringContaining('You have one try.'),
    expect.stringContaining('half of the score'),
    'The lessons after it open once you have submitted.',
  ]);
});

// Proves ours-28.
it('says that some exercises are typed and that several answers may be right, where it is so', () => {
  const ways = { isTyped: true, hasSeveral: true };
  render(
    <ExamIntroduction
      questions={6}
      exercises={6}
      ways={ways}
      hasTheory={false}
      isOnTheWay={false}
    />,
  );
  expect(said()).toEqual([
    '6 questions, each with one right answer.',
    expect.stringContaining('6 exercises'),
    expect.stringContaining('typed'),
    expect.stringContaining('several answers are right'),
    expect.stringContaining('You have one try.'),
    expect.stringContaining('counts a point'),
  ]);
});

// Proves ours-28.
it('is folded while the time runs, and opens at a press', () => {
  render(<FoldedExamIntroduction questions={6} hasTheory={false} isOnTheWay={false} />);
  const rules = screen.getByText('The rules of this exam').closest('details');
  expect(rules?.open).toBe(false);
  expect(rules?.textContent).toContain('You have one try.');
});

it.each([
  [1, false, 'One question with one right answer.', 'Every question counts the same.'],
  [0, true, 'One theory question', 'A teacher marks your answer'],
])('says of %i questions (theory: %s) what counts', (questions, hasTheory, first, counts) => {
  render(<ExamIntroduction questions={questions} hasTheory={hasTheory} isOnTheWay={false} />);
  expect(said()).toHaveLength(3);
  expect(said()[0]).toContain(first);
  expect(said()[2]).toContain(counts);
});
