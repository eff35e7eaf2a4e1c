import type { Lesson } from '@institute/contract/exams';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { LessonPage } from './lesson-page.tsx';

const lesson: Lesson = {
  id: 5,
  rand: 'lesson-5',
  subject: 'Sun letters',
  inputetype: 'Lesson',
  scheduled: '0',
  studydate: 0,
  viewed: '1',
  viewedDate: 0,
  examDone: 0,
  class_id: 1,
  class_rand: 'class-1',
  class_name: 'The Alphabet',
  about: 'Read this.\nSee https://example.org/sun too',
  material_url: '',
  materialExtension: '',
  next: { id: 6, rand: 'lesson-6', subject: 'Moon letters' },
  questions: [],
  examResult: null,
  draft: null,
};
let server: MockServer;

function open(answer: () => Promise<Response> | Response): void {
  server.reply('get_lesson_details', ({ fields }) =>
    fields.get('lesson_id') === 'lesson-5' ? answer() : ok({ ...lesson, subject: 'The next one' }),
  );
  renderAt(
    '/classes/class-1/lessons/lesson-5',
    <Routes>
      <Route path="/classes/:id" element={<p>The class itself</p>} />
      <Route path="/classes/:classId/lessons/:lessonId" element={<LessonPage />} />
    </Routes>,
  );
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(
  () => Promise.all([import('./discussion/discussion.tsx'), import('./exam/exam-section.tsx')]),
  60_000,
);
beforeEach(() => {
  server = mockServer();
  server.reply('getComments', () => ok([], { total: 0, page: 1, per_page: 50, comments: 0 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a lesson', () => {
  it('has its subject as title, its text, and the way back to the class', async () => {
    open(() => ok(lesson));
    await title('Sun letters');
    expect(screen.getByText('Read this.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Class' }));
    expect(screen.getByText('The class itself')).toBeTruthy();
  });

  it('opens the web addresses in its text in a new tab and keeps its lines', async () => {
    open(() => ok(lesson));
    const link = await screen.findByRole('link', { name: /^https:\/\/example\.org\/sun/ });
    expect(link.getAttribute('href')).toBe('https://example.org/sun');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Read this.').tagName).toBe('P');
    expect(link.closest('p')?.textContent).not.toContain('Read this.');
  });

  it('shows a timetable readably', async () => {
    const about = encodeURIComponent('Monday 18:00: reading\\nThursday 18:00: writing');
    open(() => ok({ ...lesson, inputetype: 'Timetableble', about }));
    expect(await screen.findByText('Monday 18:00: reading')).toBeTruthy();
    expect(screen.getByText('Thursday 18:00: writing')).toBeTruthy();
    expect(screen.getByText('Timetable')).toBeTruthy();
  });

  it('leads on to the next one when there is one', async () => {
    server.reply('viewStatus', () => ok(null));
    open(() => ok(lesson));
    fireEvent.click(await screen.findByRole('button', { name: 'Next Lesson' }));
    await title('The next one');
    const sent = server.of('viewStatus').map(({ fields }) => fields.get('lesson_id'));
    expect(sent).toEqual(['lesson-6']);
    cleanup();
    open(() => ok({ ...lesson, next: null }));
    await title('Sun letters');
    expect(screen.queryByRole('button', { name: 'Next Lesson' })).toBeNull();
  });

  it('says in the server’s words why the next one stays shut, and in its own when none come', async () => {
    const words = 'This lesson will be available on 20 November 2026, 14:05';
    server.reply('viewStatus', () => refused('lesson_scheduled', words));
    open(() => ok(lesson));
    const next = await screen.findByRole('button', { name: 'Next Lesson' });
    fireEvent.click(next);
    expect(await screen.findByText(words)).toBeTruthy();
    server.reply('viewStatus', () => Promise.reject(new TypeError('offline')));
    fireEvent.click(next);
    expect(await screen.findByText('An error occurred while marking lesson as read')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sun letters');
  });

  it('is discussed, and an exam is not', async () => {
    open(() => ok(lesson));
    expect(await screen.findByText('No comments yet. Be the first to comment!')).toBeTruthy();
    cleanup();
    const asked = server.of('getComments').length;
    open(() => ok({ ...lesson, inputetype: 'Exam', about: 'Explain the sun letters.' }));
    expect(await screen.findByRole('button', { name: 'Submit exam' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Discussion' })).toBeNull();
    expect(server.of('getComments')).toHaveLength(asked);
  });

  it('is announced by a skeleton while it is on its way', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    open(() => new Promise<Response>((resolve) => (arrive = resolve)));
    expect(screen.getByText('Loading the lesson')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Class' })).toBeTruthy();
    await vi.waitFor(() => expect(server.of('get_lesson_details')).toHaveLength(1));
    arrive(ok(lesson));
    await title('Sun letters');
    expect(screen.queryByText('Loading the lesson')).toBeNull();
  });

  it.each([
    ['lesson_not_found', 'Lesson not found'],
    ['invalid_input', 'This is not an id.'],
  ] as const)('that is not there (%s) has a way back to its class', async (code, message) => {
    open(() => refused(code, message));
    await title('Lesson not found');
    const back = screen.getByRole('link', { name: 'Back to Class' });
    expect(back.getAttribute('href')).toBe('/classes/class-1');
  });
});
