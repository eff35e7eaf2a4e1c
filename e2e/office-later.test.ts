import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { submitExam } from '@institute/contract/exams/sitting';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('marks are read side by side, and a message waits for its day', async ({
  visit,
  admin,
  url,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const form = { category: 'Journeys', about: 'A class of a journey.', premium: '0' };
  const { id } = await admin.call(addClass, { ...form, name: `Nahw ${mark}` });
  const exam = { class_id: id, inputetype: 'Exam' as const, about: 'Why?' };
  const parsing = await admin.call(addLesson, { ...exam, subject: 'الإعراب Parsing' });
  await admin.call(addLesson, { ...exam, subject: 'Roots' });
  const [halima, umar] = [
    await newStudent(url, `Halima ${mark}`),
    await newStudent(url, `Umar ${mark}`),
  ];
  for (const student of [halima, umar]) await student.call(enrol, { class_id: id });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;

  // Nothing is handed in yet; the exams are weighed.
  await page.goto(`/admin/classes/manage/${id}?tab=gradebook`);
  await expect(page.getByRole('link', { name: `Halima ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Weights of exams' }).click();
  await page.getByLabel('Weight of Roots').fill('3');
  await visitor.look('office-weights');
  await page.getByRole('button', { name: 'Save weights' }).click();
  await expect(page.getByText('Weight 3').first()).toBeVisible();

  // One that is handed in is marked from here.
  await halima.call(submitExam, { lesson_id: parsing.rand, theory: 'Because' });
  await page.reload();
  await page.getByRole('link', { name: 'To mark' }).click();
  await page.getByLabel('Theory Score').fill('80');
  await page.getByLabel('Theory Score').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/classes/manage/${id}?tab=gradebook`);
  await expect(page.getByRole('link', { name: '80%' })).toBeVisible();
  await visitor.look('office-gradebook');

  // A message is written, kept as a template, and taken from it another time.
  await page.goto(`/admin/messages?class=${id}`);
  await page.getByLabel('Subject').fill(`مرحبا Welcome ${mark}`);
  await page.getByLabel('Message', { exact: true }).fill('The term begins on Monday.');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByLabel('Name of the template').fill(`Welcome ${mark}`);
  await page.getByRole('button', { name: 'Save as a template' }).click();
  await expect(page.getByRole('button', { name: `Use Welcome ${mark}` })).toBeVisible();
  await visitor.look('office-templates');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Subject').fill('Another');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: `Use Welcome ${mark}` }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`مرحبا Welcome ${mark}`);

  // It is to go later, stands among what waits, and is cancelled after all.
  await page.getByRole('button', { name: 'Send later' }).click();
  await page.getByLabel('Day and hour').fill('2099-03-01T08:00');
  await visitor.look('office-schedule');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const cancel = page.getByRole('button', { name: `Cancel sending مرحبا Welcome ${mark}` });
  await expect(cancel).toBeVisible();
  await visitor.look('office-scheduled');
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel sending' }).click();
  await expect(page.getByText('The message does not go out.')).toBeVisible();
  await expect(cancel).toHaveCount(0);
});
