import { getStudentList, getStudentSelection } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { untilAtRest } from './support/at-rest.ts';
import { mailedInvitation } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

/** Somebody who comes in for the first time. */
const PASSWORD = 'a quiet morning';

/** A table of students as a spreadsheet saves it, and what is wrong in it at first. */
const tableOf = (isRight: boolean) =>
  [
    'Name;E-mail;Phone',
    `Hauwa Danjuma;Hauwa@import.example;0803 111 2222`,
    `بلال محمود;bilal@import.example;`,
    `${isRight ? 'Chidi Obi' : ''};chidi@import.example;`,
    'Amina;student@example.com;',
  ].join('\r\n');

const put = (page: Page, table: string) =>
  page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });

// Proves decision-075-1, call-importStudents.
test('students are imported twice from a file, added once, and come in by their mail', async ({
  visit,
  admin,
  product,
}) => {
  const office = await visit({ size: 'desktop', as: admin });
  const { page, look } = office;
  await page.goto('/admin/students');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const onImport = () => admin.call(getStudentSelection, { search: '@import.example' });

  await button('Import students').click();
  await put(page, tableOf(false));
  await button('Check').click();
  await page.getByText('1 row to put right. Nothing is imported before.').waitFor();
  await page.getByText('Name is required').waitFor();
  await look('admin-import-wrong');
  expect((await onImport()).total).toBe(0);

  await put(page, tableOf(true));
  await page.getByLabel('Search classes').fill('The Arabic Alphabet');
  await untilAtRest(page);
  await page.getByRole('checkbox', { name: /^The Arabic Alphabet/ }).check();
  await button('Check').click();
  await page.getByText(/^3 new students: an account each/).waitFor();
  await page.getByText(/^1 row with an e-mail that has an account/).waitFor();
  await look('admin-import-checked');
  await button('Import 4 rows').click();
  await page.getByText('The students are imported.').waitFor();
  await look('admin-import-done');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await onImport()).total).toBe(3);
  await page.locator('[data-row]').getByText('Hauwa Danjuma').first().waitFor();

  // The same file once more.
  await button('Import students').click();
  await put(page, tableOf(true));
  await button('Check').click();
  await page.getByText(/^4 rows with an e-mail that has an account/).waitFor();
  await button('Import 4 rows').click();
  await page.getByRole('dialog').getByText('No new account. 4 had one already.').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await onImport()).total).toBe(3);
  const [hauwa] = await admin.call(getStudentList, { search: `hauwa@`, page: 1 });
  expect(hauwa?.phonenumber).toBe('+2348031112222');

  const link = new URL(await mailedInvitation(product.dataDir, hauwa?.email ?? ''));
  const guest = await visit({ size: 'phone' });
  await guest.page.goto(link.pathname + link.hash);
  await guest.page.getByText('Hauwa Danjuma').waitFor();
  await guest.look('invitation');
  await guest.page.getByLabel('New password').fill(PASSWORD);
  await guest.page.getByRole('button', { name: 'Come in' }).click();
  await guest.page.getByRole('heading', { name: 'Welcome, Hauwa Danjuma' }).waitFor();
  await guest.page.goto('/my-classes');
  await guest.page.getByText('The Arabic Alphabet').first().waitFor();
  await guest.leave();

  // The link is used up.
  const late = await visit({ size: 'phone' });
  await late.page.goto(link.pathname + link.hash);
  await late.page.getByText(/This invitation has been used/).waitFor();
  await late.look('invitation-ended');
  await late.leave();
  await office.leave();
});

// Proves ours-65.
test('those who never came in are chosen, enrolled, certified and written to', async ({
  visit,
  admin,
}) => {
  const office = await visit({ size: 'desktop', as: admin });
  const { page, look } = office;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/admin/students');
  await button('Import students').click();
  await page
    .getByLabel('Or paste from a spreadsheet')
    .fill(`Sani Umar\tsani@never.example\nLami Bako\tlami@never.example`);
  await button('Check').click();
  await button('Import 2 rows').click();
  await page.getByText('The students are imported.').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.goto(`/admin/students?activity=never&search=@never.example`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Choose Sani Umar' }).check();
  await button('All that match').click();
  await page.getByText('2 students chosen').last().waitFor();
  await look('admin-students-chosen');

  await button('Enrol').click();
  await page.getByLabel('Search classes').fill('Everyday Dialogue');
  await untilAtRest(page);
  await page.getByRole('checkbox', { name: /^Everyday Dialogue/ }).check();
  await look('admin-students-enrol');
  await button('Enrol 2 students').click();
  await page.getByText('The students are enrolled.').waitFor();
  await page.getByRole('dialog').getByText('2 new places in classes.').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('checkbox', { name: 'Choose Lami Bako' }).check();
  await button('Certify').click();
  await page.getByText('Choose the template for 1 chosen student.').waitFor();
  await look('admin-certify-chosen');
  await button(/^Assign /)
    .first()
    .click();
  await page.getByRole('dialog').getByText('Lami Bako').first().waitFor();
  await page.getByRole('dialog').getByText('1 new certificate.').first().waitFor();
  await page.keyboard.press('Escape');
  await button('Leave').click();

  await page.goto(`/admin/students?activity=never&search=@never.example`);
  await page.getByRole('checkbox', { name: 'Choose Lami Bako' }).check();
  await button('Message').click();
  await expect(page).toHaveURL(/\/admin\/messages/);
  await expect(page.getByText(`lami@never.example`)).toBeVisible();
  await office.leave();
});

/** The longest file that is taken, as an office of many has it. */
const MANY = 2_000;
const longTable = (domain: string) =>
  [
    'Name;E-mail;Phone',
    ...Array.from(
      { length: MANY },
      (_, n) => `Student ${n} طالب;s${n}@${domain};0803 ${2_000_000 + n}`,
    ),
  ].join('\r\n');

test('2,000 students are imported twice, and are 2,000 @all', async ({ visit, admin }) => {
  const office = await visit({ size: 'desktop', as: admin });
  const { page } = office;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const domain = 'many.example';
  const imported = async () =>
    (await admin.call(getStudentSelection, { search: `@${domain}` })).total;
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/students');
  for (const [found, outcome] of [
    [/^2,000 new students: an account each/, '2,000 new accounts.'],
    [/^2,000 rows with an e-mail that has an account/, 'No new account. 2,000 had one already.'],
  ] as const) {
    await button('Import students').click();
    await put(page, longTable(domain));
    await button('Check').click();
    await expect(dialog.getByText(found)).toBeVisible();
    await button('Import 2,000 rows').click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(dialog.getByText('2,000 / 2,000')).toBeVisible({ timeout: 140_000 });
    await expect(dialog.getByText(outcome)).toBeVisible();
    await button('Close').last().click();
    expect(await imported()).toBe(MANY);
  }
  await office.leave();
});
