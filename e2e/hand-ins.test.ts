import { saveClassStaff } from '@institute/contract/classes/staff';
import { getHandIns } from '@institute/contract/homework/answers';
import { getHomework } from '@institute/contract/homework/my-homework';
import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { aClassWithHomework, aTask } from './support/handed-in.ts';
import { photograph } from './support/photograph.ts';
import { expect, test } from './support/test.ts';

const STUDENTS = ['Amina', 'Bilal', 'زينب', 'Musa', 'Hauwa'];
const TASKS = { one: aTask({ title: 'First' }), two: aTask({ title: 'Second' }) };

/** Presses keys, and counts them. */
function counted(page: Page) {
  let presses = 0;
  return {
    press: (key: string) => {
      presses += 1;
      return page.keyboard.press(key);
    },
    count: () => presses,
  };
}

// Proves ours-410, ours-411.
test('a teacher answers twenty voices with voices, by forty-five presses of the keyboard at the most', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const tasks = { ...TASKS, three: aTask({ title: 'Third' }), four: aTask({ title: 'Fourth' }) };
  const school = await aClassWithHomework({ url, admin, mark, students: STUDENTS, tasks });
  for (const block of Object.keys(tasks)) {
    for (const student of school.students) await school.voice(student, block);
  }
  const maryam = await newStudent(url, `Maryam ${mark}`);
  const { class_id } = school;
  await admin.call(saveClassStaff, { class_id, user_id: maryam.user.id, powers: ['teach'] });
  const teacher = await visit({ size: 'desktop', as: maryam });
  const { page } = teacher;
  await page.goto('/admin/hand-ins');
  await page.getByRole('button', { name: 'First' }).first().waitFor();
  await teacher.look('hand-ins-list');

  const keys = counted(page);
  await keys.press('j');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  for (let left = 20; left > 0; left -= 1) {
    await expect(dialog.locator('dd').first()).toContainText(mark);
    // It plays by itself; the reply is pinned to where R stopped it.
    await expect(dialog.getByRole('button', { name: 'Pause: Recording 1' })).toBeVisible();
    await expect(dialog.getByText(/^0:(0[1-9]|[1-5]\d) \/ 1:00$/)).toBeVisible();
    const before = page.url();
    await keys.press('r');
    await expect(dialog.getByText(/^Recording: 0:(0[1-9]|[1-5]\d) of 3:00$/)).toBeVisible();
    if (left === 20) await teacher.look('hand-in-replying', 'here');
    await keys.press('Enter');
    await expect(page).not.toHaveURL(before);
  }
  await expect(dialog).toHaveCount(0);
  await page.getByText('No hand-in waits').waitFor();
  expect(keys.count()).toBeLessThanOrEqual(45);

  const answered = await maryam.call(getHandIns, { class_id, state: 'answered', per_page: 50 });
  expect(answered).toHaveLength(20);
  for (const student of school.students) {
    const { homework } = await student.call(getHomework, { lesson_id: school.lesson.id });
    for (const { hand_ins } of homework) {
      const [reply] = hand_ins[0]?.replies ?? [];
      expect(reply?.take_id).toBe(hand_ins[0]?.takes[0]?.id);
      expect(reply?.at_ms).toBeGreaterThanOrEqual(1000);
      expect(reply?.voice?.seconds).toBeGreaterThan(0);
    }
  }
});

const RUBRIC = aTask({
  title: 'With points',
  marking: {
    kind: 'rubric',
    lines: [
      { id: 'a', title: 'Vowels', points: 5 },
      { id: 'b', title: 'Fluency', points: 15 },
    ],
  },
});

// Proves ours-410, ours-412, ours-413, ours-414.
test('a teacher answers by thumb: a voice, words at a place, points, once more, and takes it back', async ({
  browser,
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const tasks = { points: RUBRIC, seen: aTask({ title: 'Seen' }) };
  const school = await aClassWithHomework({ url, admin, mark, students: ['Amina'], tasks });
  const [amina] = school.students;
  if (!amina) throw new Error('There is no student');
  await school.voice(amina, 'points');
  const [, picture = ''] = (await photograph(browser)).split(',');
  await school.picture(amina, 'seen', Buffer.from(picture, 'base64'));
  const maryam = await newStudent(url, `Maryam ${mark}`);
  const { class_id } = school;
  await admin.call(saveClassStaff, { class_id, user_id: maryam.user.id, powers: ['mark'] });
  const teacher = await visit({ size: 'phone', as: maryam });
  const { page, look } = teacher;
  await page.goto('/admin/hand-ins');
  await page.getByRole('button', { name: 'With points' }).click();
  const dialog = page.getByRole('dialog');
  await look('hand-in-points', 'here');

  await test.step('a voice, at the second at which the recording rests', async () => {
    await dialog.getByRole('button', { name: 'Play: Recording 1' }).click();
    await expect(dialog.getByText(/^0:(0[1-9]|[1-5]\d) \/ 1:00$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(dialog.getByText(/^Recording: 0:(0[1-9]|[1-5]\d) of 3:00$/)).toBeVisible();
    await look('hand-in-speaking', 'here');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove this reply' })).toBeVisible();
  });

  await test.step('words, with a phrase of one’s own', async () => {
    await dialog.getByRole('button', { name: 'Write' }).click();
    await dialog.getByRole('button', { name: 'Phrases' }).click();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await dialog.getByLabel('One phrase on each line').fill('أَحْسَنْتِ\nLonger, please');
    await dialog.getByRole('button', { name: 'Save phrases' }).click();
    await look('hand-in-phrases', 'here');
    await dialog.getByRole('button', { name: 'Longer, please' }).click();
    await expect(dialog.getByLabel(/^Your reply/)).toHaveValue('Longer, please');
    await look('hand-in-writing', 'here');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Longer, please')).toBeVisible();
  });

  await test.step('an answer wants its points', async () => {
    await dialog.getByRole('button', { name: 'Answered, next' }).click();
    await dialog.getByText('Please give the points first.').waitFor();
    await dialog.getByLabel('Vowels', { exact: true }).fill('4');
    // Counted up from one: three, and one less.
    for (let presses = 0; presses < 3; presses += 1) {
      await dialog.getByRole('button', { name: 'More: Fluency' }).click();
    }
    await dialog.getByRole('button', { name: 'Less: Fluency' }).click();
    await look('hand-in-given', 'here');
    await dialog.getByRole('button', { name: 'Answered, next' }).click();
    await dialog.getByRole('heading', { name: 'Seen' }).waitFor();
    await dialog.getByText(`Amina ${mark}: answered`).waitFor();
  });

  await test.step('a place in a picture', async () => {
    await dialog.getByRole('img').click({ position: { x: 60, y: 40 } });
    await dialog.getByText('Your reply goes here').waitFor();
    await look('hand-in-pin', 'here');
    await dialog.getByRole('button', { name: 'Write' }).click();
    await dialog.getByLabel('Your reply').fill('هُنَا');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('هُنَا')).toBeVisible();
    await look('hand-in-pinned', 'here');
    await dialog.getByRole('button', { name: 'Again, please' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByText(`Amina ${mark}: asked for again`).waitFor();
  });

  await test.step('the last answer is taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('heading', { name: 'Seen' }).waitFor();
    await dialog.getByRole('button', { name: 'All recordings of this student' }).click();
    await page.getByRole('button', { name: 'Play one after the other' }).click();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await look('student-takes');
  });

  const { homework } = await amina.call(getHomework, { lesson_id: school.lesson.id });
  const [points, seen] = homework.map(({ hand_ins }) => hand_ins[0]);
  expect([points?.state, points?.mark, points?.out_of]).toEqual(['answered', 6, 20]);
  expect(points?.replies.map(({ text, voice }) => [text, Boolean(voice)])).toEqual([
    ['', true],
    ['Longer, please', false],
  ]);
  expect([seen?.state, seen?.replies[0]?.text]).toEqual(['waiting', 'هُنَا']);
  expect(seen?.replies[0]?.x).toBeGreaterThan(0);
});
