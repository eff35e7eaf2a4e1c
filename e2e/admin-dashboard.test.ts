import type { Page } from '@playwright/test';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

/** Lets the report say something else than it does, as it would at another time. */
async function reportSays(page: Page, changes: Record<string, unknown>) {
  await page.route('**/adminReport.php', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...changes } } });
  });
}
const seconds = (page: Page) =>
  page
    .getByRole('timer')
    .locator('p')
    .last()
    .textContent()
    .then((text) => Number.parseInt(text ?? '', 10));

test('the dashboard shows the institute in figures, and the figures behind the charts', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin');
  const students = page.getByRole('link', { name: /^Total Students \d+/ });
  await students.waitFor();
  await page.getByRole('link', { name: /^Pending Exams \d+/ }).waitFor();
  await page.getByRole('img', { name: /^Enrollments by month: / }).waitFor();
  await look('admin-dashboard');
  await page.getByText('Show the figures').last().click();
  const table = page.getByRole('table', { name: 'Income by month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await look('admin-dashboard-figures');
  await students.click();
  await page.waitForURL('**/admin/students');
  await visitor.leave();
});

test('the marking subscription runs out second by second', async ({ visit, admin }) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await reportSays(page, { aisub: Math.floor(Date.now() / 1000) + 90_000, pending_exams: 2 });
  await page.goto('/admin');
  await page.getByRole('timer').waitFor();
  const first = await seconds(page);
  await expect.poll(() => seconds(page)).not.toBe(first);
  await page.getByRole('link', { name: 'Manage Mark Exams' }).waitFor();
  await look('admin-dashboard-running');
  await page.unroute('**/adminReport.php');
  await reportSays(page, { aisub: Math.floor(Date.now() / 1000) - 5, pending_exams: 2 });
  await page.reload();
  await page.getByText('AI subscription expired - renew to enable auto-marking').waitFor();
  await expect(page.getByRole('button', { name: 'Manage Mark Exams' })).toBeDisabled();
  await page.getByRole('link', { name: 'Mark Exams', exact: true }).click();
  await page.waitForURL('**/admin/exams');
  await visitor.leave();
});

test('a report that cannot be had says so in place and comes with Retry', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.route('**/adminReport.php', (route) =>
    route.fulfill({ status: 503, json: { status: false, message: 'x', code: 'unavailable' } }),
  );
  await page.goto('/admin');
  const banner = page.getByText('Failed to load admin report: ');
  await banner.waitFor();
  await look('admin-dashboard-failed');
  await page.getByRole('link', { name: 'Manage Students' }).waitFor();
  await page.unroute('**/adminReport.php');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: /^Total Students \d+/ }).waitFor();
  await expect(banner).toHaveCount(0);
  await visitor.leave(/503/);
});

for (const size of sizeNames) {
  test(`the area’s navigation leads from screen to screen, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const visitor = await visit({ size, as: admin });
    const { page, look } = visitor;
    await page.goto('/admin');
    const nav = page.getByRole('navigation', { name: 'Administration' });
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await nav.getByRole('link', { name: 'Overview' }).waitFor();
      await look('admin-navigation', 'here');
    }
    await nav.getByRole('link', { name: 'Students' }).click();
    await page.getByRole('heading', { level: 1, name: 'Manage Students' }).waitFor();
    if (size === 'phone') {
      // It has closed, and names where one is.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Open the menu' }).click();
    }
    const here = nav.getByRole('link', { name: 'Students' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await nav.getByRole('link', { name: 'View as student' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Manage Students' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    await visitor.leave();
  });
}

for (const size of sizeNames) {
  // Proves ours-51.
  test(`everything is found by the search of the office, on a ${size}${ringOf(size)}`, async ({
    visit,
    admin,
  }) => {
    const visitor = await visit({ size, as: admin });
    const { page, look } = visitor;
    await page.goto('/admin');
    const open = page.getByRole('button', { name: 'Search everything' });
    await open.waitFor();
    if (size === 'desktop') await page.keyboard.press('Control+k');
    else await open.click();
    const field = page.getByRole('combobox', { name: /^Search students/ });
    await expect(field).toBeFocused();
    // Both words, the second one first.
    await field.fill('alphabet arabic');
    const found = page.getByRole('option', { name: /The Arabic Alphabet/ });
    await found.first().waitFor();
    await look('admin-search', 'here');
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    await field.press('Enter');
    await page.waitForURL(/\/admin\/classes\/manage\/\d+$/);
    await page.getByRole('heading', { level: 1, name: /The Arabic Alphabet/ }).waitFor();
    await visitor.leave();
  });
}
