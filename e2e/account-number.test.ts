import { requestAccountNumber } from '@institute/contract/payments/account-numbers';
import { initPayment } from '@institute/contract/payments/payments';
import { deleteStudent } from '@institute/contract/people/students';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent, type Session } from './support/api.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

/** A transfer of so many kobo at the simulated bank; gives its reference. */
async function transfer(payer: Session, account_number: string, amount: number): Promise<string> {
  const { script } = await payer.call(initPayment, { purpose: 'fund', amount: '100' });
  const response = await fetch(new URL('/bank/transfer', script), {
    method: 'POST',
    body: JSON.stringify({ account_number, amount }),
  });
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

for (const size of sizeNames) {
  // Proves ours-164.
  test(`what is sent to a student's own account number is in the wallet, and what is nobody's is given by the office, on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    await admin.call(updateAppSettings, { accountNumbers: 'wema-bank' });
    const amina = await newStudent(url, `Amina ${mark}`);
    const { page, context, look } = await visit({ size, as: amina });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const part = page.getByRole('main').getByRole('region', { name: 'Your account number' });
    let number = '';

    await test.step('the number is asked for by a press, and copied by another', async () => {
      await page.goto('/wallet-history');
      await look('account-number-none');
      await part.getByRole('button', { name: 'Get my account number' }).click();
      const shown = part.getByText(/^99\d{8}$/);
      number = `${await shown.textContent()}`;
      await part.getByText('takes a duty of ₦50').waitFor();
      await part.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Account number copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
      await look('account-number');
    });

    await test.step('it stands where the wallet is funded', async () => {
      await page.getByRole('button', { name: 'Fund Wallet' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(number).waitFor();
      await look('account-number-funding');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('what is sent to it arrives, with a receipt', async () => {
      await transfer(amina, number, 1_250_000);
      await part.getByRole('button', { name: 'It has not come?' }).click();
      await page.getByText('The bank was asked.').waitFor();
      await page.getByText('Bank transfer to your account number').first().waitFor();
      await expect(page.getByText('₦12,500.00').first()).toBeVisible();
      await look('account-number-arrived');
    });

    const office = await visit({ size, as: admin });
    await test.step('the office sees the number at the student', async () => {
      await office.page.goto(`/admin/students/${amina.user.id}?tab=wallet`);
      await office.page.getByText(number).waitFor();
      await office.look('account-number-office');
    });

    await test.step('a transfer that matches nobody is given to a student', async () => {
      const gone = await newStudent(url, `Gone ${mark}`);
      const { number: old } = await gone.call(requestAccountNumber, {});
      await admin.call(deleteStudent, { student_id: gone.user.id });
      const reference = await transfer(amina, old, 300_000);
      const { page: books } = office;
      const dialog = books.getByRole('dialog');
      await expect(async () => {
        await books.goto('/admin/books?tab=provider');
        await books
          .getByRole('button', { name: `Actions for ${reference}` })
          .click({ timeout: 5_000 });
      }).toPass();
      await books.getByRole('menuitem', { name: 'Give to a student' }).click();
      await dialog.getByRole('combobox', { name: 'Student' }).fill(mark);
      await books.getByRole('option', { name: `Amina ${mark}` }).click();
      await dialog.getByLabel(/^Reason/).fill('Her father wrote to us');
      await office.look('account-number-give');
      await dialog.getByRole('button', { name: 'Give to a student' }).click();
      await books.getByText('The money is in the student’s wallet.').waitFor();
      await page.goto('/wallet-history');
      await expect(page.getByText('₦15,500.00').first()).toBeVisible();
    });
    await admin.call(updateAppSettings, { accountNumbers: 'off' });
  });
}
