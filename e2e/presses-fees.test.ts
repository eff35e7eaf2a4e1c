import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { getExamDetails, markExam } from '@institute/contract/exams/marking';
import { submitExam } from '@institute/contract/exams/sitting';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { OTHER_BANK } from '@institute/contract/payments/banks';
import { claimPayment } from '@institute/contract/payments/claims';
import { rosterRows } from '@institute/contract/roster/columns';
import { importStudents, readRoster } from '@institute/contract/roster/sheets';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent, type Session } from './support/api.ts';
import { type Hand, Jobs } from './support/hand.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

/*
 * How much the jobs around people, fees and questions ask of a hand, from the dashboard of the office on;
 * the table of docs/look.md says the same. What is most frequent stands in presses.test.ts, a list of three
 * hundred in first-evening.test.ts.
 */

// An institute of its own: the queues hold what this file puts there.
test.use({ environment: { INSTITUTE_TIMEZONE: 'Africa/Luanda' } });

const account = {
  bankCode: OTHER_BANK,
  ...{ otherBank: 'Bank of the Garden', accountNumber: '0123456789' },
  accountName: 'Bustan al-Huruf',
} as const;

/** Two hundred questions of the GIFT format. */
const questions = Array.from(
  { length: 200 },
  (_, at) => `What is word ${at + 1}? { =A house ${at + 1} ~A door ${at + 1} ~A road ${at + 1} }`,
).join('\n\n');

/** Invites somebody whose e-mail was heard wrong. */
async function invite(admin: Session, class_id: number, name: string, email: string) {
  const sheet = await admin.call(readRoster, { table: `${name},${email}` });
  const columns = [
    { header: 'Name', kind: 'name' as const },
    { header: 'Email', kind: 'email' as const },
  ];
  const { errors } = await admin.call(importStudents, {
    rows: rosterRows(sheet.rows, columns),
    class_ids: [class_id],
  });
  expect(errors).toEqual([]);
}

/** Two classes that cost something, with a student who has done, asked and paid a little in the first. */
async function aSchool(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 6);
  await admin.call(updateAppSettings, account);
  const form = { category: 'Grammar', about: 'Paid', premium: '1', amount: '15000' } as const;
  const evening = await admin.call(addClass, { ...form, name: `Evening ${mark}` });
  await admin.call(addClass, { ...form, name: `Morning ${mark}` });
  const free = { category: 'Grammar', about: 'Free', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...free, name: `Open ${mark}` });
  const lesson = await admin.call(addLesson, { class_id, subject: 'A lesson', about: 'Text' });
  const exam = { class_id, subject: `Exam ${mark}`, inputetype: 'Exam', about: 'Why?' } as const;
  const { rand } = await admin.call(addLesson, exam);
  const amina = await newStudent(url, `Amina ${mark}`);
  await amina.call(enrol, { class_id });
  await amina.call(submitExam, { lesson_id: rand, theory: 'Because' });
  const [handedIn] = await admin.call(getExamDetails, { lesson_id: rand });
  const result_id = handedIn?.result_id ?? 0;
  await admin.call(markExam, { lesson_id: rand, result_id, theory_score: '40' });
  for (const why of ['Why', 'When']) {
    await amina.call(addComment, { class_id, lesson_id: lesson.rand, comment: `${why} ${mark}?` });
  }
  const others: Session[] = [];
  for (const name of ['Bala', 'Chidi', 'Dauda']) {
    const student = await newStudent(url, `${name} ${mark}`);
    await student.call(enrol, { class_id });
    others.push(student);
  }
  for (const [at, student] of [amina, ...others].entries()) {
    await student.call(claimPayment, { amount: String(1000 + at), paid_on: dayIn(-1) });
  }
  await invite(admin, class_id, `Typo ${mark}`, `typo-${mark}@gmial.example`);
  return { mark, evening, amina };
}

// Proves ours-250.
test('jobs around people, fees and questions take few presses', async ({ visit, url, admin }) => {
  test.slow();
  const { mark, amina } = await aSchool(url, admin);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const dialog = page.getByRole('dialog').last();
  const jobs = new Jobs(page);
  const told = (words: string | RegExp) => page.getByText(words).first().waitFor();
  const choose = async (hand: Hand, label: string, name: string) => {
    await hand.fill(dialog.getByRole('combobox', { name: label }), name);
    await hand.press(page.getByRole('option', { name }));
  };

  await jobs.job('confirm a transfer', async (hand) => {
    await hand.key('g');
    await hand.key('t');
    await hand.button(`Open the transfer of Amina ${mark}`);
    await expect(dialog.getByLabel('Amount')).toHaveValue('1000');
    await hand.key('Enter');
    await expect(dialog.getByLabel('Amount')).toHaveValue('1001');
  });
  await jobs.job(
    'confirm three more in a row',
    async (hand) => {
      for (const next of ['1002', '1003']) {
        await hand.key('Enter');
        await expect(dialog.getByLabel('Amount')).toHaveValue(next);
      }
      await hand.key('Enter');
      // Those of the demo wait still.
      await expect(dialog.getByLabel('Amount').and(page.locator('[value="1003"]'))).toHaveCount(0);
    },
    'here',
  );
  await jobs.job('take a payment for a class', async (hand) => {
    await hand.find(amina.user.email, `Amina ${mark}`);
    await hand.button('Take a payment');
    await choose(hand, 'For', `Evening ${mark}`);
    await dialog.getByText('It costs ₦15,000.00.').waitFor();
    await hand.fill(dialog.getByLabel('Amount'), '15000');
    await hand.fill(dialog.getByLabel(/^Reference/), `UBA ${mark}`);
    await hand.key('Enter');
    await dialog.getByText('Payment taken').waitFor();
  });
  await jobs.job('move a student to another class', async (hand) => {
    await hand.find(amina.user.email, `Amina ${mark}`);
    await hand.button(`Place in Evening ${mark}`);
    await hand.press(page.getByRole('menuitem', { name: 'Move' }));
    await choose(hand, 'To the class', `Morning ${mark}`);
    await hand.fill(dialog.getByLabel('Reason'), 'Works at night');
    await hand.press(dialog.getByRole('button', { name: 'Move', exact: true }));
    await told(/moved/);
  });
  await jobs.job('take a student out of a class', async (hand) => {
    await hand.find(amina.user.email, `Amina ${mark}`);
    await hand.button(`Place in Morning ${mark}`);
    await hand.press(page.getByRole('menuitem', { name: 'Take out' }));
    await hand.press(dialog.getByText('Refund to the wallet'));
    await hand.fill(dialog.getByLabel('Reason'), 'Moves to Kano');
    await hand.press(dialog.getByRole('button', { name: 'Take out' }));
    await told(/taken out/);
  });
  await jobs.job('correct a mark', async (hand) => {
    await hand.key('g');
    await hand.key('e');
    await hand.press(page.getByRole('tab', { name: 'Marked', exact: true }));
    await hand.fill(page.getByRole('textbox', { name: /^Search by subject/ }), mark);
    await told('1–1 of 1');
    await hand.button('Change');
    await hand.fill(dialog.getByLabel('Theory Score'), '45');
    await hand.fill(dialog.getByLabel('Reason for the change'), 'A figure was missing');
    await hand.press(dialog.getByRole('button', { name: 'Save Change' }));
    await told('Mark changed.');
  });
  const waiting = page.getByText(/^\d+ questions? waiting$/);
  const answer = async (hand: Hand) => {
    const before = Number.parseInt((await waiting.textContent()) ?? '', 10);
    await hand.type('So.');
    await hand.key('Control+Enter');
    await expect(waiting).toHaveText(new RegExp(`^${before - 1} question`));
  };
  await jobs.job('answer a question in the inbox', async (hand) => {
    await hand.key('g');
    await hand.key('q');
    await page.getByRole('article').waitFor();
    await hand.key('Enter');
    await expect(page.getByLabel('Your answer')).toBeFocused();
    await answer(hand);
  });
  await jobs.job('answer the next one', answer, 'here');
  await jobs.job('reset a password', async (hand) => {
    await hand.find(amina.user.email, `Amina ${mark}`);
    await hand.button(/^(Actions for|More)/);
    await hand.press(page.getByRole('menuitem', { name: 'Reset' }));
    await hand.press(dialog.getByRole('button', { name: 'Make one' }));
    await hand.press(dialog.getByRole('button', { name: 'Reset Password' }));
    await told('The new password');
  });
  await jobs.job('mend the e-mail of somebody invited', async (hand) => {
    await hand.find(`Typo ${mark}`, `Typo ${mark}`);
    await hand.button(/^(Actions for|More)/);
    await hand.press(page.getByRole('menuitem', { name: 'Edit' }));
    await hand.fill(dialog.getByLabel('Email'), `typo-${mark}@gmail.example`);
    await hand.key('Enter');
    await told(`typo-${mark}@gmail.example`);
  });
  await jobs.job('two hundred questions', async (hand) => {
    await hand.find(`Open ${mark}`, `Open ${mark}`);
    await hand.press(page.getByRole('link', { name: 'Bank', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Import', exact: true }).first());
    await hand.chooseFile(dialog.getByLabel('Choose a file'), 'words.gift', questions);
    await expect(dialog.getByLabel('Format')).toHaveValue('gift');
    await hand.press(dialog.getByRole('button', { name: 'Check' }));
    await hand.press(dialog.getByRole('button', { name: 'Import 200 exercises' }));
    await told('200 of at most 2,000 exercises');
  });
  await jobs.job('the payments of a month as a file', async (hand) => {
    await hand.key('g');
    await hand.key('p');
    await page.getByRole('heading', { level: 1, name: 'Payment History' }).waitFor();
    const saved = page.waitForEvent('download');
    await hand.button('CSV for the books');
    await saved;
  });

  expect(await jobs.presses()).toEqual({
    'confirm a transfer': 4,
    'confirm three more in a row': 3,
    'take a payment for a class': 5,
    'move a student to another class': 6,
    'take a student out of a class': 6,
    'correct a mark': 5,
    'answer a question in the inbox': 4,
    'answer the next one': 1,
    'reset a password': 6,
    'mend the e-mail of somebody invited': 5,
    'two hundred questions': 7,
    'the payments of a month as a file': 3,
  });
  await visitor.leave();
});
