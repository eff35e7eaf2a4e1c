import { getDisputes } from '@institute/contract/payments/disputes';
import { newStudent } from './support/api.ts';
import { disputeAtBank, payUnseen } from './support/card-money.ts';
import { expect, test } from './support/test.ts';

// Proves ours-216, ours-217, ours-218, ours-219.
test('the office contests one dispute, with the evidence, and gives the money of another back', async ({
  visit,
  url,
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const amina = await newStudent(url, `Amina ${mark}`);
  const first = await payUnseen(amina, { purpose: 'fund', amount: '4000' });
  const second = await payUnseen(amina, { purpose: 'fund', amount: '2500' });
  const stateOf = async (reference: string) =>
    (await admin.call(getDisputes, { page: 1, per_page: 10, search: reference }))[0]?.state;
  for (const { reference } of [first, second]) {
    await disputeAtBank(amina, reference);
    await expect.poll(() => stateOf(reference)).toBe('open');
  }
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin/payments');
  await page
    .getByRole('region', { name: 'Disputes' })
    .getByRole('link', { name: 'See them' })
    .click();
  await page.getByText(`Amina ${mark}`).first().waitFor();
  await look('disputes');

  await page
    .getByRole('button', { name: `Actions for the dispute about ${first.reference}` })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the evidence' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dispute-\d+\.html$/);

  await page
    .getByRole('button', { name: `Actions for the dispute about ${first.reference}` })
    .click();
  await page.getByRole('menuitem', { name: 'Contest it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Contest it' }).click();
  await dialog.getByText('Write what you say to it.').waitFor();
  await dialog.getByLabel('What you say to it').fill('She has studied with us for a year.');
  await look('dispute-contest');
  await dialog.getByRole('button', { name: 'Contest it' }).click();
  await page.getByText('Noted. The card provider is being told.').first().waitFor();
  await expect.poll(() => stateOf(first.reference)).toBe('sent');
  await disputeAtBank(amina, first.reference, 'declined');
  await expect.poll(() => stateOf(first.reference)).toBe('won');

  await page
    .getByRole('button', { name: `Actions for the dispute about ${second.reference}` })
    .click();
  await page.getByRole('menuitem', { name: 'Give the money back' }).click();
  await dialog.getByLabel('What you say to it').fill('Paid twice.');
  await dialog.getByRole('button', { name: 'Give the money back' }).click();
  await expect.poll(() => stateOf(second.reference)).toBe('lost');
  await page.goto('/admin/payments/disputes');
  const list = page.getByRole('table', { name: 'Disputes' });
  await list.getByText('Money given back').first().waitFor();
  await list.getByText('Payment stays').first().waitFor();
  await look('disputes-ended');
  await visitor.leave();
});
