import { addClass } from '@institute/contract/classes/managed-classes';
import { getMyInvoices } from '@institute/contract/invoices/invoices';
import { takePayment } from '@institute/contract/payments/office-payments';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

// Proves ours-195.
test('the office sets the parts of a price, and is told what they come to', async ({
  visit,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'Add New Class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(`Parts ${mark}`);
  await dialog.getByLabel('Category').fill('Journeys');
  await dialog.getByLabel('Type').selectOption({ label: 'Paid' });
  await dialog.getByLabel('Price').fill('30,000');
  await dialog.getByLabel('Paid in parts').check();
  await dialog.getByLabel('How many parts').selectOption('3');
  await dialog.getByLabel('Part 1', { exact: true }).fill('40');
  await dialog.getByLabel('Part 2', { exact: true }).fill('30');
  await dialog.getByLabel('Part 3', { exact: true }).fill('30');
  await dialog.getByText('₦12,000.00 on joining').waitFor();
  await look('class-form-parts');
  await dialog.getByLabel('Part 3', { exact: true }).fill('20');
  await dialog.getByRole('tab', { name: 'Public page' }).click();
  await dialog.getByLabel('Description').fill('A class in parts');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  await dialog.getByText('Two to six parts whose shares come to 100').waitFor();
  await dialog.getByLabel('Part 3', { exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  await page.waitForURL(/\/admin\/classes\/manage\/\d+/);
  await visitor.leave();
});

// Proves ours-195, ours-196.
test('a student joins for the first part, sees what is owed and pays it', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const amina = await newStudent(url, `Amina ${mark}`);
  const { id } = await admin.call(addClass, {
    ...{ name: `Parts ${mark}`, category: 'Journeys', about: 'A class in parts.' },
    ...{ premium: '1', amount: '30000', parts: '40:0,30:28,30:56' },
  });
  const yesterday = dayIn(-1);
  const fund = (amount: string) =>
    admin.call(takePayment, {
      ...{ student_id: amina.user.id, amount, way: 'cash' as const, paid_on: yesterday },
    });
  await fund('15000');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page, look } = visitor;
  await page.goto(`/classes/${id}`);
  await page.getByText('₦12,000.00 on joining').waitFor();
  await look('class-in-parts');
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('₦12,000.00').waitFor();
  await dialog.getByRole('button', { name: 'Enroll' }).click();
  await page.getByText('Successfully enrolled in the class!').waitFor();

  await page.goto('/wallet-history');
  const owed = page.getByRole('region', { name: 'What you owe' });
  await expect(owed.getByText(/part [23] of 3/)).toHaveCount(2);
  await look('wallet-owed');
  await owed.getByRole('button', { name: 'Pay now' }).first().click();
  await dialog.getByText('Your wallet does not hold enough').waitFor();
  await look('wallet-owed-short');
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click();
  await page.getByRole('dialog', { name: 'Fund Wallet' }).waitFor();
  await page.keyboard.press('Escape');
  await fund('20000');
  await page.reload();
  await owed.getByRole('button', { name: 'Pay now' }).first().click();
  await dialog.getByText('Pay this from your wallet?').waitFor();
  await dialog.getByRole('button', { name: 'Pay now' }).dblclick();
  await page.getByText('Paid. Thank you!').waitFor();
  await expect(owed.getByRole('button', { name: 'Pay now' })).toHaveCount(1);
  await owed.getByLabel(/^Take what my wallet holds/).check();
  await expect.poll(async () => (await amina.call(getMyInvoices, {})).pays_partly).toBe(true);
  expect((await amina.call(getMyInvoices, {})).invoices.map(({ state }) => state)).toEqual([
    'open',
    'paid',
    'paid',
  ]);
  await visitor.leave();
});
