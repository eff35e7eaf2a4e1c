import { readFile } from 'node:fs/promises';
import { getStudentList, getStudentSelection } from '@institute/contract/people/students';
import { getStudentRecord } from '@institute/contract/reports/student-record';
import type { Page } from '@playwright/test';
import { untilAtRest } from './support/at-rest.ts';
import { mailedInvitation } from './support/outbox.ts';
import { expect, ringOf, test } from './support/test.ts';

/** Somebody who comes in for the first time. */
const PASSWORD = 'a quiet morning';

/** A table of students as a spreadsheet saves it. */
const table = [
  'Name;E-mail;Phone',
  `Hauwa Danjuma;Hauwa@import.example;0803 111 2222`,
  `بلال محمود;bilal@import.example;`,
  `Chidi Obi;chidi@import.example;`,
  'Amina;student@example.com;',
].join('\r\n');

const put = (page: Page, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

/** Takes the columns as they seem to be, where they are not known from before. */
async function pastColumns(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {
    name: /^(What is in the columns\?|Students of the sheet)$/,
  });
  const title = await heading.textContent();
  if (title?.startsWith('What')) await page.getByRole('button', { name: 'Check' }).click();
}

// Proves decision-075-1, call-importStudents, call-readRoster, call-checkRoster.
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
  await look('admin-import');
  await put(page, table);
  await pastColumns(page);
  await page.getByText(/^3 new students: an account each/).waitFor();
  await page.getByText(/^1 row of somebody who has an account/).waitFor();
  await page.getByLabel('Search classes').fill('The Arabic Alphabet');
  await untilAtRest(page);
  await page.getByRole('checkbox', { name: /^The Arabic Alphabet/ }).check();
  await look('admin-import-checked');
  expect((await onImport()).total).toBe(0);
  await button('Import 4 rows').click();
  await page.getByText('The students are imported.').waitFor();
  await look('admin-import-done');
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect((await onImport()).total).toBe(3);
  await page.locator('[data-row]').getByText('Hauwa Danjuma').first().waitFor();

  // The same file once more, whose columns are known by now.
  await button('Import students').click();
  await put(page, table);
  await page.getByText(/^4 rows of somebody who has an account/).waitFor();
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
  await button('Read').click();
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

  await button('Enroll').click();
  await page.getByLabel('Search classes').fill('Everyday Dialogue');
  await untilAtRest(page);
  await page.getByRole('checkbox', { name: /^Everyday Dialogue/ }).check();
  await page.getByText(/is given away each month/).waitFor();
  await page.getByLabel('Why nobody pays').selectOption({ label: 'Scholarship' });
  await look('admin-students-enrol');
  await button('Enroll 2 students').click();
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

/** A sheet as a form fills it: titles, columns of its own, and a row in three that is not right. */
const messy = (domain: string, own: string, people: readonly string[]) =>
  [
    'Answers of November,,,,,',
    ',,,,,',
    `Timestamp,Full Name (as on certificate),Email Address,WhatsApp Number,Which group?,${own}`,
    ...people.map((line) => `2026/11/20 9:15,${line.replaceAll('@', `@${domain}`)}`),
  ].join('\n');

for (const size of ['desktop', 'phone'] as const) {
  // Proves ours-95, ours-96, ours-97, ours-98, ours-99.
  test(`a messy sheet is put right, goes in as far as it is right, and is known again, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const office = await visit({ size, as: admin });
    const { page, look } = office;
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const dialog = page.getByRole('dialog');
    const domain = `messy-${size}.example`;
    // What one size has chosen is known to the other.
    const own = size === 'phone' ? 'Madhhab' : 'Favourite colour';
    const phone = size === 'phone' ? '0803 555 1001' : '0803 555 1002';
    await page.goto('/admin/students');
    await button('Import students').click();
    await put(
      page,
      messy(domain, own, [
        `Sadiya Umar,sadiya@,0803 111 3331,the arabic ALPHABET,Maliki`,
        `Maʼaji Idris,maaji at nowhere,,Evening,`,
        `عائشة بنت سليمان,,${phone},Evening,`,
        `Nobody,nobody,,,`,
        `Peter Ojo,peter@,12,,`,
      ]),
    );

    await dialog.getByText('Row 3 names the columns.', { exact: false }).waitFor();
    await dialog.getByText(/^Not understood:/).waitFor();
    await look(`admin-import-columns-${size}`);
    const madhhab = page.getByLabel(`What ${own} is`);
    await expect(madhhab).toHaveValue('note');
    await page.getByLabel('What Which group? is').selectOption('Class');
    await button('Check').click();

    await dialog.getByText(/^4 rows to put right/).waitFor();
    await dialog
      .getByText('There is no class called “Evening”', { exact: false })
      .first()
      .waitFor();
    await look(`admin-import-rows-${size}`);
    // One class for all its rows.
    await page.getByRole('combobox', { name: /^“Evening” in 2 rows/ }).fill('Everyday Dialogue');
    await page.getByRole('option', { name: /^Everyday Dialogue/ }).click();
    const row = (at: number) => dialog.getByRole('group', { name: `Row ${at}`, exact: true });
    await row(5).getByLabel('E-mail').fill(`maaji@${domain}`);
    await button('Leave out: Row 7').click();
    await button('Check').click();
    await dialog.getByText(/^3 new students: an account each/).waitFor();
    await dialog.getByText('1 new student without an e-mail', { exact: false }).waitFor();
    await dialog.getByText(/^1 row to put right/).waitFor();
    await look(`admin-import-mended-${size}`);
    const download = page.waitForEvent('download');
    await button('Download these').click();
    const file = await readFile((await (await download).path()) ?? '', 'utf8');
    expect(file).toContain('"8","Peter Ojo"');
    expect(file).toContain('This phone number has too few digits.');

    await button('Import 3 rows').click();
    await page.getByText('The students are imported.').waitFor();
    await dialog.getByText('3 new accounts. 3 new places in classes.').waitFor();
    await button('Close').last().click();
    await dialog.getByText(/^1 row to put right/).waitFor();
    const [sadiya] = await admin.call(getStudentList, { search: `sadiya@${domain}`, page: 1 });
    const { notes } = await admin.call(getStudentRecord, { student_id: sadiya?.id ?? 0 });
    expect(notes.map(({ body }) => body)).toEqual([`${own}: Maliki`]);

    // What is left is still there after a reload, and goes in once it is right.
    await page.reload();
    await button('Import students').click();
    await dialog.getByText(/^The rows of your last list/).waitFor();
    await row(8).getByLabel('Phone').fill('0803 111 3338');
    await button('Check').click();
    await button('Import 1 row').click();
    await page.getByText('The students are imported.').waitFor();
    await button('Close').last().click();
    await expect(dialog).toHaveCount(0);

    // Next month's answers come in at once.
    await button('Import students').click();
    await put(page, messy(domain, own, [`Rukayya Aliyu,rukayya@,,The Arabic Alphabet,Shafii`]));
    await button('Import 1 row').click();
    await page.getByText('The students are imported.').waitFor();
    await button('Close').last().click();
    const found = await admin.call(getStudentSelection, { search: `@${domain}` });
    expect(found.total).toBe(4);
    await office.leave();
  });
}

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
    [/^2,000 rows of somebody who has an account/, 'No new account. 2,000 had one already.'],
  ] as const) {
    await button('Import students').click();
    await put(page, longTable(domain));
    await pastColumns(page);
    await expect(dialog.getByText(found)).toBeVisible({ timeout: 60_000 });
    await button('Import 2,000 rows').click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(dialog.getByText('2,000 / 2,000')).toBeVisible({ timeout: 140_000 });
    await expect(dialog.getByText(outcome)).toBeVisible();
    await button('Close').last().click();
    expect(await imported()).toBe(MANY);
  }
  await office.leave();
});
