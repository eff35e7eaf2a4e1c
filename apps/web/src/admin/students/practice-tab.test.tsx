import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { PracticeTab } from './practice-tab.tsx';

const practice = {
  ...{ due: 12, known: 340, learning: 57, set_aside: 2, reviews: 1_203 },
  ...{ last_review: 1_790_000_000, days_practised: 3, days_a_week: 5 },
  words: [{ word_id: 4, asks: 'arabic', arabic: 'بَيْتٌ', meaning: 'house' }],
};

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderAt(
    '/admin/students/2',
    <Routes>
      <Route path="/admin/students/:id" element={<PracticeTab />} />
    </Routes>,
  );
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the practice of a student', () => {
  // Proves call-getStudentPractice.
  it('shows the numbers and the words set aside', async () => {
    server.reply('getStudentPractice', () => ok(practice));
    open();
    await screen.findByRole('heading', { name: 'Words and review' });
    expect(server.of('getStudentPractice')[0]?.fields.get('student_id')).toBe('2');
    expect(figure('Due today')).toBe('12');
    expect(figure('Known for three weeks or more')).toBe('340');
    expect(figure('Being learnt')).toBe('57');
    expect(figure('Set aside')).toBe('2');
    expect(figure('Reviews in 30 days')).toBe('1,203');
    expect(figure('Days of this week')).toBe('3 of 5 days');
    expect(screen.getByRole('listitem').textContent).toBe('بَيْتٌhouseasks for the Arabic');
  });

  it('says that nothing was practised yet, and that it could not be loaded', async () => {
    const none = { due: 0, known: 0, learning: 0, set_aside: 0, reviews: 0, last_review: 0 };
    server.reply('getStudentPractice', () => ok({ ...practice, ...none, words: [] }));
    open();
    expect(await screen.findByText('Nothing practised yet')).toBeTruthy();
    cleanup();
    server.reply('getStudentPractice', () => refused('x', 'No.'));
    open();
    expect(await screen.findByText('The practice could not be loaded.')).toBeTruthy();
  });
});
