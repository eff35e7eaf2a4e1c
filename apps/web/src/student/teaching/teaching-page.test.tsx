// Proves ours-106.

import type { WireOf } from '@institute/contract/call';
import type { getTeaching } from '@institute/contract/reports/teaching';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { TeachingPage } from './teaching-page.tsx';

type Answer = WireOf<typeof getTeaching>;

const nahw: Answer['classes'][number] = {
  ...{
    id: 7,
    rand: 'nahw',
    name: 'Nahw',
    links: '',
    powers: ['teach', 'mark', 'people'],
    students: 3,
  },
  ...{ waiting: 2, waiting_since: 1_764_000_000, next_lesson: '', next_opens_at: 0 },
};
const place = { class_rand: 'nahw', lesson_rand: 'l-5', class: 'Nahw', lesson: 'The doer' };
const nothing = { count: 0, first: [] };
const answer = (changes: Partial<Answer> = {}): Answer => ({
  profile: { picture: '', is_public: '0' },
  classes: [nahw],
  questions: {
    count: 9,
    first: [{ ...place, student: 'Bilal', comment_id: 31, at: 1_764_000_000 }],
  },
  silent: {
    count: 1,
    first: [
      ...[{ user_id: 9, class_rand: 'nahw', class: 'Nahw', student: 'Musa', since: 1_763_000_000 }],
    ],
  },
  ...changes,
});

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with what is to be marked and answered, then the classes, then who is silent', async () => {
  server.reply('getTeaching', () => ok(answer()));
  renderAt('/teaching', <TeachingPage />);
  const waits = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(waits.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['What waits', 'Exams to mark2', 'Questions without an answer9'],
  ]);
  expect(waits.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/exams?class=7',
    '/classes/nahw/lessons/l-5#comment-31',
    '/admin/questions',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Teaching', 'What waits', 'Exams to mark2', 'Questions without an answer9'],
    ...['Your classes', 'Nahw', 'Silent for a week1', 'How students see you'],
  ]);
});

it('says that nothing waits, that nothing is taught, and that nothing came', async () => {
  const done = { ...nahw, waiting: 0, waiting_since: 0 };
  server.reply('getTeaching', () => ok(answer({ classes: [done], questions: nothing })));
  renderAt('/teaching', <TeachingPage />);
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nahw' })).toBeTruthy();
  cleanup();
  server.reply('getTeaching', () => ok(answer({ classes: [] })));
  renderAt('/teaching', <TeachingPage />);
  expect(await screen.findByText('You teach no class')).toBeTruthy();
  cleanup();
  server.reply('getTeaching', () => refused('unavailable', 'Away.'));
  renderAt('/teaching', <TeachingPage />);
  expect(await screen.findByText('Your classes could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

// Proves ours-416.
it('counts the hand-ins that wait, with the way to those of each class', async () => {
  const classes = [{ ...nahw, waiting: 0, hand_ins: 4 }];
  server.reply('getTeaching', () => ok(answer({ classes, questions: nothing })));
  renderAt('/teaching', <TeachingPage />);
  const waits = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(waits.getByRole('heading', { name: 'Hand-ins 4' })).toBeTruthy();
  const way = waits.getByRole('link', { name: /Nahw/ });
  expect([way.textContent, way.getAttribute('href')]).toEqual([
    ...['Nahw4 hand-ins', '/admin/hand-ins?class=7'],
  ]);
});
