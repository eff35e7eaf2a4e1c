import { addClass } from '@institute/contract/classes/managed-classes';
import { OTHER_BANK } from '@institute/contract/payments/banks';
import { claimPayment, getMyClaims } from '@institute/contract/payments/claims';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent } from './support/api.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

const account = {
  bankCode: OTHER_BANK,
  ...{ otherBank: 'Bank of the Garden', accountNumber: '0123456789' },
  accountName: 'Bustan al-Huruf',
} as const;

for (const size of sizeNames) {
  // Proves ours-134, ours-135, ours-141.
  test(`a parent pays by transfer and sees where it stands, also that it was refused, on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    await admin.call(updateAppSettings, account);
    const form = {
      name: `Fees ${mark}`,
      category: 'Grammar',
      about: 'Paid',
      premium: '1',
    } as const;
    const { rand } = await admin.call(addClass, { ...form, amount: '15000' });
    const amina = await newStudent(url, `Amina ${mark}`);
    const parent = await visit({ size, as: amina });
    const { page, look } = parent;
    const dialog = page.getByRole('dialog');

    await test.step('the wallet leads to the account, and says what was paid', async () => {
      await page.goto('/wallet-history');
      await page.getByRole('button', { name: 'Fund Wallet' }).click();
      await dialog.getByText('By bank transfer').click();
      await dialog.getByText('0123456789').waitFor();
      await look('transfer-account');
      await dialog.getByRole('button', { name: 'I have paid' }).click();
      await dialog.getByLabel('Amount').fill('5,000');
      await dialog.getByLabel(/^Reference/).fill(`GARDEN ${mark}`);
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'receipt.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      await dialog.getByAltText('The picture that is sent').waitFor();
      await look('claim-form');
    });

    await test.step('what was written outlives a page that was closed', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Fund Wallet' }).click();
      await dialog.getByText('By bank transfer').click();
      await dialog.getByRole('button', { name: 'I have paid' }).click();
      await dialog.getByText('What you typed before and did not save is back.').waitFor();
      await expect(dialog.getByLabel('Amount')).toHaveValue('5,000');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Waits to be confirmed').waitFor();
      await look('claim-waits');
    });

    await test.step('a class that the wallet cannot pay leads there too', async () => {
      await page.goto(`/classes/${rand}`);
      await page.getByRole('button', { name: 'Enroll' }).first().click();
      await dialog.getByText('Payment Required').waitFor();
      await dialog.getByText('0123456789').waitFor();
      await look('payment-required-transfer');
      await dialog.getByRole('button', { name: 'I have paid' }).click();
      await expect(dialog.getByLabel('Amount')).toHaveValue('15000');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.waitFor({ state: 'detached' });
    });

    await test.step('the office confirms one by Enter and refuses the other by R', async () => {
      const bursar = await visit({ size, as: admin });
      const queue = bursar.page;
      const open = queue.getByRole('dialog', { name: 'Transfer to confirm' });
      await queue.goto('/admin/confirm');
      await queue
        .getByRole('button', { name: `Open the transfer of Amina ${mark}` })
        .first()
        .click();
      await open.getByAltText('Picture of the proof').waitFor();
      await bursar.look('claim-to-confirm');
      const isNext = () => expect(open.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await isNext();
      await queue.keyboard.press('Enter');
      await open.getByText('₦15,000.00', { exact: true }).first().waitFor();
      await open.getByText(/^The same student has also sent/).waitFor();
      await isNext();
      await queue.keyboard.press('r');
      const refusal = queue.getByRole('dialog', { name: 'Refuse this transfer' });
      await refusal.getByLabel('Reason').fill('It is not on our statement');
      await refusal.getByRole('button', { name: 'Refuse' }).click();
      await queue.getByText('The transfer is refused.').waitFor();
      await bursar.leave();
    });

    await test.step('and the parent reads both', async () => {
      await page.goto('/wallet-history');
      await page.getByText('Confirmed', { exact: true }).waitFor();
      await page.getByText('It is not on our statement').waitFor();
      await page.getByText('Current balance').waitFor();
      await page.getByText('₦5,000.00', { exact: true }).first().waitFor();
      await look('claims-decided');
    });
    await parent.leave();
  });

  // Proves ours-142.
  test(`thirty transfers are confirmed in thirty presses on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    await admin.call(updateAppSettings, account);
    const students = await Promise.all(
      Array.from({ length: 6 }, (_, at) => newStudent(url, `Payer ${at} ${mark}`)),
    );
    let naira = 1000;
    for (const student of students) {
      for (let sent = 0; sent < 5; sent += 1) {
        naira += 1;
        await student.call(claimPayment, { amount: String(naira), paid_on: dayIn(-1) });
      }
    }
    const { page, look, leave } = await visit({ size, as: admin });
    await page.goto('/admin/confirm');
    await page
      .getByRole('button', { name: `Open the transfer of Payer 0 ${mark}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Transfer to confirm' });
    const shows = (amount: number) =>
      dialog.getByRole('textbox', { name: 'Amount' }).and(page.locator(`[value="${amount}"]`));
    for (let press = 1; press <= 30; press += 1) {
      await expect(dialog.getByLabel('Amount')).toHaveValue(String(1000 + press));
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(shows(1030)).toHaveCount(0);
    for (const student of students) {
      const states = (await student.call(getMyClaims, {})).map(({ state }) => state);
      expect(states).toEqual(Array.from({ length: 5 }, () => 'confirmed'));
    }
    await look('claims-confirmed');
    await leave();
  });
}
