import { addClass } from '@institute/contract/classes/managed-classes';
import { getStudentWallet } from '@institute/contract/ledger/ledger';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { fundWallet } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import { administrator, newStudent } from './support/api.ts';
import { emptyInstitute } from './support/product.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

test.use({ environment: emptyInstitute() });

for (const size of sizeNames) {
  // Proves ours-188, ours-189, ours-190, ours-191.
  test(`a student pays less by a code, and then by a price of her own, on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
  }) => {
    const admin = await administrator(url);
    const mark = crypto.randomUUID().slice(0, 4).toUpperCase();
    const amina = await newStudent(url, `Amina ${mark}`);
    const form = { category: 'Grammar', about: 'By the month', premium: '1', status: '1' } as const;
    const { id: class_id } = await admin.call(addClass, {
      ...{ ...form, name: `Nahw ${mark}`, amount: '20000', monthlySub: '1' },
    });
    const { id: other_id } = await admin.call(addClass, {
      ...{ ...form, name: `Sarf ${mark}`, amount: '10000' },
    });
    for (const id of [class_id, other_id]) {
      await admin.call(addLesson, { class_id: id, subject: 'The noun' });
    }
    await admin.call(fundWallet, { student_id: amina.user.id, amount: '18000' });
    const office = await visit({ size, as: admin });
    const student = await visit({ size, as: amina });
    const { page } = office;
    const dialog = page.getByRole('dialog');
    const code = `EARLY-${mark}`;

    await test.step('the office makes a coupon, and hears what is wrong with it first', async () => {
      await page.goto('/admin/payments');
      await page.getByRole('link', { name: 'Coupons' }).click();
      await page.getByRole('heading', { level: 1, name: 'Coupons' }).waitFor();
      await office.look('coupons-before');
      await page.getByRole('button', { name: 'New coupon' }).click();
      await dialog.getByRole('button', { name: 'Make the coupon' }).click();
      await dialog.getByText('A code has 3 to 30 letters').waitFor();
      await dialog.getByText('Type a whole number from 1 to 100.', { exact: true }).waitFor();
      await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
      await dialog.getByLabel('Share in per cent').fill('25');
      await dialog.getByLabel('By how many people').fill('10');
      await dialog.getByLabel('What it is for').fill('Early birds');
      await office.look('coupon-form');
      await dialog.getByRole('button', { name: 'Make the coupon' }).click();
      await expect(dialog).toHaveCount(0);
      const row = page.locator('[data-row]').filter({ hasText: code });
      await expect(row).toContainText('25 % off');
      await expect(row).toContainText('0 of 10');
      await office.look('coupons');
    });

    await test.step('the student enters it, sees what is left to pay, and joins', async () => {
      await student.page.goto(pathTo('class', { id: class_id }));
      await student.page.getByRole('button', { name: 'Have a code?' }).click();
      const field = student.page.getByLabel('Your code');
      await field.fill('NOBODY');
      await student.page.getByRole('button', { name: 'Use it' }).click();
      await student.page.getByText('This code is not known here').waitFor();
      await expect(field).toHaveValue('NOBODY');
      await student.look('coupon-refused');
      await field.fill(code.toLowerCase());
      await student.page.getByRole('button', { name: 'Use it' }).click();
      await student.page.getByText('25 % off').waitFor();
      await student.look('own-price');
      await student.page.getByRole('button', { name: 'Enroll', exact: true }).click();
      const asked = student.page.getByRole('dialog');
      await asked.getByText('₦15,000.00').waitFor();
      await asked.getByRole('button', { name: /Enroll|Confirm|Pay/ }).click();
      await student.page.getByText('Successfully enrolled in the class!').waitFor();
    });

    await test.step('the office has her pay a fifth less from then on', async () => {
      await page.goto(`${pathTo('student', { id: amina.user.id })}?tab=wallet`);
      await page.getByText('1 price of before').waitFor();
      await page.getByRole('button', { name: 'Give a price' }).click();
      await dialog.getByLabel('Share in per cent').fill('120');
      await dialog.getByLabel('Why', { exact: true }).selectOption('sibling');
      await dialog.getByLabel('Reason').fill('Her brother learns here');
      await dialog.getByRole('button', { name: 'Give it' }).click();
      await dialog.getByText('Type a whole number from 1 to 100.', { exact: true }).waitFor();
      await dialog.getByLabel('Share in per cent').fill('20');
      await office.look('price-form');
      await dialog.getByRole('button', { name: 'Give it' }).click();
      await expect(dialog).toHaveCount(0);
      const card = page.getByRole('region', { name: 'Pays less' });
      await card.getByText('20 % off in every class').waitFor();
      await office.look('pays-less');
      await page.getByRole('button', { name: 'Take a payment' }).click();
      await dialog.getByRole('combobox', { name: 'For' }).fill(mark);
      await page.getByRole('option', { name: `Sarf ${mark}` }).click();
      await dialog.getByText('It costs ₦10,000.00. This student pays ₦8,000.00').waitFor();
      await office.look('take-payment-less');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await student.page.goto(pathTo('class', { id: other_id }));
      await student.page.getByText('20 % off').waitFor();
      await student.page.getByText('₦8,000.00').first().waitFor();
      await student.look('sibling-price');
    });

    await test.step('and ends it', async () => {
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await dialog.getByRole('button', { name: 'End', exact: true }).click();
      await page.getByText('Pays the price of each class.').waitFor();
      await student.page.reload();
      await student.page.getByText('₦10,000.00').first().waitFor();
      await expect(student.page.getByText('20 % off')).toHaveCount(0);
    });

    const moves = await admin.call(getStudentWallet, { student_id: amina.user.id });
    expect(moves.map(({ amount }) => amount)).toContain(15_000);
    await office.leave();
    await student.leave();
  });
}
