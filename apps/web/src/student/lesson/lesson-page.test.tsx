import type { WireOf } from '@institute/contract/call';
import type { getLessonDetails } from '@institute/contract/exams/exams';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { LessonPage } from './lesson-page.tsx';

const lesson: WireOf<typeof getLessonDetails> = {
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

/** The class of the lesson, five of them: the second is here, the third an exam, the last two wait for it. */
const classOfFive = {
  class_details: {
    id: 1,
    rand: 'class-1',
    name: 'The Alphabet',
    category: 'Grammar',
    about: '',
    premium: '0',
    amount: '0',
    regclosedate: '0',
    subjecttotal: 5,
    links: '',
    monthlySub: '0',
    monthlylimit: 0,
    status: '1',
    prequisite_id: 0,
    slug: '',
    level: '',
    hours: 0,
    outcomes: '',
    teacher: '',
  },
  lessons: ['Letters', 'Sun letters', 'Check', 'Moon letters', 'Words'].map((subject, place) => ({
    id: place + 4,
    rand: `lesson-${place + 4}`,
    subject,
    inputetype: subject === 'Check' ? 'Exam' : 'Lesson',
    scheduled: '0',
    studydate: 0,
    viewed: place === 0 ? '1' : '0',
    viewedDate: 0,
    examDone: 0,
  })),
  isEnrolled: true,
  nextSub: '0',
  subscriptionStatus: 'none',
  monthlyLessonLimit: 0,
  viewedThisMonth: 0,
  prerequisite: null,
};

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(
  () =>
    Promise.all([
      import('./blocks/lesson-in-blocks.tsx'),
      import('./discussion/discussion.tsx'),
      import('./end/lesson-end.tsx'),
      import('./exam/exam-section.tsx'),
      import('./lesson-refusal.tsx'),
      import('./outline/outline-dialog.tsx'),
      import('./outline/side-outline.tsx'),
    ]),
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
  // Proves student-2-58, decision-073-2.
  it('has its subject as title, its text, and the way back to the class', async () => {
    open(() => ok(lesson));
    await title('Sun letters');
    expect(screen.getByText('Read this.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Back to Class' }));
    expect(screen.getByText('The class itself')).toBeTruthy();
  });

  it('in blocks has them in place of its text, with its words where they belong, once', async () => {
    const word = {
      ...{ id: 1, arabic: 'بَابٌ', meaning: 'door', hausa: '', yoruba: '', root: '' },
      ...{ pattern: '', plural: '', kind: 'noun', example: '' },
    };
    server.reply('get_lesson_words', () => ok([word]));
    const lines = [{ id: '1', arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who is there?' }];
    const blocks = JSON.stringify([
      { id: 'a', kind: 'lines', lines },
      { id: 'b', kind: 'words' },
    ]);
    open(() => ok({ ...lesson, about: 'The text for others', blocks }));
    expect(await screen.findByRole('button', { name: 'بِالْبَابِ' })).toBeTruthy();
    expect(screen.getByText('Who is there?')).toBeTruthy();
    expect(screen.queryByText('The text for others')).toBeNull();
    expect(await screen.findAllByText('Words of this lesson')).toHaveLength(1);
  });

  // Proves student-2-63.
  it('opens the web addresses in its text in a new tab and keeps its lines', async () => {
    open(() => ok(lesson));
    const link = await screen.findByRole('link', { name: /^https:\/\/example\.org\/sun/ });
    expect(link.getAttribute('href')).toBe('https://example.org/sun');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Read this.').tagName).toBe('P');
    expect(link.closest('p')?.textContent).not.toContain('Read this.');
  });

  // Proves student-2-64.
  it('shows a timetable readably', async () => {
    const about = encodeURIComponent('Monday 18:00: reading\\nThursday 18:00: writing');
    open(() => ok({ ...lesson, inputetype: 'Timetableble', about }));
    expect(await screen.findByText('Monday 18:00: reading')).toBeTruthy();
    expect(screen.getByText('Thursday 18:00: writing')).toBeTruthy();
    expect(screen.getByText('Timetable')).toBeTruthy();
  });

  // Proves student-2-59.
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

  // Proves student-8-6.
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

  // Proves student-2-60.
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

  // Proves student-2-61.
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

  // Proves student-2-62.
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

describe('a lesson of a course', () => {
  beforeEach(() => {
    server.reply('get_class_details', () => ok(classOfFive));
    server.reply('viewStatus', () => ok(null));
  });
  const outline = () => screen.findByRole('navigation', { name: 'Lessons of this class' });

  // Proves ours-26.
  it('says where it stands, what is done, where one is and what is not open yet', async () => {
    open(() => ok(lesson));
    expect(await screen.findByRole('button', { name: 'Lesson 2 of 5' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Lessons done' });
    expect(['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))).toEqual([
      '2',
      '5',
    ]);
    const entries = within(await outline()).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'DoneLetters',
      'DoneSun letters',
      'Check',
      'Not open yetMoon letters',
      'Not open yetWords',
    ]);
    expect(entries[1]?.querySelector('[aria-current=page]')).toBeTruthy();
  });

  // Proves ours-26.
  it('opens the outline on a phone, and says there why a lesson is locked', async () => {
    open(() => ok(lesson));
    fireEvent.click(await screen.findByRole('button', { name: 'Lesson 2 of 5' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lessons of this class' }));
    fireEvent.click(sheet.getByRole('button', { name: /Moon letters/ }));
    expect(
      await screen.findByText(
        'You cannot continue unless you submit the above exam. You cannot skip an exam.',
      ),
    ).toBeTruthy();
    expect(server.of('viewStatus')).toHaveLength(0);
  });

  // Proves ours-27.
  it('leads back to the one before, which was viewed, without recording it again', async () => {
    open(() => ok(lesson));
    fireEvent.click(await screen.findByRole('button', { name: 'Previous Lesson' }));
    await title('The next one');
    expect(server.of('viewStatus')).toHaveLength(0);
    expect(server.of('get_lesson_details').at(-1)?.fields.get('lesson_id')).toBe('lesson-4');
  });

  // Proves ours-27.
  it('leads on and back by the arrow keys, but not while somebody types', async () => {
    open(() => ok(lesson));
    await outline();
    const comment = await screen.findByLabelText('Your comment');
    fireEvent.keyDown(comment, { key: 'ArrowRight' });
    expect(server.of('viewStatus')).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await title('The next one');
    expect(server.of('viewStatus')[0]?.fields.get('lesson_id')).toBe('lesson-6');
  });

  // Proves ours-31.
  it('ends with a star and what comes next', async () => {
    open(() => ok(lesson));
    expect(await screen.findByText('Lesson 2 of 5 done')).toBeTruthy();
    expect(screen.getByText(/^Next:/).textContent).toBe('Next: Moon letters');
  });

  // Proves decision-133-3.
  it('with exercises is opened until each has been answered, and has its star then', async () => {
    const ask = (id: string) => ({
      ...{ id, kind: 'exercise' },
      exercise: {
        ...{
          type: 'choice',
          prompt: `Which ${id}?`,
          explanation: '',
          options: ['yes', 'no'],
          answer: 0,
        },
      },
    });
    let isDone = false;
    server.reply('get_class_details', () =>
      ok({
        ...classOfFive,
        lessons: classOfFive.lessons.map((one) =>
          one.id === lesson.id
            ? { ...one, viewed: '1', ...(!isDone && { exercisesLeft: '1' }) }
            : one,
        ),
      }),
    );
    server.reply('send_reviews', () => ok({ due: 0 }));
    server.reply('finish_lesson', () => {
      isDone = true;
      return ok(null);
    });
    server.reply('get_lesson_words', () => ok([]));
    const blocks = JSON.stringify([ask('one'), ask('two')]);
    open(() => ok({ ...lesson, blocks, exercisesLeft: '1' }));
    expect(await screen.findByText(/^Opened\. The lesson is done/)).toBeTruthy();
    const answer = async (prompt: string) => {
      const exercise = within(
        (await screen.findByText(prompt)).closest('article') ?? expect.fail('it is an exercise'),
      );
      fireEvent.click(exercise.getByRole('radio', { name: 'no' }));
      fireEvent.click(exercise.getByRole('button', { name: 'Check' }));
    };
    await answer('Which one?');
    expect(server.of('finish_lesson')).toHaveLength(0);
    await answer('Which two?');
    expect(await screen.findByText('Lesson 2 of 5 done')).toBeTruthy();
    expect(server.of('finish_lesson')).toHaveLength(1);
  });

  it('counts no timetable, which is nothing to complete', async () => {
    const lessons = classOfFive.lessons.map((one, place) =>
      place === 0 ? { ...one, inputetype: 'Timetableble', viewed: '0' } : one,
    );
    server.reply('get_class_details', () => ok({ ...classOfFive, lessons }));
    open(() => ok(lesson));
    expect(await screen.findByRole('button', { name: 'Lesson 1 of 4' })).toBeTruthy();
    expect(await screen.findByText('Lesson 1 of 4 done')).toBeTruthy();
  });

  // Proves ours-28.
  it('keeps the way on at the head of an exam that is not submitted, and celebrates nothing', async () => {
    open(() => ok({ ...lesson, inputetype: 'Exam', about: 'Explain the sun letters.' }));
    const submit = await screen.findByRole('button', { name: 'Submit exam' });
    const next = screen.getByRole('button', { name: 'Next Lesson' });
    const follows = next.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
    expect(screen.queryByText(/done$/)).toBeNull();
    await outline();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(server.of('viewStatus')).toHaveLength(0);
  });

  // Proves ours-31.
  it('praises at the end of a class, and says of one that is not finished what is left', async () => {
    const last = { ...lesson, id: 8, rand: 'lesson-5', next: null };
    open(() => ok(last));
    expect((await screen.findByText(/^Still to do/)).textContent).toBe(
      'Still to do in this class: Sun letters',
    );
    cleanup();
    const lessons = classOfFive.lessons.map((one) => ({ ...one, viewed: '1', examDone: 1 }));
    server.reply('get_class_details', () => ok({ ...classOfFive, lessons }));
    server.reply('getMyCertificates', () => ok([]));
    open(() => ok(last));
    const end = await screen.findByRole('region', { name: 'The class is finished' });
    expect(within(end).getByText('أَحْسَنْتَ').lang).toBe('ar');
    expect(end.textContent).toContain('You have finished The Alphabet.');
    expect(await within(end).findByText(/^Certificates are given by the institute/)).toBeTruthy();
    expect(within(end).getByRole('link', { name: 'Share on WhatsApp' })).toBeTruthy();
  });
});
