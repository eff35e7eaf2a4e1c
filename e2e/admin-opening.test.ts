import { addClass } from '@institute/contract/managed-classes';
import { updateAppSettings } from '@institute/contract/managed-settings';
import { emptyInstitute } from './support/product.ts';
import { test } from './support/test.ts';

test.use({ environment: emptyInstitute() });

test('the dashboard of an empty institute begins with what it needs, and ticks what is done', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Open your institute' });
  await list.getByText('1 of 6 done.').waitFor();
  await look('admin-open-institute');
  await list.getByRole('link', { name: 'Open Settings' }).click();
  await page.waitForURL('**/admin/settings#institute');
  await admin.call(updateAppSettings, { siteName: 'Bustan' });
  await admin.call(addClass, { category: 'Grammar', name: 'Nahw', about: 'x', premium: '0' });
  await page.goto('/admin');
  await list.getByText('3 of 6 done.').waitFor();
  await visitor.leave();
});
