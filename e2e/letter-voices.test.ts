import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getLetters, sendLetter } from '@institute/contract/letters/letters';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { startLine } from './support/line.ts';
import { expect, test } from './support/test.ts';

/** A class with a student, whose letters are told, and who teaches it. */
async function aConversation(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Letters', about: 'For voices', premium: '0' } as const;
  const { id: class_id, rand } = await admin.call(addClass, { ...form, name: `صوت ${mark}` });
  const amina = await newStudent(url, `Amina ${mark}`);
  const hauwa = await newStudent(url, `Hauwa ${mark}`);
  await amina.call(enrol, { class_id });
  await admin.call(saveClassStaff, { class_id, user_id: hauwa.user.id, powers: ['teach'] });
  const letters = () => amina.call(getLetters, { class_id }).then((data) => data.letters);
  return { class_id, rand, mark, amina, hauwa, letters };
}

/** Records for a second with one thumb. */
async function record(page: Page, { agrees = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  if (agrees) await page.getByRole('button', { name: 'Agree and record' }).click();
  await page.getByText(/^Recording: 0:0[1-9] of 3:00/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Kept on this phone. Not sent yet.').waitFor();
}

/** Hears a recording that is shown. */
async function hear(page: Page, name: string): Promise<void> {
  const fetched = page.waitForResponse(/\/files\/[\w-]+\.(weba|m4a|ogg)\?/);
  await page.getByRole('button', { name: `Play: ${name}` }).click();
  expect((await fetched).ok()).toBe(true);
}

// Proves ours-431, ours-433.
test('a student speaks over a line that is cut, the teacher answers by voice, and the office hears both', async ({
  visit,
  url,
  admin,
}) => {
  const { rand, mark, amina, hauwa, letters } = await aConversation(url, admin);
  const line = await startLine(url);
  const student = await visit({ url: line.url, size: 'phone', as: amina });

  await test.step('it is kept, cut in the midst, and said to be sent once the institute has it', async () => {
    const { page, look } = student;
    await page.goto(`/classes/${rand}/letters`);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/no other student/)
      .waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await record(page, { agrees: true });
    await page.getByLabel('Your letter').fill('هَلْ قِرَاءَتِي صَحِيحَةٌ؟');
    await look('letter-voice-kept');
    const cut = line.cutAfter(4_000);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await cut;
    await page.getByText(/^No connection/).waitFor();
    await look('letter-voice-cut', 'here');
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await letters()).toEqual([]);
    line.mend();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByLabel('Your letter')).toHaveValue('');
    await expect(page.getByText('Kept on this phone.')).toHaveCount(0);
    const [sent, ...others] = await letters();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ text: 'هَلْ قِرَاءَتِي صَحِيحَةٌ؟' });
    await hear(page, 'Your recording');
    await look('letter-voice-sent');
  });

  await test.step('the teacher hears it in the inbox and answers by a voice, without being asked', async () => {
    const teacher = await visit({ size: 'phone', as: hauwa });
    const { page, look } = teacher;
    await page.goto('/admin/letters');
    await hear(page, `Recording of Amina ${mark}`);
    await look('letter-voice-waiting');
    await record(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('No letter waits').waitFor();
    expect((await letters()).map((one) => [one.is_by_teacher, one.text])).toEqual([
      [false, 'هَلْ قِرَاءَتِي صَحِيحَةٌ؟'],
      [true, ''],
    ]);
    await teacher.leave();
  });

  await test.step('the student hears the answer, and a second letter goes on from another page', async () => {
    const { page, context } = student;
    await page.reload();
    await hear(page, `Recording of Hauwa ${mark}`);
    await record(page);
    const cut = line.cutAfter(4_000);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await cut;
    await page.getByText(/^No connection/).waitFor();
    await page.close();
    line.mend();
    const again = await context.newPage();
    await again.goto('/');
    await expect.poll(async () => (await letters()).length).toBe(3);
    await again.goto(`/classes/${rand}/letters`);
    await expect(again.getByRole('article')).toHaveCount(3);
    await expect(again.getByText('Kept on this phone.')).toHaveCount(0);
    await line.close();
  });

  await test.step('the office hears what it reads', async () => {
    const office = await visit({ size: 'desktop', as: admin });
    const { page, look } = office;
    await page.goto('/admin/letters?tab=all');
    await page.getByRole('button', { name: `Amina ${mark}` }).click();
    await hear(page, `Recording of Hauwa ${mark}`);
    await look('letter-voice-office');
    await office.leave();
  });
});

// Proves ours-433.
test('what was spoken stays where the server refuses it, with why', async ({
  visit,
  url,
  admin,
}) => {
  const { class_id, rand, amina, hauwa, letters } = await aConversation(url, admin);
  await hauwa.call(sendLetter, { class_id, student_id: amina.user.id, text: 'أَهْلًا' });
  const { page, leave } = await visit({ size: 'phone', as: amina });
  await page.goto(`/classes/${rand}/letters`);
  await record(page, { agrees: true });
  await page.route('**/lessonsAction.php', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('sendLetter')) return route.fallback();
    // A recording that the institute does not have.
    return route.continue({ postData: body.replace(/upload=[\w-]+/, 'upload=nobody-knows-it') });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('What had arrived of the file is not here any more.').waitFor();
  await page.getByText('Kept on this phone. Not sent yet.').waitFor();
  expect(await letters()).toHaveLength(1);
  await page.unroute('**/lessonsAction.php');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await leave(/409|410|404|400/);
});
