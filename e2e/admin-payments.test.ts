import { readFile } from 'node:fs/promises';
import { enrol } from '@institute/contract/classes/classes';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { fundWallet } from '@institute/contract/people/students';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { payUnseen } from './support/card-money.ts';
import { demoClass } from './support/demo.ts';
import { classPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const nominalSentence = demoClass('nominal-sentence');

/** A student of a name nobody else has, so that a search finds this one alone. */
function ownStudent(url: string, name: string): Promise<Session> {
  return newStudent(url, `${name} ${crypto.randomUUID().slice(0, 8)}`);
}

/** Funds a student's wallet and has the student join a paid class from it. */
async function paidClass(admin: Session, student: Session) {
  await admin.call(fundWallet, { student_id: student.user.id, amount: '6000' });
  const path = await classPath(student, nominalSentence.name);
  await student.call(enrol, { class_id: path.split('/').at(-1) ?? '' });
}

/** Funds the wallet by a card of which the provider records something else. */
const payOddly = (student: Session, naira: number, ending: string) =>
  payUnseen(student, { purpose: 'fund', amount: String(naira) }, ending);

/** Rows of the list, a table where there is room and lines on a phone. */
const rows = (page: Page) => page.getByRole('region', { name: 'Payments' }).locator('[data-row]');
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for the payment of ${name}` });

/** Scrolls first, as a person does, until the page rests: one that still scrolls closes an open menu. */
async function openMenu(button: Locator) {
  await button.scrollIntoViewIfNeeded();
  let before = Number.NaN;
  const moved = async () => {
    const now = (await button.boundingBox())?.y ?? Number.NaN;
    const by = now - before;
    before = now;
    return by;
  };
  await expect.poll(moved, { intervals: [100] }).toBe(0);
  await button.click();
}

// Proves admin-2-6, admin-2-36, admin-9-2, admin-2-37, admin-9-3.
test('all payments are summed, filtered, sorted and exported', async ({ visit, url, admin }) => {
  const student = await ownStudent(url, 'سلمى Payer');
  await paidClass(admin, student);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/payments');
  await rows(page).nth(9).waitFor();
  await expect(rows(page)).toHaveCount(10);
  await look('admin-payments');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.getByText('11–20').waitFor();

  const search = page.getByLabel('Search by name, title or service');
  await search.fill(student.user.name.toUpperCase());
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  const sums = page.getByRole('region', { name: 'Sums of the payments listed' });
  await sums.getByText('₦6,000.00').waitFor();
  const words = (await sums.innerText()).replace(/\s+/g, ' ');
  expect(words).toBe('Total Credit ₦6,000.00 Total Debit ₦5,000.00 Net Balance ₦1,000.00');
  const amounts = async () =>
    (await rows(page).getByText(/[+−]₦/).allInnerTexts()).map((words) =>
      words.replace(/\s+/g, ' '),
    );
  expect(await amounts()).toEqual(['Debit −₦5,000.00', 'Credit +₦6,000.00']);
  await look('admin-payments-found');

  await page.getByLabel('Type', { exact: true }).selectOption('credit');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Type', { exact: true }).selectOption('');
  await page.getByLabel('Service', { exact: true }).selectOption('enrolment');
  await expect.poll(amounts).toEqual(['Debit −₦5,000.00']);
  await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await page.getByText('No payments match').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rows(page).nth(9).waitFor();

  await search.fill(student.user.name);
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^payments_export_\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  const [head, first = '', second = ''] = file.split('\r\n');
  expect(head).toBe('\uFEFFID,Name,Amount,Type,Service,Title,Date');
  expect(first).toContain(`,${student.user.name},5000.00,debit,enrolment,Enrollment: `);
  expect(second).toContain(`,${student.user.name},6000.00,credit,fund,`);
  await page.getByText('The export is complete.').first().waitFor();
  await visitor.leave();
});

test('a payment is returned to the wallet, once and for a reason', async ({
  visit,
  url,
  admin,
}) => {
  const student = await ownStudent(url, 'Zubayda');
  const { name } = student.user;
  await paidClass(admin, student);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(`/admin/payments?search=${encodeURIComponent(name)}`);
  await openMenu(menuOf(page, name));
  await page.getByRole('menuitem', { name: 'Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return the payment' });
  await dialog.getByRole('button', { name: 'Return to wallet' }).click();
  await dialog.getByText('Reason is required').waitFor();
  await dialog.getByLabel('Reason').fill('طلب الطالبة');
  await dialog.getByText('Also take the student out of the class').click();
  await look('refund-dialog');
  await dialog.getByRole('button', { name: 'Return to wallet' }).dblclick();
  await page.getByText('The payment was returned to the wallet.').first().waitFor();
  await page.getByText('Returned', { exact: true }).waitFor();
  await expect(menuOf(page, name)).toHaveCount(0);
  const lines = await student.call(getWalletHistory, {});
  expect(lines.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
    'credit 5000',
    'debit 5000',
    'credit 6000',
  ]);
  expect(lines[0]?.description).toContain('طلب الطالبة');
  await look('admin-payments-returned');
  await visitor.leave();
});

test('the books are checked and opened down to their transfers', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/books');
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('The books balance').waitFor();
  await page.getByText(/Last check/).waitFor();
  const together = page.getByText(/^The books add up/).locator('..');
  await expect(together).toContainText('₦0.00');
  await look('admin-books');
  await page.getByRole('button', { name: /^Class revenue/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Class revenue' }).waitFor();
  const transfers = page.getByRole('region', { name: 'Transfers' });
  await transfers
    .getByText(/Enrollment: /)
    .first()
    .waitFor();
  await transfers.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.getByText('11–', { exact: false }).first().waitFor();
  await visitor.leave();
});

test('what came in another amount is in the wallet; what nobody was credited for is settled', async ({
  visit,
  url,
  admin,
}) => {
  const student = await ownStudent(url, 'Odd');
  expect((await payOddly(student, 2000, 'amount')).state).toBe('paid');
  const lines = await student.call(getWalletHistory, {});
  expect(lines.map(({ type, amount }) => `${type} ${amount}`)).toEqual(['credit 200']);
  const { reference: dollars, state } = await payOddly(student, 3000, 'currency');
  expect(state).toBe('failed');
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/payments');
  await page
    .getByRole('region', { name: 'Card provider' })
    .getByText(/differ/)
    .waitFor();
  await page.getByRole('link', { name: 'Look into it' }).click();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await page.getByText('The ledger and the card provider differ').waitFor();
  const differences = page.getByRole('region', { name: 'Differences' });
  await differences.getByText(dollars).waitFor();
  await look('admin-differences');

  await openMenu(page.getByRole('button', { name: `Actions for ${dollars}` }));
  await page.getByRole('menuitem', { name: 'Mark as settled' }).click();
  const settle = page.getByRole('dialog', { name: 'Mark as settled' });
  await settle.getByLabel('Note').fill('Returned by the bank');
  await settle.getByRole('button', { name: 'Mark as settled' }).click();
  await differences.getByText(dollars).waitFor({ state: 'detached' });
  await differences.getByText('Settled', { exact: true }).first().click();
  await differences.getByText('Returned by the bank').first().waitFor();
  await visitor.leave();
});
