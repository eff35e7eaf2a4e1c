import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { saveAnsweringHours } from '@institute/contract/letters/hours';
import { getLetters, sendLetter } from '@institute/contract/letters/letters';
import { newStudent, type Session } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** A class with a student and who teaches it, who answers on Mondays. */
async function aConversation(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Letters', about: 'For letters', premium: '0' } as const;
  const { id: class_id, rand } = await admin.call(addClass, { ...form, name: `نحو ${mark}` });
  const [amina, hauwa] = [
    await newStudent(url, `Amina ${mark}`),
    await newStudent(url, `Hauwa ${mark}`),
  ];
  await amina.call(enrol, { class_id });
  await admin.call(saveClassStaff, { class_id, user_id: hauwa.user.id, powers: ['teach'] });
  await hauwa.call(saveAnsweringHours, { days: [1, 2, 3, 4], from: 1020, until: 1200 });
  const letters = () => amina.call(getLetters, { class_id }).then((data) => data.letters);
  return { class_id, rand, mark, amina, hauwa, letters };
}

// Proves ours-372, ours-380, ours-384, ours-385.
test('a student asks, the teacher answers on a phone, the office reads, and a report is closed', async ({
  visit,
  url,
  admin,
}) => {
  const { rand, mark, amina, hauwa, letters } = await aConversation(url, admin);
  const student = await visit({ size: 'phone', as: amina });

  await test.step('the student asks over a line that loses the answer, and it is written once', async () => {
    const { page, look } = student;
    await page.goto(`/classes/${rand}`);
    await page.getByRole('link', { name: 'Ask my teacher' }).click();
    await page.getByText(`Hauwa ${mark} answers Mon–Thu, 17:00 to 20:00`).waitFor();
    await page.getByText('The office can read these letters.').waitFor();
    const box = page.getByLabel('Your letter');
    await box.fill('مَا إِعْرَابُ «الكِتَابُ جَدِيدٌ»؟');
    // The letter arrives, its answer does not.
    await page.route('**/lessonsAction.php', async (route) => {
      if (!route.request().postData()?.includes('sendLetter')) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/could not be sent\. It is kept on this device/).waitFor();
    await look('letters-not-sent');
    await page.unroute('**/lessonsAction.php');
    // The page is left and opened again.
    await page.reload();
    await expect(box).toHaveValue('مَا إِعْرَابُ «الكِتَابُ جَدِيدٌ»؟');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(box).toHaveValue('');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await letters()).toHaveLength(1);
    await look('letters-of-student');
  });

  await test.step('the teacher finds it at Teaching and answers on a phone', async () => {
    const teacher = await visit({ size: 'phone', as: hauwa });
    const { page, look } = teacher;
    await page.goto('/teaching');
    await page.getByRole('link', { name: 'Answer letters' }).click();
    await page.getByText('الكِتَابُ جَدِيدٌ').waitFor();
    await look('letters-waiting');
    await page.getByLabel('Your answer').fill('الكِتَابُ: مُبْتَدَأٌ مَرْفُوعٌ. جَدِيدٌ: خَبَرٌ.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('No letter waits').waitFor();
    expect((await letters()).map((one) => one.is_by_teacher)).toEqual([false, true]);
    await teacher.leave();
  });

  await test.step('the student reads it and reports it by a press', async () => {
    const { page } = student;
    await page.goto(`/classes/${rand}`);
    await page.getByRole('link', { name: /^Ask my teacher.*1 new letter/ }).click();
    await page.getByRole('button', { name: /^Report/ }).click();
    await page.getByText('Reported to the office').waitFor();
    await page.getByRole('button', { name: 'Say why' }).click();
    await page.getByLabel('Why you report it').fill('A wrong press');
    await page.getByRole('button', { name: 'Tell the office' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await student.leave(/ERR_CONNECTION_RESET/);
  });

  await test.step('the office reads the letters and closes the report with a note', async () => {
    const office = await visit({ size: 'desktop', as: admin });
    const { page, look } = office;
    await page.goto('/admin/letters');
    await page.getByRole('tab', { name: 'Reported' }).click();
    const report = page
      .getByRole('listitem')
      .filter({ hasText: `Amina ${mark} reported a letter of Hauwa ${mark}` });
    await report.getByText('A wrong press').waitFor();
    await report.getByRole('button', { name: 'Read the letters' }).click();
    await report.getByText('مُبْتَدَأٌ مَرْفُوعٌ').waitFor();
    await look('letters-reported');
    await report.getByRole('button', { name: 'Close the report' }).click();
    await page.getByLabel('What came of it').fill('Nothing was wrong.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close the report' }).click();
    await expect(report).toHaveCount(0);
    await page.getByText('Closed', { exact: true }).click();
    await page.getByText('Nothing was wrong.').first().waitFor();
    await page.goto('/admin/audit');
    await page
      .getByText(new RegExp(`Read the letters of Amina ${mark}`))
      .first()
      .waitFor();
    await office.leave();
  });
});

// Proves ours-376, ours-381.
test('a teacher sets the hours, and takes what needs no answer off the list', async ({
  visit,
  url,
  admin,
}) => {
  const { class_id, hauwa, amina } = await aConversation(url, admin);
  await amina.call(sendLetter, { class_id, text: 'شُكْرًا' });
  const teacher = await visit({ size: 'desktop', as: hauwa });
  const { page, look } = teacher;
  await page.goto('/admin/letters');
  await page.getByText(/You answer Mon–Thu, 17:00 to 20:00/).waitFor();
  await page.getByRole('button', { name: 'Set your hours' }).click();
  await page.getByLabel('Sat', { exact: true }).check();
  await page.getByLabel('Until').fill('21:00');
  await look('letters-hours');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Mon–Thu, Sat, 17:00 to 21:00/).waitFor();
  await page.getByRole('button', { name: 'No answer needed' }).click();
  await page.getByText('No letter waits').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('شُكْرًا').first().waitFor();
  await teacher.leave();
});
