import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { fundWallet } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

/** Two groups of a class that is paid by the month, and four students who have paid for the first. */
async function twoGroups(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Grammar', about: 'A group', premium: '1', monthlySub: '1' } as const;
  const names = [`Evening group ${mark}`, `Morning group ${mark}`] as const;
  const evening = await admin.call(addClass, { ...form, name: names[0], amount: '2000' });
  const morning = await admin.call(addClass, { ...form, name: names[1], amount: '2000' });
  const students: Session[] = [];
  for (const name of ['Amina', 'Bala', 'Chidi', 'Dauda']) {
    const student = await newStudent(url, `${name} ${mark}`);
    await admin.call(fundWallet, { student_id: student.user.id, amount: '2000' });
    await student.call(enrol, { class_id: evening.id });
    students.push(student);
  }
  const [amina] = students as [Session];
  return { mark, names, classes: { evening, morning }, amina };
}

/** Ticks students and presses what is to be done with them; gives the dialog. */
async function choose(page: Page, names: readonly string[], act: string) {
  for (const name of names) await page.getByLabel(`Choose ${name}`).check();
  await page
    .getByRole('region', { name: 'With the students chosen' })
    .getByRole('button', { name: act })
    .click();
  return page.getByRole('dialog');
}

// Proves ours-80, ours-81, ours-85, ours-86.
test('the office takes one out, moves two and extends one, and the student is told', async ({
  visit,
  admin,
  url,
}) => {
  const { mark, names, classes, amina } = await twoGroups(url, admin);
  const { page, look } = await visit({ size: 'desktop', as: admin });
  const told = (words: RegExp) => page.getByRole('status').getByText(words);

  await test.step('takes Amina out, with what she has paid', async () => {
    await page.goto(`/admin/classes/manage/${classes.evening.id}?tab=students`);
    await expect(page.getByRole('row')).toHaveCount(5);
    const dialog = await choose(page, [`Amina ${mark}`], 'Take out');
    await dialog.getByText('Refund to the wallet').click();
    await dialog.getByText('₦2,000.00 goes back to the wallet').waitFor();
    await dialog.getByLabel('Reason').fill('The evening group is full');
    await look('class-places-end');
    await dialog.getByRole('button', { name: 'Take out' }).click();
    await told(/^1 taken out, ₦2,000\.00 refunded\.$/).waitFor();
    await expect(page.getByRole('row')).toHaveCount(4);
    await look('class-places-students');
  });

  await test.step('moves Bala and Chidi to the other group', async () => {
    const dialog = await choose(page, [`Bala ${mark}`, `Chidi ${mark}`], 'Move');
    await dialog.getByRole('combobox', { name: 'To the class' }).fill(names[1]);
    await page.getByRole('option', { name: names[1] }).click();
    await dialog.getByText('The time that is paid for goes along.').waitFor();
    await dialog.getByLabel('Reason').fill('They asked for it');
    await untilAtRest(page);
    await look('class-places-move');
    await dialog.getByRole('button', { name: 'Move 2' }).click();
    await told(/^2 moved\.$/).waitFor();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('extends the place of Dauda from the page of the student', async () => {
    await page.getByRole('link', { name: new RegExp(`Dauda ${mark}`) }).click();
    await page.getByText(/^Monthly until/).waitFor();
    await look('student-places');
    await page.getByRole('button', { name: `Place in ${names[0]}` }).click();
    await page.getByRole('menuitem', { name: 'Extend' }).click();
    const dialog = page.getByRole('dialog');
    const later = dayIn(60);
    await dialog.getByLabel('Until the end of').fill(later);
    await dialog.getByLabel('Reason').fill('Was ill for a month');
    await look('class-places-extend');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await told(/^1 extended\.$/).waitFor();
  });

  await test.step('Amina reads why, and is in the class no more', async () => {
    const student = await visit({ size: 'phone', as: amina });
    await student.page.goto('/messages');
    await student.page
      .getByText(/You are not in/)
      .first()
      .click();
    await student.page.getByText('The evening group is full').first().waitFor();
    await student.look('place-ended-message');
    await student.page.goto('/my-classes');
    await student.page.getByRole('heading', { level: 1 }).waitFor();
    await untilAtRest(student.page);
    await expect(student.page.getByText(names[0])).toHaveCount(0);
    await student.leave();
  });
});
