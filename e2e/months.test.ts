import { pathToFileURL } from 'node:url';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getOwing } from '@institute/contract/invoices/invoices';
import { fundWallet } from '@institute/contract/people/students';
import { extendPlaces } from '@institute/contract/places/places';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { administrator, newStudent, signInByApi } from './support/api.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

// Its clock can be moved on by a day, so that a month comes to its end.
const clock = pathToFileURL(`${import.meta.dirname}/../bench/faults/clock.mjs`).href;
test.use({ environment: { ...emptyInstitute(), NODE_OPTIONS: `--import=${clock}` } });

const account = { bankCode: '057', accountNumber: '2012345678', accountName: 'Markaz' } as const;

// Proves ours-264, ours-265, ours-266, ours-267.
test('a month more is seen before it is due, said to be paid, confirmed and printed', async ({
  visit,
  url,
  product,
}) => {
  const admin = await administrator(url);
  const mark = crypto.randomUUID().slice(0, 6);
  const halima = await newStudent(url, `Halima ${mark}`);
  await admin.call(updateAppSettings, account);
  const { id } = await admin.call(addClass, {
    ...{ name: `نَحْو ${mark}`, category: 'Grammar', about: 'By the month', status: '1' as const },
    ...{ premium: '1' as const, amount: '5000', monthlySub: '1' as const },
  });
  await admin.call(fundWallet, { student_id: halima.user.id, amount: '5000' });
  const { nextSub } = await halima.call(enrol, { class_id: String(id) });
  expect(nextSub).not.toBeNull();
  // The paid month ends, and the office gives some days more: the next month is owed from then on.
  for (let day = 0; day < 31; day += 1) {
    product.child.kill('SIGUSR2');
    await fetch(url);
  }
  const later = await administrator(url);
  await later.call(extendPlaces, {
    ...{ class_id: String(id), student_list: String(halima.user.id), reason: 'A feast' },
    until: dayIn(33),
  });
  expect(await later.call(getOwing, { search: mark })).toHaveLength(1);

  const student = await visit({ size: 'phone', as: await signInByApi(url, halima.user.email) });
  const { page, look } = student;
  const dialog = page.getByRole('dialog');
  await test.step('the wallet says until when, and that nobody has to', async () => {
    await page.goto('/wallet-history');
    const owed = page.getByRole('region', { name: 'What you owe' });
    await owed.getByText('one month').first().waitFor();
    await owed.getByText(/^If you do not want this month, there is nothing to do/).waitFor();
    await look('month-owed');
  });

  await test.step('its student says to have paid it', async () => {
    await page.getByRole('button', { name: 'Fund Wallet' }).click();
    await dialog.getByRole('button', { name: 'I have paid' }).click();
    await dialog.getByLabel('What it is for').selectOption({ index: 0 });
    await expect(dialog.getByLabel('Amount')).toHaveValue('5000');
    await look('claim-of-a-month');
    await dialog.getByLabel('Amount').fill('6000');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Waits to be confirmed').waitFor();
  });

  await test.step('the office sees what it is for, and confirms it', async () => {
    const bursar = await visit({ size: 'desktop', as: await administrator(url) });
    await bursar.page.goto(`/admin/owing?search=${mark}`);
    await bursar.page.locator('[data-row]').filter({ hasText: 'one month' }).waitFor();
    await bursar.look('owing-of-a-month');
    await bursar.page.goto('/admin/confirm');
    await bursar.page.getByRole('button', { name: `Open the transfer of Halima ${mark}` }).click();
    const open = bursar.page.getByRole('dialog', { name: 'Transfer to confirm' });
    await expect(open.getByLabel('For', { exact: true })).toContainText('one month');
    await open.getByText('₦5,000.00 is left to pay; what is over goes to the wallet.').waitFor();
    await bursar.look('claim-of-a-month-to-confirm');
    await open.getByRole('button', { name: 'Confirm' }).click();
    await bursar.page.getByText('Everything is confirmed.').waitFor();
    await bursar.leave();
  });

  await test.step('the statement has it, on one page to print', async () => {
    await page.goto('/wallet-history');
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Statement' }).click();
    await page.getByRole('heading', { name: 'Statement', exact: true }).waitFor();
    await page.getByText('Nothing is owed.').waitFor();
    await page.getByText('₦1,000.00').first().waitFor();
    await look('own-statement');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Back to the wallet' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await student.leave();
});
