import { endOtherSessions } from '@institute/contract/auth/sessions';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import {
  addReply,
  answerHandIn,
  getHandIn,
  getHandIns,
} from '@institute/contract/homework/answers';
import { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Page } from '@playwright/test';
import { newStudent, PASSWORD, type Session, signInByApi } from './support/api.ts';
import { sendFiles } from './support/hostile-blocks.ts';
import { startLine } from './support/line.ts';
import { expect, type Size, test } from './support/test.ts';

const lines = [
  { id: 'one', arabic: 'هٰذَا بَيْتٌ كَبِيرٌ.', translation: 'This is a big house.' },
  { id: 'two', arabic: 'فِي الْبَيْتِ بَابٌ جَدِيدٌ.', translation: 'In the house there is a new door.' },
  { id: 'three', arabic: 'أَنَا أَمَامَ الْبَابِ.', translation: 'I am in front of the door.' },
];

/** A lesson with homework of three lines, the first of which has a model, and a student of its class. */
async function given(url: string, admin: Session, own: Partial<HomeworkTask> = {}) {
  const name = `The house ${crypto.randomUUID().slice(0, 6)}`;
  const form = { name, category: 'Grammar', about: 'Read', premium: '0', status: '1' } as const;
  const { id, rand } = await admin.call(addClass, form);
  const { sound } = await sendFiles(admin, rand);
  const task: HomeworkTask = {
    ...{ title: 'Read the house aloud', text: 'Listen to the model, then read each line slowly.' },
    lines: lines.map((line, at) => (at === 0 ? { ...line, sound } : line)),
    ...{ ways: ['voice'], attempts: 3, seconds: 60 },
    marking: {
      kind: 'rubric',
      lines: [
        { id: 'vowels', title: 'Vowels', points: 5 },
        { id: 'fluency', title: 'Fluency', points: 5 },
      ],
    },
    ...own,
  };
  const { rand: lessonRand } = await admin.call(addLesson, {
    ...{ class_id: id, subject: 'At the door', about: '' },
    blocks: JSON.stringify([{ id: 'homework', kind: 'homework', task }]),
  });
  const student = await newStudent(url, `Amina ${name.slice(-6)}`);
  await student.call(enrol, { class_id: String(id) });
  return { student, classId: id, lessonRand, path: `/classes/${rand}/lessons/${lessonRand}` };
}

/** Records for a second with one thumb; before the first recording it is said who hears it. */
async function record(page: Page, name: string, { isFirst = false } = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  if (isFirst) await page.getByRole('button', { name: 'Agree and record' }).click();
  await page.getByText(/^Recording: 0:0[1-9] of/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
}

const handInsOf = async (student: Session, lesson_id: string) =>
  (await student.call(getHomework, { lesson_id })).homework[0]?.hand_ins ?? [];

for (const size of ['phone', 'desktop'] as const satisfies Size[]) {
  // Proves ours-400, ours-401, ours-402.
  test(`a student on a line that is cut hands in three recordings once, and hears what came back, on a ${size}`, async ({
    visit,
    url,
    admin,
  }) => {
    const { student, classId, lessonRand, path } = await given(url, admin);
    const line = await startLine(url);
    const { page, look } = await visit({ url: line.url, size, as: student });
    await page.goto(path);
    const homework = page.getByRole('region', { name: 'Read the house aloud' });
    await homework.getByText('There is nothing to hand in yet.').waitFor();
    await look(`homework-${size}`);
    await page.getByRole('button', { name: 'Record line 1' }).click();
    await page
      .getByRole('dialog')
      .getByText(/no other student/)
      .waitFor();
    await look(`homework-consent-${size}`, 'here');
    await page.getByRole('button', { name: 'Not yet' }).click();
    await record(page, 'Record line 1', { isFirst: true });
    await homework.getByText('1 of 3 lines is recorded.').waitFor();
    await record(page, 'Record line 2');
    await record(page, 'Record line 3');
    await homework.getByText('Kept on this phone. Not handed in yet.').waitFor();
    await look(`homework-kept-${size}`);
    // In the midst of the first of them.
    const cut = line.cutAfter(6_000);
    await page.getByRole('button', { name: 'Hand in' }).dblclick();
    await cut;
    await homework.getByText(/^No connection/).waitFor();
    await look(`homework-cut-${size}`, 'here');
    await expect(homework.getByText(/^Handed in/)).toHaveCount(0);
    expect(await handInsOf(student, lessonRand)).toEqual([]);
    line.mend();
    await homework.getByText(/^Handed in \d/).waitFor();
    const [handedIn, ...others] = await handInsOf(student, lessonRand);
    expect(others).toEqual([]);
    expect(handedIn?.takes.map(({ line_id }) => line_id)).toEqual(['one', 'two', 'three']);
    await look(`homework-handed-in-${size}`);

    const [waiting] = await admin.call(getHandIns, { class_id: classId });
    const hand_in_id = waiting?.id ?? 0;
    const { takes, version } = await admin.call(getHandIn, { hand_in_id });
    await admin.call(addReply, {
      ...{ hand_in_id, take_id: takes[1]?.id, at_ms: 500, text: 'الْبَيْتِ: the i is short.' },
      request_key: `reply-of-a-journey-${size}`,
    });
    const rubric = [
      { id: 'vowels', points: 3 },
      { id: 'fluency', points: 5 },
    ];
    await admin.call(answerHandIn, { hand_in_id, version, state: 'again', rubric });
    await page.reload();
    await homework.getByText('Again, please').waitFor();
    await expect(homework.getByText('8 of 10 points')).toBeVisible();
    await homework.getByRole('button', { name: 'Reply at 0:00' }).click();
    await expect(homework.getByText('the i is short.')).toBeVisible();
    await look(`homework-came-back-${size}`);
    await record(page, 'Record line 2');
    await page.getByRole('button', { name: 'Hand in' }).click();
    await homework.getByText('Earlier attempts (1)').click();
    await homework.getByRole('heading', { name: 'Attempt 1' }).waitFor();
    expect(await handInsOf(student, lessonRand)).toHaveLength(2);
    await page.goto(path.replace(/\/lessons.*/, ''));
    await page.getByRole('region', { name: 'My homework' }).getByText('Handed in').waitFor();
    await look(`homework-of-class-${size}`, 'here');
    await line.close();
  });
}

// Proves ours-405, ours-406.
test('what a second tab has recorded, or is recording, stays there while the first hands in', async ({
  visit,
  url,
  admin,
}) => {
  const { student, lessonRand, path } = await given(url, admin);
  const { page: first, context } = await visit({ size: 'phone', as: student });
  const second = await context.newPage();
  await first.goto(path);
  await record(first, 'Record line 1', { isFirst: true });
  await second.goto(path);
  await record(second, 'Record line 2');
  await second.getByText('2 of 3 lines are recorded.').waitFor();
  await second.getByRole('button', { name: 'Record line 3', exact: true }).click();
  // Long enough for what was said so far to be on the device.
  await second.getByText(/^Recording: 0:0[4-9] of/).waitFor();
  const third = await context.newPage();
  await third.goto(path);
  await third.getByText('2 of 3 lines are recorded.').waitFor();
  await first.getByRole('button', { name: 'Hand in' }).click();
  await first.getByText(/^Handed in \d/).waitFor();
  await second.bringToFront();
  await second.getByText(/^Recording|^Paused/).waitFor();
  await second.getByRole('button', { name: 'Stop' }).click();
  await second.getByText('Kept on this phone. Not handed in yet.').waitFor();
  await second.reload();
  await second.getByText('You hand in 2 of 3 lines. The others are not handed in.').waitFor();
  await second.getByRole('button', { name: 'Hand in' }).click();
  await second.getByText('Earlier attempts (1)').waitFor();
  const both = await handInsOf(student, lessonRand);
  expect(both.map(({ takes }) => takes.map(({ line_id }) => line_id))).toEqual([
    ['two', 'three'],
    ['one'],
  ]);
});

// Proves ours-403, promise-30.
test('a page that is killed while it sends, and a session that has ended, lose nothing and hand in once', async ({
  visit,
  url,
  admin,
}) => {
  const { student, lessonRand, path } = await given(url, admin, { ways: ['voice', 'text'] });
  const line = await startLine(url);
  const { page, context } = await visit({ url: line.url, size: 'phone', as: student });
  await page.goto(path);
  await record(page, 'Record line 1', { isFirst: true });
  await page.getByLabel('My text').fill('هٰذَا بَيْتٌ');
  await page.getByText('Kept on this phone. Not handed in yet.').waitFor();
  const cut = line.cutAfter(4_000);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await cut;
  await page.getByText(/^No connection/).waitFor();
  await page.close();
  line.mend();
  // It goes on from another page of the application.
  const again = await context.newPage();
  await again.goto('/');
  const unsent = again.getByRole('region', { name: 'Homework is not handed in yet' });
  await unsent.waitFor();
  await again.getByText('Handed in: Read the house aloud').waitFor();
  await expect(unsent).toHaveCount(0);
  const [first, ...others] = await handInsOf(student, lessonRand);
  expect(others).toEqual([]);
  expect(first?.text).toBe('هٰذَا بَيْتٌ');
  expect(first?.takes).toHaveLength(1);

  await again.goto(path);
  await again.getByRole('button', { name: 'Hand in again' }).click();
  await record(again, 'Record line 2');
  await again.getByText('Kept on this phone. Not handed in yet.').waitFor();
  const elsewhere = await signInByApi(url, student.user.email ?? '');
  await elsewhere.call(endOtherSessions, {});
  await again.getByRole('button', { name: 'Hand in' }).click();
  const signIn = again.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByText('Your session has ended. Your work is kept.').waitFor();
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await again.getByText('Earlier attempts (1)').waitFor();
  const both = await handInsOf(elsewhere, lessonRand);
  expect(both.map(({ takes }) => takes.map(({ line_id }) => line_id))).toEqual([['two'], ['one']]);
  await line.close();
});
