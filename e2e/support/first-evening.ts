import { getOwingSums } from '@institute/contract/invoices/invoices';
import { getBalanceSheet } from '@institute/contract/payments/books';
import { getStudentSelection } from '@institute/contract/people/students';
import { getIntakes } from '@institute/contract/roster/roster';
import type { Page } from '@playwright/test';
import type { Session } from './api.ts';
import {
  classOfRow,
  EVENING,
  endOfPhone,
  isWithoutEmail,
  lineOf,
  messySheet,
  moneyOfRow,
  nameOf,
  rowsThatGoIn,
  type SheetClass,
  sheetClasses,
  spoilt,
} from './messy-sheet.ts';
import { fillSignIn, signInCard } from './sign-in.ts';
import { expect, type Size, test, type Visit, type Visitor } from './test.ts';

/*
 * The first evening of an owner who has three hundred students in groups of a chat and in a sheet: before
 * the day is over all of them are in the institute, with what each has paid, and one comes in by phone.
 */

/** Somebody of a class that costs nothing, who has a phone alone. */
const STUDENT = rowsThatGoIn.find((at) => isWithoutEmail(at) && classOfRow(at) === 'free') ?? 0;
const PASSWORD = 'rain on the roof';
const LESSON = 'The letter bāʼ · الباء';

/**
 * The evening of an owner at one size, whose student comes in on a phone: three classes, the sheet, places and sums,
 * a link, a lesson.
 */
export async function firstEvening(visit: Visit, admin: Session, size: Size): Promise<void> {
  const owner = await visit({ size, as: admin });
  const made = {} as Record<SheetClass, string>;
  for (const kind of ['free', 'paid', 'parts'] as const) {
    await test.step(`makes the class ${kind}`, async () => {
      made[kind] = await addClass(owner, kind, size);
    });
  }
  await test.step('brings the sheet', () => bringSheet(owner, size));
  await test.step('finds places and sums as the sheet has them', () => readBack(admin, made));
  const link = await test.step('makes links for those without an e-mail', () =>
    makeLinks(owner, size));
  const student = await visit({ size: 'phone' });
  await test.step('one of them comes in by phone and opens a lesson', () => comeIn(student, link));
  await student.leave();
  await owner.leave();
}

/** Makes a class of the sheet and publishes it; its id. */
async function addClass({ page, look }: Visitor, kind: SheetClass, size: Size): Promise<string> {
  const { name, price } = sheetClasses[kind];
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'Add New Class' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Class' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Category').fill('Beginners');
  if (price > 0) {
    await dialog.getByLabel('Type').selectOption({ label: 'Paid' });
    await dialog.getByLabel('Price').fill(String(price));
  }
  if (kind === 'parts') {
    await dialog.getByLabel('Paid in parts').check();
    await dialog.getByLabel('Part 1', { exact: true }).fill('40');
    await dialog.getByLabel('Part 2', { exact: true }).fill('60');
    await dialog.getByText('₦12,000.00 on joining').waitFor();
    await look(`first-evening-class-${size}`);
  }
  await dialog.getByRole('tab', { name: 'Public page' }).click();
  await dialog.getByLabel('Description').fill('As in our groups.');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  await page.waitForURL(/\/admin\/classes\/manage\/\d+\?tab=lessons$/);
  if (kind === 'free') await addLesson(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('The class is published.').waitFor();
  return /manage\/(\d+)/.exec(page.url())?.[1] ?? '';
}

async function addLesson(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add Lesson' }).first().click();
  await page.getByLabel('Subject').fill(LESSON);
  await page.getByRole('button', { name: 'Write a text' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('It has one dot below.');
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(/\?tab=lessons$/);
}

/** Imports the sheet: its columns as they seem to be, one word chosen, six rows put right or left out. */
async function bringSheet({ page, look }: Visitor, size: Size): Promise<void> {
  const dialog = page.getByRole('dialog');
  const row = (at: number) => dialog.getByRole('group', { name: `Row ${lineOf(at)}`, exact: true });
  await page.goto('/admin/students');
  await page.getByRole('button', { name: 'Import students' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(messySheet()),
  });
  await dialog.getByText('Row 3 names the columns.', { exact: false }).waitFor();
  await look(`first-evening-columns-${size}`);
  await page.getByRole('button', { name: 'Check' }).click();

  await page.getByRole('combobox', { name: `“${EVENING}” in 5 rows` }).fill(sheetClasses.paid.name);
  await page.getByRole('option', { name: new RegExp(`^${sheetClasses.paid.name}`) }).click();
  await look(`first-evening-rows-${size}`);
  await row(spoilt.email).getByLabel('E-mail').fill(`s${spoilt.email}@evening.example`);
  await row(spoilt.phone)
    .getByLabel('Phone')
    .fill(`0803${endOfPhone(spoilt.phone)}`);
  await row(spoilt.exponent)
    .getByLabel('Phone')
    .fill(`0803${endOfPhone(spoilt.exponent)}`);
  await row(spoilt.amount).getByLabel('Paid or waived').fill(moneyOfRow(spoilt.amount).cell);
  for (const at of [spoilt.twice, spoilt.nameless]) {
    await page.getByRole('button', { name: `Leave out: Row ${lineOf(at)}` }).click();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('298 new students: an account each.').waitFor();
  await dialog.getByText('23 new students without an e-mail', { exact: false }).waitFor();
  const { paid, waived } = sums();
  await dialog.getByText(`${naira(paid.sum)} of ${paid.rows} rows`, { exact: false }).waitFor();
  await dialog.getByText(`${naira(waived.sum)} of ${waived.rows} rows waived.`).waitFor();
  await dialog.getByText('Bank transfer', { exact: true }).click();
  await dialog.getByText(/ of \d+ rows owed: an invoice each/).waitFor();
  await page.getByLabel('Why fees were waived').fill('Scholarships of the founders');
  await look(`first-evening-checked-${size}`);
  await page.getByRole('button', { name: 'Import 298 rows' }).click();
  await page.getByText('The students are imported.').waitFor({ timeout: 120_000 });
  await look(`first-evening-imported-${size}`);
  await page.getByRole('button', { name: 'Close' }).last().click();
}

const naira = (amount: number) => `₦${amount.toLocaleString('en')}.00`;

/** What the sheet says was paid and waived and is owed, and of how many rows. */
function sums() {
  const of = (what: 'paid' | 'waived' | 'owed') => {
    const found = rowsThatGoIn.flatMap((at) => moneyOfRow(at)[what] ?? []);
    return { rows: found.length, sum: found.reduce((all, one) => all + one, 0) };
  };
  return { paid: of('paid'), waived: of('waived'), owed: of('owed') };
}

/** Expects places, accounts and books to be what the sheet says, to the naira. */
async function readBack(admin: Session, made: Record<SheetClass, string>): Promise<void> {
  const [intake] = await admin.call(getIntakes, {});
  expect(intake).toMatchObject({ added: rowsThatGoIn.length, enrolled: rowsThatGoIn.length });
  for (const kind of ['free', 'paid', 'parts'] as const) {
    const own = rowsThatGoIn.filter((at) => classOfRow(at) === kind);
    const places = async () =>
      (await admin.call(getStudentSelection, { class_id: Number(made[kind]) })).total;
    // Payments of the list are booked one by one, and give the place.
    await expect.poll(places, { message: kind, timeout: 120_000 }).toBe(own.length);
  }
  const { students } = await admin.call(getStudentSelection, { class_id: Number(made.free) });
  const phones = new Set(students.map(({ phonenumber }) => phonenumber));
  for (const at of rowsThatGoIn.filter((one) => classOfRow(one) === 'free')) {
    expect(phones.has(`+234803${endOfPhone(at)}`), `the number of row ${lineOf(at)}`).toBe(true);
  }
  const { paid, waived, owed } = sums();
  const owing = async () =>
    (await admin.call(getOwingSums, {})).ages.find(({ age }) => age === 'not_due');
  await expect
    .poll(owing, { timeout: 120_000 })
    .toMatchObject({ invoices: owed.rows, rest: owed.sum });
  const { accounts } = await admin.call(getBalanceSheet, {});
  const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
  expect(balances).toMatchObject({
    ...{ bank: -paid.sum, waivers: -waived.sum, class_revenue: paid.sum + waived.sum, wallets: 0 },
  });
}

/** Makes the links of all who have no e-mail; that of one of them, out of the words for a chat. */
async function makeLinks({ page, look }: Visitor, size: Size): Promise<string> {
  await page.goto('/admin/students');
  if (size === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Filter by activity').selectOption('No e-mail, not in yet');
  await page.getByText('1–10 of 23', { exact: false }).first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'All that match' }).click();
  await page.getByText('23 students chosen').last().waitFor();
  await page.getByRole('button', { name: 'Links' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make 23 links' }).click();
  const chat = dialog.getByRole('link', {
    name: `Send the link of ${nameOf(STUDENT)} by WhatsApp`,
  });
  await chat.waitFor();
  await look(`first-evening-links-${size}`);
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(`/234803${endOfPhone(STUDENT)}`);
  const { pathname, hash } = new URL(
    /http\S+/.exec(address.searchParams.get('text') ?? '')?.[0] ?? '',
  );
  return pathname + hash;
}

/** Opens the link, chooses a password, signs out, signs in with the number and opens a lesson. */
async function comeIn({ page, look }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByText(nameOf(STUDENT)).waitFor();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { level: 1, name: nameOf(STUDENT) }).waitFor();
  await look('first-evening-came-in');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signInCard(page).waitFor();
  const end = endOfPhone(STUDENT);
  await fillSignIn(signInCard(page), `0803 ${end.slice(0, 3)} ${end.slice(3)}`, PASSWORD);
  await page.getByText('Login successful!').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'My Classes', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: sheetClasses.free.name }).first().click();
  await page.getByRole('button', { name: `Start: ${LESSON}` }).click();
  await page.getByText('It has one dot below.').waitFor();
  await look('first-evening-lesson');
}
