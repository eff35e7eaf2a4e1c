import { addClass } from '@institute/contract/classes/managed-classes';
import { getStudentWallet } from '@institute/contract/ledger/ledger';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent } from './support/api.ts';
import { promote } from './support/hostile-people.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

for (const size of sizeNames) {
  // Proves ours-126, ours-127, ours-129, ours-130, ours-131, ours-132.
  test(`the office takes a transfer for a class, sends its receipt and has another confirmed on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const amina = await newStudent(url, `Amina ${mark}`);
    const name = `Fees ${mark}`;
    const form = { name, category: 'Grammar', about: 'Paid once', premium: '1', amount: '15000' };
    await admin.call(addClass, form);
    const bursar = await visit({ size, as: admin });
    const { page, look } = bursar;
    const dialog = page.getByRole('dialog');
    const ofAmina = `/admin/students/${amina.user.id}`;
    const choose = async (label: string) => {
      await dialog.getByRole('combobox', { name: label }).fill(mark);
      await page.getByRole('option', { name }).click();
    };

    await test.step('what is short of the price is refused, with nothing lost', async () => {
      await page.goto(ofAmina);
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await look('take-payment');
      await choose('For');
      await dialog.getByText('It costs ₦15,000.00.').waitFor();
      await dialog.getByLabel('Amount').fill('9,000');
      await dialog.getByLabel(/^Reference/).fill(`UBA ${mark}`);
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('This is less than the class costs').waitFor();
      await look('take-payment-short');
      expect(await admin.call(getStudentWallet, { student_id: amina.user.id })).toEqual([]);
    });

    await test.step('the whole is taken, and its receipt opens to anybody with the address', async () => {
      await dialog.getByLabel('Amount').fill('15,000');
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('Payment taken').waitFor();
      await look('take-payment-taken');
      const link = await dialog.getByRole('link', { name: 'See the receipt' }).getAttribute('href');
      const whatsApp = dialog.getByRole('link', { name: 'Send by WhatsApp' });
      expect(await whatsApp.getAttribute('href')).toContain(encodeURIComponent(`${link}`));
      const parent = await visit({ size });
      await parent.page.goto(`${link}`);
      await parent.page.getByText(`Amina ${mark}`).waitFor();
      await parent.page.getByText('₦15,000.00').waitFor();
      await parent.page.getByText(`UBA ${mark}`).waitFor();
      await parent.look('paid-receipt');
      await parent.leave();
    });

    await test.step('the same transfer is not taken twice', async () => {
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await dialog.getByLabel('Amount').fill('15000');
      await dialog.getByLabel(/^Reference/).fill(`uba-${mark}`);
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText(/taken already: R-\d+, of Amina/).waitFor();
      await look('take-payment-twice');
      const first = await dialog
        .getByRole('link', { name: 'See the payment that has this reference' })
        .getAttribute('href');
      const taken = await visit({ size, as: admin });
      await taken.page.goto(`${first}`);
      await taken.page.getByText(`UBA ${mark}`).first().waitFor();
      await taken.leave();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave' }).click();
    });

    await test.step('above an amount somebody else confirms', async () => {
      await admin.call(updateAppSettings, { secondPersonAbove: '20000' });
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await dialog.getByLabel('Amount').fill('25000');
      await dialog.getByText('Cash', { exact: true }).click();
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('Recorded').waitFor();
      await look('take-payment-waits');
      await admin.call(updateAppSettings, { secondPersonAbove: '0' });
      const second = await newStudent(url, `Second ${mark}`);
      const other = await visit({ size, as: await promote(url, admin, second) });
      await other.page.goto(`/admin/payments/taken?search=${mark}&state=waiting`);
      await other.page.getByRole('button', { name: /^Actions for R-/ }).click();
      await other.page.getByRole('menuitem', { name: 'Confirm' }).click();
      await other.page.getByText('Payment taken.').waitFor();
      await other.page.goto(`/admin/payments/taken?search=${mark}`);
      await other.page.getByText(`confirmed by Second ${mark}`).waitFor();
      await other.look('office-payments');
      await other.leave();
    });

    await test.step('the wallet pays another class', async () => {
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await admin.call(addClass, { ...form, name: `Second ${name}`, amount: '5000' });
      await page.reload();
      await page.getByRole('button', { name: 'Enroll', exact: true }).click();
      await dialog.getByRole('combobox', { name: 'Class' }).fill(mark);
      await page.getByRole('option', { name: `Second ${name}` }).click();
      await dialog.getByText('It costs ₦5,000.00.').waitFor();
      await look('pay-place');
      await dialog.getByRole('button', { name: 'Enroll', exact: true }).click();
      await page.getByText('Enrolled. The wallet has paid.').waitFor();
      const wallet = await admin.call(getStudentWallet, { student_id: amina.user.id });
      expect(wallet.map(({ amount }) => amount)).toEqual([5000, 25_000, 15_000, 15_000]);
    });

    await test.step('on Payments it is taken of whoever is chosen, and in the class of who stands there', async () => {
      await page.goto('/admin/payments');
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await dialog.getByLabel('Amount').fill('700');
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('Choose whose payment it is.').waitFor();
      await dialog.getByRole('combobox', { name: 'Student' }).fill(amina.user.email);
      await page.getByRole('option', { name: `Amina ${mark}` }).click();
      await dialog.getByText('The wallet holds ₦20,000.00.').waitFor();
      await dialog.getByLabel('Amount').fill('1,500,000');
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('₦1,500,000.00 is far more than usual.').waitFor();
      await look('take-payment-unusual');
      await dialog.getByLabel('Amount').fill('700');
      await look('take-payment-of');
      await dialog.getByRole('button', { name: 'Take the payment' }).click();
      await dialog.getByText('Payment taken').waitFor();
      await page.goto(`/admin/classes?search=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await page.goto(`${page.url().split('?')[0]}?tab=students`);
      await page.getByRole('button', { name: `Actions for Amina ${mark}` }).click();
      await page.getByRole('menuitem', { name: 'Take a payment' }).click();
      await dialog.getByText('It costs ₦15,000.00.').waitFor();
      await look('take-payment-in-class');
    });
    await bursar.leave();
  });
}
