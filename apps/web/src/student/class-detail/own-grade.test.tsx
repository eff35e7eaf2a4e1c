import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cellWords } from '../../domains/exams/grade-words.ts';
import { amina, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { OwnGrade } from './own-grade.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const columns = [
  { id: 1, name: 'Attendance', kind: 'attendance' as const, weight: 10 },
  { id: 2, name: 'Tests', kind: 'exams' as const, weight: 80 },
  { id: 3, name: 'Homework', kind: 'homework' as const, weight: 10 },
];
const none = { done: 0, total: 0, excused: 0, waits: 0, mark: null, homework: null };
const grade = {
  ...{ grade: 81.3, points: 73.2, outOf: 90, columns, missingIsZero: false },
  months: ['2026-11', '2026-10'],
  cells: [
    { ...none, columnId: 1, points: 9.2, done: 11, total: 12 },
    { ...none, columnId: 2, points: 64, done: 3, total: 4, waits: 1 },
    { ...none, columnId: 3, points: null },
  ],
};

// Proves ours-325, ours-392.
it('says the grade, what each column comes of, and the rule; of a month as well', async () => {
  const server = mockServer(amina);
  server.reply('get_my_grade', ({ fields }) => {
    const month = fields.get('period');
    return ok(month ? { ...wire, grade: null, points: 0, out_of: 0 } : wire);
  });
  renderAt('/class/7', <OwnGrade classId="7" first={grade} />);
  expect(screen.getByRole('heading').textContent).toBe('Your grade');
  screen.getByText('81.3 of 100');
  screen.getByText('from 90 of 100 points so far');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Attendancecame to 11 of 129.2 of 10',
    'Tests3 of 4 marked, 1 waits for its mark64 of 80',
    'Homeworknot marked yet',
  ]);
  screen.getByText(/^73.2 of the 90 points that are marked, in a hundred, rounded once/);
  screen.getByText(/What is not marked yet does not count/);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '2026-10' } });
  await screen.findByText('No grade yet');
  await waitFor(() =>
    expect(server.of('get_my_grade').at(-1)?.fields.get('period')).toBe('2026-10'),
  );
});

// Proves ours-359.
it('says of how many homeworks that were handed in points are the mean', () => {
  const cell = { ...none, columnId: 3, points: 7.5, done: 2, homework: 2 };
  expect(cellWords(cell, { id: 3, name: 'Homework', kind: 'homework', weight: 10 })).toBe(
    'mean of 2 homeworks',
  );
});

const { outOf, missingIsZero, cells, ...same } = grade;
const wire = {
  ...{ ...same, out_of: outOf, missing_is_zero: missingIsZero },
  cells: cells.map(({ columnId, mark: _none, homework: _hand, ...cell }) => ({
    ...cell,
    column_id: columnId,
  })),
};
