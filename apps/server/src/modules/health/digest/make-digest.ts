import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { readSettings } from '../../settings/index.ts';
import { planOwnerMails } from '../owner/owner-mails.ts';
import { insertDigest } from '../owner/store.ts';
import { readFigures } from './read-figures.ts';
import { lastWeek } from './week.ts';

/** Has the owner told by mail what the last week has brought, once, whoever asks and how often. */
export async function makeDigest(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const { weeklyDigest } = await readSettings(db);
  if (weeklyDigest === 'off') return;
  const now = clock.now();
  const week = lastWeek(now, config.timeZone);
  const figures = await readFigures(services, week);
  await inTransaction(db, async (tx) => {
    if (!(await insertDigest(tx, week.name, now))) return;
    await planOwnerMails(tx, services, { about: 'digest', week: week.name, figures });
  });
}
