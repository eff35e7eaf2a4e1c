import { roles } from '@institute/contract/auth/abilities';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment, deleteComment } from '@institute/contract/comments/comments';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { editStudent, fundWallet } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** Somebody whom things are done to: funded twice, changed, and told off. */
async function knownPerson(url: string, admin: Session, name: string): Promise<Session> {
  const person = await newStudent(url, name);
  const { id, email } = person.user;
  await admin.call(fundWallet, { student_id: id, amount: '250.5' });
  await admin.call(fundWallet, { student_id: id, amount: '1000' });
  await admin.call(editStudent, {
    student_id: id,
    name,
    email,
    phonenumber: '0801 222 2222',
    role: roles.student,
  });
  const form = { name: 'النَّحْو Grammar', category: 'Journeys', about: 'x', premium: '0' };
  const { rand: class_id } = await admin.call(addClass, form);
  const lesson = await admin.call(addLesson, { class_id, subject: 'الدرس 1', about: 'x' });
  const location = { class_id, lesson_id: lesson.rand };
  await person.call(enrol, { class_id });
  await person.call(viewStatus, location);
  const { id: comment_id } = await person.call(addComment, { ...location, comment: 'A slip' });
  await admin.call(deleteComment, { comment_id });
  return person;
}

const rows = (page: Page) => page.getByRole('region', { name: 'Acts' }).locator('[data-row]');
const texts = (page: Page) => rows(page).allInnerTexts();

// Proves call-getAuditLog.
test('says on a desktop who did what to whom, and finds it', async ({ visit, url, admin }) => {
  // Other journeys have people of these names, too.
  const mark = crypto.randomUUID().slice(0, 6);
  const name = `Halima سَلْمَى${mark}`;
  const person = await knownPerson(url, admin, name);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto('/admin/audit');
  await rows(page).first().waitFor();
  await visitor.look('admin-audit');

  // Whatever spelling the name is typed in; newest first, and nothing of others among it.
  const search = page.getByLabel('Search by name or e-mail');
  await search.fill(`سلمي${mark}`);
  await expect(rows(page)).toHaveCount(4);
  const acts = await texts(page);
  expect(acts[0]).toContain(`Deleted a comment of ${name}`);
  expect(acts[0]).toContain(admin.user.name);
  expect(acts.at(-1)).toContain(`Added ₦250.50 to the wallet of ${name}`);
  await expect(rows(page).locator('mark')).toHaveCount(4);

  await page.getByRole('combobox', { name: 'What', exact: true }).selectOption('fundWallet');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('button', { name }).click();
  await search.fill('');
  await page.waitForURL((address) => !address.searchParams.has('search'));
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await visitor.look('admin-audit-filtered');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole('combobox', { name: 'Who' }).selectOption({ label: admin.user.name });
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByText('Nothing matches').waitFor();
  await visitor.look('admin-audit-none');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(person.user.role).toBe(roles.student);
  await visitor.leave();
});

test('says what failed, and tries again', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'phone', as: admin });
  const { page } = visitor;
  await page.route('**/adminActions.php', (route) =>
    route.request().postData()?.includes('getAuditLog') ? route.abort() : route.fallback(),
  );
  await page.goto('/admin/audit');
  await page.getByText('The audit log could not be loaded.').waitFor({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await rows(page).first().waitFor();
  await visitor.leave(/ERR_FAILED/);
});
