import type { TaughtClass } from '@institute/contract/reports/teaching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer, renderAt } from '../../test/mock-server.tsx';
import { TaughtClasses } from './taught-classes.tsx';

const taught: TaughtClass = {
  ...{ id: 7, rand: 'nahw', name: 'Nahw', powers: ['mark'], students: 3 },
  ...{ waiting: 0, waitingSince: null, nextLesson: '', nextOpensAt: null },
};

beforeEach(() => {
  mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getTeaching.
it('says of each class which lesson opens next, and has the ways that its powers open', async () => {
  const next = { nextLesson: 'The verb', nextOpensAt: new Date('2026-12-01T09:00:00Z') };
  renderAt('/teaching', <TaughtClasses classes={[{ ...taught, ...next }]} />);
  await vi.waitFor(() =>
    expect(screen.getByText(/^Next:/).textContent).toMatch(/^Next: The verb, 1 Dec 2026/),
  );
  const ways = screen
    .getAllByRole('link')
    .map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Mark exams', '/admin/exams?class=7'],
    ['Open class', '/admin/classes/manage/nahw'],
  ]);
});

it('says nothing of a next lesson where none has a date', () => {
  renderAt('/teaching', <TaughtClasses classes={[taught]} />);
  expect(screen.getByText('3 students')).toBeTruthy();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});
