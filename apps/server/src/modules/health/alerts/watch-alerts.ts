import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { readSettings } from '../../settings/index.ts';
import { planOwnerMails } from '../owner/owner-mails.ts';
import { deleteAlert, lockAlerts, readAlerts, saveAlert } from '../owner/store.ts';
import { readHealth } from '../read-health.ts';
import { alertKinds, standings } from './rules.ts';

/**
 * Looks at what the owner is told of, and has mails sent about what is not well: once, and again only
 * after it was well. Processes that look at the same time take turns.
 */
export async function watchAlerts(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const readings = await readHealth(services);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAlerts(tx);
    const known = await readAlerts(tx);
    const { healthAlerts } = await readSettings(tx);
    for (const kind of alertKinds) {
      const before = known.get(kind);
      const standing = standings[kind](readings, { now, since: before?.since ?? null });
      if (standing === null) continue;
      if (standing === 'well') {
        if (before) await deleteAlert(tx, kind);
        continue;
      }
      const isNews = standing === 'bad' && !before?.toldAt;
      if (before && !isNews) continue;
      const since = before?.since ?? now;
      await saveAlert(tx, { kind, since, toldAt: isNews ? now : null });
      if (!isNews) continue;
      log.warn({ alert: kind, since }, 'something is not well');
      const letter = { about: 'alert' as const, kind, since: since.toISOString() };
      if (healthAlerts !== 'off') await planOwnerMails(tx, services, letter);
    }
  });
}
