import { getClassList } from '@institute/contract/classes/class-list';
import { enrol } from '@institute/contract/classes/classes';
import { addClass, deleteClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** A class of the test's own, with three lessons. */
async function aClass(admin: Session, name: string): Promise<number> {
  const form = { name, category: 'Journeys', about: 'A class of a journey.', premium: '0' };
  const { id } = await admin.call(addClass, form);
  for (const subject of ['الحُرُوف Letters', 'Greetings', 'Numbers']) {
    await admin.call(addLesson, { class_id: id, subject, about: 'Text' });
  }
  return id;
}

const subjects = async (admin: Session, id: number) =>
  (await admin.call(getLessons, { class_id: id })).map(({ subject }) => subject);
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const inRow = (page: Page, act: string, subject: string) =>
  page.getByRole('button', { name: `${act}: ${subject}` }).click();

// Proves call-restoreClass.
test('what was deleted comes back on a desktop, a class is copied and written to', async ({
  visit,
  admin,
  url,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const name = `Sarf ${mark}`;
  const id = await aClass(admin, name);
  await (await newStudent(url, `Halima ${mark}`)).call(enrol, { class_id: id });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;

  // A lesson is deleted by mistake, and back at its place by one press.
  await page.goto(`/admin/classes/manage/${id}?tab=lessons`);
  await inRow(page, 'Delete', 'Greetings');
  await inDialog(page, 'Delete').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The lesson is back.')).toBeVisible();
  expect(await subjects(admin, id)).toEqual(['الحُرُوف Letters', 'Greetings', 'Numbers']);

  // One is duplicated, and lessons of another class are copied.
  await inRow(page, 'Duplicate', 'Greetings');
  await expect(page.getByText('Greetings (copy)')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Lessons' }).click();
  await page.getByRole('combobox', { name: 'Class to copy from' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox').nth(1).check();
  await visitor.look('office-copy-lessons');
  await inDialog(page, 'Copy 1 lesson').click();
  await expect.poll(async () => (await subjects(admin, id)).length).toBe(5);

  // The class is duplicated for the next term.
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await page.getByLabel('Name of the new class').fill(`${name} II`);
  await visitor.look('office-duplicate-class');
  await inDialog(page, 'Duplicate').click();
  await expect(page.getByRole('heading', { name: `${name} II`, level: 1 })).toBeVisible();
  const [copy] = await admin.call(getClassList, { search: `${name} II` });
  expect(copy?.is_draft).toBe('1');

  // The class is written to: it is said to how many, and how it will look.
  await page.goto(`/admin/classes/manage/${id}`);
  await page.getByRole('link', { name: 'Message this class' }).click();
  await expect(page.getByText('That is 1 student now.')).toBeVisible();
  await page.getByLabel('Subject').fill('مرحبا Welcome');
  await page.getByLabel('Message', { exact: true }).fill('The next term begins on Monday.');
  await page.getByText('Both', { exact: true }).click();
  await page.getByText('Popup', { exact: true }).click();
  await page.getByLabel('Who of the class').selectOption('unopened');
  await page.getByRole('combobox', { name: 'Lesson' }).click();
  await page.getByRole('option', { name: 'Numbers' }).click();
  await expect(page.getByText('That is 1 student now.')).toBeVisible();
  await visitor.look('office-message-class');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('As an e-mail')).toBeVisible();
  await visitor.look('office-message-preview');
  await inDialog(page, 'Close').last().click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('It reaches 1 student in the app and by e-mail.')).toBeVisible();
  await inDialog(page, 'Send').click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();

  // The class is deleted, found in the trash, and restored.
  await admin.call(deleteClass, { class_id: id });
  await page.goto(`/admin/trash?search=${mark}`);
  const restore = page.getByRole('button', { name: `Restore: ${name}` });
  await restore.waitFor();
  await visitor.look('office-trash');
  await restore.click();
  await expect(page.getByText('The class is back.')).toBeVisible();
  await expect(restore).toHaveCount(0);
  expect(await subjects(admin, id)).toHaveLength(5);
  await page.goto(`/admin/classes/manage/${id}?tab=attendance`);
  await expect(page.getByRole('table', { name: 'Students and lessons' })).toBeVisible();
  await visitor.look('office-attendance');
});
