import { newStudent } from './support/api.ts';
import { payUnseen } from './support/card-money.ts';
import { expect, test } from './support/test.ts';

// Proves ours-187, call-getRefundSources, call-getMyRefunds.
test('money goes back to the card, and the student sees where it stands', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const amina = await newStudent(url, `Amina ${mark}`);
  await payUnseen(amina, { purpose: 'fund', amount: '2000' });
  const office = await visit({ size: 'desktop', as: admin });
  const { page, look } = office;

  await test.step('the office sends part of a card payment back', async () => {
    await page.goto(`/admin/students/${amina.user.id}`);
    await page.getByRole('button', { name: `Actions for ${amina.user.name}` }).click();
    await page.getByRole('menuitem', { name: 'Send money back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send money back' });
    await dialog.getByText('The wallet holds ₦2,000.00').waitFor();
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await dialog.getByText('Choose the card payment that it goes back to.').waitFor();
    await dialog.getByLabel('Card payment').selectOption({ index: 1 });
    await dialog.getByLabel('Amount').fill('1500');
    await dialog.getByLabel('Reason').fill('دَفَعَتْ مَرَّتَيْنِ');
    await look('refund-send');
    await dialog.getByRole('button', { name: 'Send it back' }).dblclick();
    await page.getByText('The money is on its way back.').waitFor();
  });

  await test.step('the student sees it on its way, and then sent', async () => {
    const visitor = await visit({ size: 'phone', as: amina });
    await visitor.page.goto('/wallet-history');
    const part = visitor.page.getByRole('region', { name: 'Money on its way back to you' });
    await part.getByText('₦1,500.00 back to your card').waitFor();
    await expect(async () => {
      await visitor.page.reload();
      await part.getByText('Sent back', { exact: true }).waitFor({ timeout: 2000 });
    }).toPass();
    await visitor.look('wallet-refund');
    await visitor.leave();
  });

  await test.step('the rest goes to a bank account, and its transfer is recorded', async () => {
    await page.goto(`/admin/students/${amina.user.id}`);
    await page.getByRole('button', { name: `Actions for ${amina.user.name}` }).click();
    await page.getByRole('menuitem', { name: 'Send money back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send money back' });
    await dialog.getByText('To a bank account').click();
    await dialog.getByLabel('Bank', { exact: true }).selectOption('058');
    await dialog.getByLabel('Account number').fill('0123456789');
    await dialog.getByLabel('Amount').fill('500');
    await dialog.getByLabel('Reason').fill('She moves away');
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await dialog.getByText('This is not an account number there').waitFor();
    await dialog.getByLabel('Account number').fill('0123456785');
    await look('refund-bank');
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await page.getByText('The money is on its way back.').waitFor();
    await page.goto('/admin/payments');
    await page.getByRole('region', { name: 'Refunds' }).getByText('See them').click();
    const row = page.getByRole('row').filter({ hasText: amina.user.name });
    await row.getByText('On its way').waitFor();
    await look('refunds');
    await page
      .getByRole('button', { name: `Actions for the refund of ${amina.user.name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Record the transfer' }).click();
    const recording = page.getByRole('dialog', { name: 'Record the transfer' });
    await recording.getByRole('button', { name: 'Record the transfer' }).click();
    await recording.getByText('Reference is required').waitFor();
    await recording.getByLabel('Reference of the bank').fill('GTB 7781');
    await look('refund-record');
    await recording.getByRole('button', { name: 'Record the transfer' }).click();
    await page.getByText('Recorded: the money has left.').waitFor();
    await page.goto(`/admin/payments/refunds?search=${mark}`);
    await expect(page.getByRole('row').filter({ hasText: 'Sent back' })).toHaveCount(2);
    await look('refunds-done');
  });
  await office.leave();
});
