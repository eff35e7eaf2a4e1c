import { pathToFileURL } from 'node:url';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { saveLessonWords } from '@institute/contract/words/managed-words';
import { savePracticePlan } from '@institute/contract/words/practice-care';
import { getPractice } from '@institute/contract/words/words';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { due, know, press } from './support/practice.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Its clock can be moved on by a day.
const clock = pathToFileURL(`${import.meta.dirname}/../bench/faults/clock.mjs`).href;
test.use({ environment: { ...emptyInstitute(), NODE_OPTIONS: `--import=${clock}` } });

/** What a browser says of requests that find no network, directly or through the worker. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed|dynamically imported/;

/** The words of the lesson; two cards each make a whole round. */
const words = [
  ['كِتَابٌ', 'a book', 'كُتُبٌ'],
  ['قَلَمٌ', 'a pen', 'أَقْلَامٌ'],
  ['بَابٌ', 'a door', 'أَبْوَابٌ'],
  ['بَيْتٌ', 'a house', 'بُيُوتٌ'],
  ['وَلَدٌ', 'a boy', 'أَوْلَادٌ'],
  ['بِنْتٌ', 'a girl', 'بَنَاتٌ'],
  ['شَجَرَةٌ', 'a tree', 'أَشْجَارٌ'],
  ['قَمَرٌ', 'a moon', 'أَقْمَارٌ'],
  ['نَهْرٌ', 'a river', 'أَنْهَارٌ'],
  ['جَبَلٌ', 'a mountain', 'جِبَالٌ'],
] as const;
const bare = (arabic: string) => arabic.replace(/\p{M}/gu, '');

const choice = (prompt: string, options: readonly string[]) => ({
  ...{ type: 'choice', prompt, options, answer: 0, explanation: 'A verb tells of a time.' },
});
const LESSON_ASKS = 'Which of these is a verb?';
const EXAM_ASKS = 'Which word tells of a time?';

/** A class with a lesson in blocks and an exam on the clock after it. */
async function school(admin: Session) {
  const form = {
    category: 'Grammar',
    name: 'Two days',
    about: 'Words that stay',
    premium: '0',
  } as const;
  const { id: class_id, rand } = await admin.call(addClass, { ...form, status: '1' });
  const text = (said: string) => ({ type: 'text', text: said });
  const lesson = await admin.call(addLesson, {
    ...{ class_id, subject: 'Nouns and verbs', about: '' },
    blocks: JSON.stringify([
      {
        ...{ id: 'text', kind: 'text' },
        text: { type: 'doc', content: [{ type: 'paragraph', content: [text('Tap a word.')] }] },
      },
      {
        ...{ id: 'lines', kind: 'lines' },
        lines: [
          { id: 'one', arabic: 'فِي الْبَيْتِ كِتَابٌ.', translation: 'In the house is a book.' },
          { id: 'two', arabic: 'كَتَبَ الْوَلَدُ بِالْقَلَمِ.', translation: 'The boy wrote with the pen.' },
        ],
      },
      { id: 'words', kind: 'words' },
      { id: 'asks', kind: 'exercise', exercise: choice(LESSON_ASKS, ['كَتَبَ', 'كِتَابٌ']) },
    ]),
  });
  await admin.call(saveLessonWords, {
    lesson_id: lesson.id,
    words: words.map(([arabic, meaning, plural]) => ({
      arabic,
      meaning,
      plural,
      kind: 'noun' as const,
    })),
  });
  const exam = await admin.call(addLesson, {
    ...{ class_id, subject: 'Words on the clock', about: '', inputetype: 'Exam', exam_minutes: 10 },
    blocks: JSON.stringify([
      {
        ...{ id: 'typed', kind: 'exercise', points: 1 },
        exercise: {
          ...{ type: 'typed', prompt: 'Write: a book', explanation: '', accepted: ['كِتَابٌ'] },
          ...{ strictness: 'letters', nearly: 50 },
        },
      },
      {
        ...{ id: 'chosen', kind: 'exercise', points: 1 },
        exercise: choice(EXAM_ASKS, ['ذَهَبَ', 'جَبَلٌ']),
      },
    ]),
  });
  return { class_id, lesson: `/classes/${rand}/lessons/${lesson.rand}`, exam: exam.rand };
}

/** What says that there is no connection stands beneath the page and its bar, where nothing is covered. */
async function liesOverNothing(page: Page): Promise<void> {
  const strip = page.getByRole('status').filter({ hasText: 'Offline.' });
  // It says when what is shown was saved, or that what is written is kept.
  await strip.getByText(/What you study and write is kept|Saved /).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const boxOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const [mark, bar] = [await boxOf(strip), await boxOf(page.locator('nav[data-bottom-bar]'))];
  expect(mark.bottom).toBe(page.viewportSize()?.height);
  expect(bar.bottom).toBeLessThanOrEqual(mark.top);
  expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(bar.top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

// Proves ours-17, decision-082-3, decision-071-1, decision-071-6.
test('a student reads, practises, reviews twenty cards without a connection, sits an exam through an outage, and meets what was missed the next day', async ({
  visit,
  url,
  admin,
  product,
}) => {
  const { class_id, lesson, exam } = await school(admin);
  const session = await newStudent(url);
  await session.call(enrol, { class_id });
  const plan = {
    reviews_a_day: 100,
    retention: 90,
    days_a_week: 5,
    strictness: 'letters',
  } as const;
  await session.call(savePracticePlan, { ...plan, new_a_day: 20 });
  const practice = () => session.call(getPractice, {});
  const student = await visit({ size: 'phone', as: session, serviceWorker: true });
  const { page, context } = student;
  await page.clock.install();

  // A word is tapped, an exercise is missed, and tried again.
  await page.goto(lesson);
  await page.getByRole('button', { name: 'الْبَيْتِ', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('a house')).toBeVisible();
  await expect(sheet.getByText('بُيُوتٌ')).toBeVisible();
  await student.look('days-word', 'here');
  await page.keyboard.press('Escape');
  const exercise = page.getByRole('article', { name: 'Exercise' });
  await exercise.getByRole('radio', { name: 'كِتَابٌ' }).check();
  await press(page, 'Check');
  await exercise.getByText('It comes back in your practice, from tomorrow on.').waitFor();
  await student.look('exercise-missed', 'here');
  await press(page, 'Try again');
  await exercise.getByRole('radio', { name: 'كَتَبَ' }).check();
  await press(page, 'Check');
  await expect(exercise.getByRole('status')).toHaveText('Right');
  await student.look('days-lesson');

  // Ten words are understood, and then written without a connection.
  await page.goto('/practice');
  await due(page, 10);
  await student.look('practice-due');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await press(page, 'Start');
  for (let introduced = 0; introduced < 3; introduced += 1) await press(page, 'Go on');
  await expect(page.getByText('What does it mean?')).toBeVisible();
  await student.look('practice-question');
  await press(page, 'Show the meaning');
  await student.look('practice-meaning');
  await press(page, 'Easy');
  await know(page, 9);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await press(page, 'Back');
  await due(page, 10);
  await expect.poll(async () => (await practice()).due).toBe(10);
  await context.setOffline(true);
  await liesOverNothing(page);
  await press(page, 'Start');
  for (const [arabic] of words) {
    await page.getByLabel('Your answer').fill(bare(arabic));
    await press(page, 'Check');
    await press(page, 'That was easy');
  }
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await student.look('practice-done', 'here');
  await press(page, 'Back');
  await expect(page.getByText('Nothing is due.')).toBeVisible();
  expect((await practice()).due).toBe(10);
  await page.reload();
  await expect(page.getByText('Nothing is due.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await practice()).due, { timeout: 90_000 }).toBe(0);

  // The clock of the exam goes on without a connection; the answers are handed in once there is one.
  await page.goto(`${lesson.slice(0, lesson.lastIndexOf('/'))}/${exam}`);
  await press(page, 'Begin the exam');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
  await expect(page.getByRole('timer')).toContainText(/(10:00|9:\d\d)$/);
  await page.getByLabel('Your answer').fill('كتاب');
  await page.getByText('1/2 answered').waitFor();
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'جَبَلٌ' }).check();
  await page.getByText(/Saved on this device .* Waiting to be sent/).waitFor();
  await student.look('days-exam-offline', 'here');
  await page.clock.fastForward('10:05');
  await page.getByText('Time is up. Your answers are being handed in').waitFor();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await student.look('exam-time-up', 'here');
  await context.setOffline(false);
  await page.getByRole('dialog', { name: 'Exam submitted' }).waitFor();
  await press(page, 'See the result');
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByText('50%').first().waitFor();
  await result.getByText(EXAM_ASKS).waitFor();
  await student.look('days-missed');

  // The next day both are asked again: what was missed in the lesson, and in the exam.
  expect((await practice()).due).toBe(0);
  product.child.kill('SIGUSR2');
  await page.clock.fastForward('24:00:00');
  await page.goto('/practice');
  await due(page, 2);
  await press(page, 'Start');
  await expect(page.getByText('An exercise you missed')).toBeVisible();
  await expect(page.getByText(LESSON_ASKS)).toBeVisible();
  await student.look('practice-exercise');
  await page.getByRole('radio', { name: 'كَتَبَ' }).check();
  await press(page, 'Check');
  await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
  await student.look('practice-exercise-right', 'here');
  await press(page, 'Go on');
  await expect(page.getByText(EXAM_ASKS)).toBeVisible();
  await page.getByRole('radio', { name: 'ذَهَبَ' }).check();
  await press(page, 'Check');
  await press(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect.poll(async () => (await practice()).due).toBe(0);
  await student.leave(NO_NETWORK);
});
