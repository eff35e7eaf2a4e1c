import { saveOfficePowers } from '@institute/contract/people/office-powers';
import { newStudent, signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { expect, test } from './support/test.ts';

// Proves call-getOfficeWorkers, call-saveOfficePowers, ours-259.
test('an administrator gives the money away, whose holder opens its pages and no other', async ({
  visit,
  admin,
  url,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const { user } = await newStudent(url, `Bursar ${mark}`);
  const debtor = await newStudent(url, `Debtor ${mark}`);

  await test.step('in the settings', async () => {
    const { page, look } = await visit({ size: 'desktop', as: admin });
    await page.goto('/admin/settings?tab=people');
    await page.getByRole('button', { name: 'Add somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name, e-mail or phone' }).fill(`Bursar ${mark}`);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: new RegExp(`Bursar ${mark}`) }).check();
    await dialog.getByRole('checkbox', { name: /^Money/ }).check();
    await look('office-powers-dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const workers = page.getByRole('list', { name: 'Who works here' });
    await expect(workers.getByText(`Bursar ${mark}`)).toBeVisible();
    await look('who-works-here');
  });

  const bursar = await signInByApi(url, user.email);
  const { page, look } = await visit({ size: 'phone', as: bursar });
  await test.step('the holder begins where the money is, and takes a payment', async () => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/(confirm|students|payments)$/);
    await page.goto(`/admin/students/${debtor.user.id}`);
    await expect(page.getByRole('heading', { name: `Debtor ${mark}` })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Wallet' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Messages' })).toHaveCount(0);
    await look('student-of-the-bursar');
    await page.getByRole('button', { name: 'Take a payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Amount/).fill('4000');
    await dialog.getByRole('button', { name: 'Take the payment' }).click();
    await expect(dialog.getByText('4,000').first()).toBeVisible();
  });

  await test.step('any other page leads back', async () => {
    await page.goto('/admin/settings');
    await expect(page).toHaveURL(/\/admin\/(confirm|students|payments)$/);
    await page.goto('/admin/classes');
    await expect(page).toHaveURL(/\/admin\/(confirm|students|payments)$/);
  });

  await test.step('and what is taken away is closed at once', async () => {
    await admin.call(saveOfficePowers, { student_id: user.id, powers: [] });
    await page.goto('/admin/payments');
    await expect(page).toHaveURL(/\/$/);
  });
});
