import { readFile } from 'node:fs/promises';
import { addClass } from '@institute/contract/classes/managed-classes';
import { takePayment } from '@institute/contract/payments/office-payments';
import { daysAfter } from '@institute/contract/time/calendar';
import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

test.use({ environment: emptyInstitute() });

/** The last day of the institute's month before this one. */
const lastDay = () => daysAfter(`${dayIn().slice(0, 8)}01`, -1);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The rows of the file that a press saves, without its head. */
async function saved(page: Page): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile((await (await download).path()) ?? '', 'utf8');
  const lines = file.split('\r\n').slice(1, -1);
  return lines.map((line) => line.split(','));
}
const sum = (rows: string[][], column: number) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

for (const size of sizeNames) {
  // Proves ours-207, ours-208, ours-209, ours-211, ours-212.
  test(`an accountant closes a month, and her files agree with the books to the kobo on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const name = `Level 2 ${mark}`;
    const form = {
      name,
      category: 'Grammar',
      about: 'Paid once',
      premium: '1',
      amount: '15000.50',
    };
    const { id: class_id } = await admin.call(addClass, form);
    const paid_on = lastDay();
    for (const way of ['bank', 'cash', 'waiver'] as const) {
      const { user } = await newStudent(url, `Paid by ${way} ${mark}`);
      const order = { student_id: user.id, amount: '15000.50', way, paid_on, note: 'An orphan' };
      await admin.call(takePayment, { ...order, class_id });
    }
    const month = inWords(paid_on);
    const accountant = await visit({ size, as: admin });
    const { page, look } = accountant;
    const dialog = page.getByRole('dialog');

    await test.step('the month is closed', async () => {
      await page.goto('/admin/books?tab=months');
      await page.getByRole('button', { name: `Close ${month}` }).click();
      await dialog.getByText(/^What its figures are stays so/).waitFor();
      await look('books-close');
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await page
        .getByText(/^Closed by /)
        .first()
        .waitFor();
      await look('books-months');
    });

    await test.step('its income is what its file says', async () => {
      const of = paid_on.slice(0, 7);
      await page.goto(`/admin/books?tab=income&from=${of}&until=${of}`);
      const shown = page.getByRole('region', { name: month });
      await expect(shown).toContainText(name);
      await look('books-income');
      const rows = (await saved(page)).filter(([, what]) => what === name);
      expect(rows).toHaveLength(1);
      expect([sum(rows, 4), sum(rows, 5)]).toEqual([15_000.5, 15_000.5]);
      expect([sum(rows, 8), sum(rows, 9)]).toEqual([30_001, 15_000.5]);
      await expect(shown).toContainText('₦30,001.00');
    });

    await test.step('the sheet of its last day comes to nought, and so does its file', async () => {
      await page.goto(`/admin/books?on=${paid_on}`);
      await page.getByText(/^The books add up/).waitFor();
      const assets = page.getByRole('region', { name: 'Assets' });
      await look('books-sheet');
      const rows = await saved(page);
      const side = (of: string) =>
        sum(
          rows.filter(([, at]) => at === of),
          3,
        );
      expect(side('Assets') + side('Given away and put right')).toBe(
        side('Liabilities') + side('Income'),
      );
      const naira = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
        side('Assets'),
      );
      await expect(assets.getByRole('heading')).toContainText(`₦${naira}`);
    });

    await test.step('nothing is dated into it, and what was typed stays', async () => {
      const late = await newStudent(url, `Late ${mark}`);
      await page.goto(`/admin/students/${late.user.id}`);
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await dialog.getByLabel('Amount').fill('7,000');
      await dialog.getByLabel('Day it came').fill(paid_on);
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText(/^The books are closed up to that day/).waitFor();
      await look('take-payment-closed');
      await expect(dialog.getByLabel('Amount')).toHaveValue('7,000');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave' }).click();
    });

    await test.step('it is opened again with a reason', async () => {
      await page.goto('/admin/books?tab=months');
      await page.getByRole('button', { name: `Open ${month} again` }).click();
      await dialog.getByLabel('Reason').fill('A receipt came late');
      await dialog.getByRole('button', { name: 'Open again' }).click();
      await page.getByText(/A receipt came late/).waitFor();
      await page.getByRole('button', { name: `Close ${month}` }).waitFor();
      await look('books-reopened');
    });
    await accountant.leave();
  });
}
