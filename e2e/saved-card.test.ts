import { addClass } from '@institute/contract/classes/managed-classes';
import { getMyInvoices } from '@institute/contract/invoices/invoices';
import { getRenewals } from '@institute/contract/payments/renewals';
import { newStudent, type Session } from './support/api.ts';
import { payUnseen } from './support/card-money.ts';
import { expect, test } from './support/test.ts';
import { dayIn } from './support/zone.ts';

/** A student in a class of two parts, the second of which is due, both as `ending` says by card. */
async function inParts(url: string, admin: Session, ending: string) {
  const mark = crypto.randomUUID().slice(0, 6);
  const amina = await newStudent(url, `Amina ${mark}`);
  const today = dayIn();
  const { id, rand } = await admin.call(addClass, {
    ...{ name: `Grammar by parts ${mark}`, category: 'Journeys', about: 'A class in parts.' },
    ...{ premium: '1', amount: '30000', parts: `40:0,60:${today}` },
  });
  await payUnseen(amina, { purpose: 'class', class_id: String(id) }, ending);
  return { amina, rand };
}

const statesOf = async (student: Session) =>
  (await student.call(getMyInvoices, {})).invoices.map(({ state }) => state).sort();

// Proves ours-179, ours-192, ours-193, ours-215.
test('a student keeps the card, switches a class on, and it is paid by itself', async ({
  visit,
  url,
  admin,
}) => {
  const { amina, rand } = await inParts(url, admin, 'paid');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page, look } = visitor;
  await page.goto('/wallet-history');
  const card = page.getByRole('region', { name: 'Your card' });
  await card.getByText('You have paid with Visa •••• 4081.').waitFor();
  await look('card-offered');
  await card.getByRole('button', { name: 'Keep this card' }).click();
  await card.getByText('Good until').waitFor();

  await page.goto(`/classes/${rand}`);
  const box = page.getByLabel(/^Pay by itself/);
  await expect(box).not.toBeChecked();
  await page.getByText('₦18,000.00 for the next part on').waitFor();
  await look('class-renew-off');
  await box.check();
  await expect(box).toBeChecked();
  await expect.poll(() => statesOf(amina)).toEqual(['paid', 'paid']);

  await page.goto('/wallet-history');
  await page
    .getByText(/^Card payment: Grammar by parts/)
    .first()
    .waitFor();
  await page.goto('/messages');
  await page
    .getByText(/^Paid by itself: /)
    .first()
    .waitFor();
  await page.goto('/wallet-history');
  await look('card-kept');
  await card.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Nothing is taken by itself any more').waitFor();
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Your card is removed').waitFor();
  expect((await amina.call(getRenewals, {})).card).toBeUndefined();
  await visitor.leave();
});

// Proves ours-194, ours-215.
test('it stops and says so where the card has expired', async ({ visit, url, admin }) => {
  const { amina, rand } = await inParts(url, admin, 'expired');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page, look } = visitor;
  await page.goto(`/classes/${rand}`);
  await page.getByLabel(/^Pay by itself/).check();
  await page.getByRole('button', { name: 'Keep this card' }).click();
  await page.getByText('Your card is kept').waitFor();
  await expect
    .poll(async () => (await amina.call(getRenewals, {})).places[0]?.stopped)
    .toBe('expired');
  await page.reload();
  await page.getByText('Stopped: your card has expired.').waitFor();
  await expect(page.getByLabel(/^Pay by itself/)).not.toBeChecked();
  await look('class-renew-stopped');
  expect(await statesOf(amina)).toEqual(['open', 'paid']);
  await page.goto('/messages');
  await page
    .getByText(/^No longer paid by itself: /)
    .first()
    .waitFor();
  await visitor.leave();
});
