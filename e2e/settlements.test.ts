import { newStudent } from './support/api.ts';
import { payOut, payUnseen } from './support/card-money.ts';
import { expect, ringOf, test } from './support/test.ts';

for (const size of ['phone', 'desktop'] as const) {
  // Proves ours-260, ours-261.
  test(`the office fetches what the card provider has paid out, and sees what does not fit${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const amina = await newStudent(url, `Amina ${mark}`);
    const yusuf = await newStudent(url, `Yusuf ${mark}`);
    await payUnseen(amina, { purpose: 'fund', amount: '4000' });
    await payOut(amina);
    const visitor = await visit({ size, as: admin });
    const { page, look } = visitor;
    await page.goto('/admin/payments');
    await page.getByRole('link', { name: 'Settlements' }).click();
    await page.getByRole('button', { name: 'Fetch now' }).click();
    await page.getByText('In the bank').first().waitFor();

    const { reference } = await payUnseen(yusuf, { purpose: 'fund', amount: '2000' });
    await payOut(yusuf, 50_000);
    await page.getByRole('button', { name: 'Fetch now' }).click();
    await page.getByText('Does not fit').first().waitFor();
    await look('settlements');

    await page
      .getByRole('link', { name: /^Settlement \d+$/ })
      .first()
      .click();
    await page.getByText(reference).first().waitFor();
    await page.getByText(`Yusuf ${mark}`).first().waitFor();
    await page
      .getByText(/not to its gross sum/)
      .first()
      .waitFor();
    await look('settlement');

    await page.goto('/admin/books');
    await page.getByRole('button', { name: /Fees of the card provider/ }).click();
    await page
      .getByText(/Fees of settlement/)
      .first()
      .waitFor();
    await look('books-of-settlements');
    await page.goto('/admin/books?tab=provider');
    await page
      .getByText(/What this settlement held/)
      .first()
      .waitFor();
    expect(await page.getByText('settlement:paystack:').first().isVisible()).toBe(true);
    await visitor.leave();
  });
}
