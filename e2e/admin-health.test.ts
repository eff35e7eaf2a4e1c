import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Lets some parts stand otherwise than they do. */
async function healthSays(page: Page, parts: Record<string, unknown>) {
  await page.route('**/adminActions.php', async (route) => {
    const response = await route.fetch();
    if (!route.request().postData()?.includes('getHealth')) return route.fulfill({ response });
    const answer = await response.json();
    const data = { ...answer.data, parts: { ...answer.data.parts, ...parts } };
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

// Proves ours-37.
test('an administrator sees how the institute stands, and is told when a part needs action', async ({
  visit,
  admin,
}) => {
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Health', exact: true }).first().click();
  await page.waitForURL('**/admin/health');
  const database = page.getByRole('region', { name: 'Database' });
  // A part that does not answer within two seconds says so; the page asks again every half minute.
  await expect(database).toContainText('Embedded', { timeout: 120_000 });
  await expect(page.getByRole('region', { name: 'Errors of the last day' })).toContainText(
    'error',
    {
      timeout: 120_000,
    },
  );
  await look('admin-health');

  const now = Math.floor(Date.now() / 1000);
  const kind = (message: string, place: string, count: number) => ({
    ...{ message, place, count },
    ...{ first_at: now - 7200, last_at: now - 60 },
  });
  await healthSays(page, {
    backups: {
      ...{ state: 'act', reason: 'failed', seen_at: now - 90_000 },
      facts: { proven_at: now - 90_000, problem: 'ENOSPC: no space left on device' },
    },
    storage: { state: 'unknown', reason: 'silent', seen_at: 0, facts: null },
    errors: {
      ...{ state: 'watch', reason: 'some', seen_at: now - 60 },
      facts: {
        count: 4,
        kinds: [
          kind('a backup failed: Error: ENOSPC', 'backup · modules/backups/make-backup.ts:34', 3),
          kind('', '', 1),
        ],
      },
    },
  });
  await page.goto('/admin');
  const line = page.getByRole('region', { name: 'Health' });
  // As above: what did not answer in time is asked again.
  await expect(line).toContainText('Something needs action: Storage, Backups.', {
    timeout: 120_000,
  });
  await look('admin-dashboard-action');
  await line.getByRole('link', { name: 'Open Health' }).click();
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText('Act now');
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText('Not known');
  await look('admin-health-action');
  await visitor.leave();
});
