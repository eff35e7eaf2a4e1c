import { readFile } from 'node:fs/promises';
import { fundWallet } from '@institute/contract/people/students';
import type { Locator, Page } from '@playwright/test';
import { newStudent, PASSWORD } from './support/api.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

test('a student takes a copy of everything, asks for the end of the account, and keeps it', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url, 'Hauwa Danjuma');
  await admin.call(fundWallet, { student_id: student.user.id, amount: '250.50' });
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.goto('/profile');
  const mine = page.getByRole('region', { name: 'My data' });
  await button(mine, 'Ask for a copy').scrollIntoViewIfNeeded();
  await visitor.look('my-data');

  await button(mine, 'Ask for a copy').click();
  const link = mine.getByRole('link', { name: /^Download/ });
  await link.waitFor();
  await visitor.look('my-data-ready');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^my_data_.*\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.includes('data/account.json')).toBe(true);

  await button(mine, 'Erase my account…').click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expect(dialog).toContainText('₦250.50');
  await visitor.look('my-data-erase');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await button(dialog, 'Erase my account in 14 days').click();
  await dialog.waitFor({ state: 'detached' });
  const banner = page.getByRole('complementary', { name: 'The end of your account' });
  await expect(banner).toContainText('Your account will be erased on');

  await page.goto('/classes');
  await banner.waitFor();
  await visitor.look('my-data-banner');
  await button(banner, 'Keep my account').click();
  await page.getByText('Your account stays.').waitFor();
  await banner.waitFor({ state: 'detached' });
  await page.goto('/profile');
  await button(mine, 'Erase my account…').waitFor();
  await visitor.leave();
});
