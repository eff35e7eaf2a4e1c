import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { submitExam } from '@institute/contract/exams/sitting';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { freshEmail, newStudent, type Session } from './support/api.ts';
import { type Hand, Jobs } from './support/hand.ts';
import { expect, test } from './support/test.ts';

/*
 * How much the ten most frequent jobs of the office ask of a hand, from its dashboard on. The table of
 * docs/look.md says the same: a job that takes more by now is found here.
 */

// An institute of its own: the dashboard names the few that have waited longest, whoever asked.
test.use({ environment: { INSTITUTE_TIMEZONE: 'Africa/Douala' } });

/** A phone number that nobody else has: as it is kept, and as people write it. */
function somePhone() {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7);
  return {
    number: `+234803${digits}`,
    written: `0803 ${digits.slice(0, 3)} ${digits.slice(3)}`,
  };
}

/** A class with four exams and a question that wait, of a student with a phone of one's own. */
async function aSchool(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Presses', about: 'For a hand', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...form, name: `Hand ${mark}` });
  const lesson = await admin.call(addLesson, { class_id, subject: 'A lesson', about: 'Text' });
  const { number, written } = somePhone();
  const student = await newStudent(url, `Sadiq ${mark}`, '', freshEmail(), undefined, number);
  await student.call(enrol, { class_id });
  for (let number = 1; number <= 4; number += 1) {
    const exam = { class_id, subject: `Exam ${number} ${mark}`, inputetype: 'Exam' } as const;
    const { rand } = await admin.call(addLesson, { ...exam, about: 'Why?' });
    await student.call(submitExam, { lesson_id: rand, theory: 'Because' });
  }
  await student.call(addComment, { class_id, lesson_id: lesson.rand, comment: `Why ${mark}?` });
  // Another class, which the student has come to the end of.
  const done = await admin.call(addClass, { ...form, name: `Read ${mark}` });
  const last = { class_id: done.id, subject: 'The last lesson' } as const;
  const { id: lesson_id } = await admin.call(addLesson, { ...last, about: 'Text' });
  await student.call(enrol, { class_id: done.id });
  await student.call(viewStatus, { class_id: done.id, lesson_id });
  const other = await newStudent(url, `Umar ${mark}`);
  const title = `Reading ${mark}`;
  const template = { title, footer: 'The teachers', certificateContent: 'To {{name}}' };
  await admin.call(saveCertificateTemplate, template);
  return { mark, name: `Hand ${mark}`, student, phone: written, other, title };
}

// Proves decision-099-7.
test('the ten most frequent jobs of the office take few presses', async ({ visit, url, admin }) => {
  const { mark, name, student, phone, other, title } = await aSchool(url, admin);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const dialog = page.getByRole('dialog').last();
  const jobs = new Jobs(page);
  const marks = async (hand: Hand, count: number, waiting: number) => {
    await hand.link(/^Exams/);
    await hand.fill(page.getByRole('textbox', { name: 'Search by subject or class' }), mark);
    const open = page.getByRole('button', { name: 'Mark Exam' });
    // Before they are searched, others' stand there.
    await expect(open).toHaveCount(waiting);
    await page.getByText(`1–${waiting} of ${waiting}`, { exact: true }).waitFor();
    await hand.press(open.first());
    for (let done = 1; done <= count; done += 1) {
      const score = dialog.getByLabel('Theory Score');
      await expect(score).toHaveValue('');
      await hand.fill(score, '80');
      await hand.key('Enter');
      await page.getByText('Exam marked successfully!').first().waitFor();
      // That may have been said of the mark before; the list behind the dialog says it of this one.
      await expect(open).toHaveCount(waiting - done);
    }
  };

  await jobs.job('mark one exam', (hand) => marks(hand, 1, 4));
  await jobs.job('mark three more in a row', (hand) => marks(hand, 3, 3));
  await jobs.job('find a student by phone', async (hand) => {
    await hand.find(phone, new RegExp(`Sadiq ${mark}`));
    await page.getByRole('heading', { level: 1, name: `Sadiq ${mark}` }).waitFor();
  });
  await jobs.job('fund a wallet', async (hand) => {
    await hand.find(student.user.email, new RegExp(`Sadiq ${mark}`));
    await hand.button('Fund');
    await hand.fill(dialog.getByLabel('Amount'), '1,500');
    await hand.key('Enter');
    await page.getByText('Wallet funded successfully!').waitFor();
  });
  await jobs.job('enroll a student', async (hand) => {
    await hand.find(other.user.email, new RegExp(`Umar ${mark}`));
    await hand.button('Enroll');
    await hand.fill(dialog.getByRole('combobox', { name: 'Class' }), mark);
    await hand.press(page.getByRole('option', { name }));
    await hand.press(dialog.getByRole('button', { name: 'Enroll', exact: true }));
    await page.getByText('The students are enrolled.').waitFor();
  });
  await jobs.job('answer a comment', async (hand) => {
    const waits = page.getByRole('region', { name: 'What waits' }).getByRole('listitem');
    // The name leads to the student, the rest of the row to what was asked.
    const row = waits.filter({ hasText: `Sadiq ${mark}` });
    await hand.press(row.getByRole('link').last());
    const asked = page.locator('[id^="comment-"]').filter({ hasText: `Why ${mark}?` });
    await hand.press(asked.getByRole('button', { name: 'Reply' }));
    await hand.fill(asked.getByLabel('Your reply'), 'So.');
    await hand.press(asked.getByRole('button', { name: /^Post/ }));
    await page.getByText('So.').waitFor();
  });
  await jobs.job('message a class', async (hand) => {
    await hand.find(name, new RegExp(name));
    await hand.link('Message this class');
    await hand.fill(page.getByLabel('Subject'), 'Tomorrow');
    await hand.fill(page.getByLabel('Message', { exact: true }), 'We meet at ten.');
    await hand.button('Send Message');
    await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }));
    await page.getByText('Message sent successfully!').waitFor();
  });
  await jobs.job('add a lesson', async (hand) => {
    await hand.find(name, new RegExp(name));
    await hand.press(page.getByRole('tab', { name: 'Lessons' }));
    await hand.link('Add Lesson');
    await hand.fill(page.getByLabel('Subject'), 'Another lesson');
    await hand.button('Write a text');
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await hand.type('Text');
    await hand.button('Save Lesson');
    await page.getByText('Another lesson').waitFor();
  });
  await jobs.job('duplicate a class', async (hand) => {
    await hand.find(name, new RegExp(name));
    await hand.button('Duplicate');
    await hand.press(dialog.getByRole('button', { name: 'Duplicate' }));
    await page.getByRole('heading', { level: 1, name: `${name} (copy)` }).waitFor();
  });
  await jobs.job('certify who passed', async (hand) => {
    await hand.link(/^Certificates/);
    await hand.button(`Assign ${title}`);
    await hand.press(dialog.getByText('Entire Classes', { exact: true }));
    await hand.fill(dialog.getByRole('textbox', { name: 'Search classes' }), `Read ${mark}`);
    await hand.press(dialog.getByRole('checkbox', { name: `Read ${mark} Presses` }));
    await hand.press(dialog.getByText('Who passed', { exact: true }));
    await dialog.getByText('1 new certificate.').waitFor();
    await hand.press(dialog.getByRole('button', { name: 'Assign Certificate' }));
    await page.getByText('Certificate assigned successfully!').waitFor();
  });

  expect(await jobs.presses()).toEqual({
    'mark one exam': 3,
    'mark three more in a row': 5,
    'find a student by phone': 2,
    'fund a wallet': 4,
    'enroll a student': 5,
    'answer a comment': 3,
    'message a class': 5,
    'add a lesson': 6,
    'duplicate a class': 4,
    'certify who passed': 6,
  });
  await visitor.leave();
});
