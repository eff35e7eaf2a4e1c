import type { Readings } from '../read-health.ts';
import { reasons } from '../rules.ts';

/** What the owner is told of by mail when it is not well. */
export const alertKinds = ['backups', 'proof', 'mail', 'books'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How it stands: `passing` is not well, and may be by itself; null where nothing can be said. */
export type Standing = 'well' | 'passing' | 'bad' | null;

/** How long a mail server may be away before the owner is told. */
const PATIENCE_MS = 30 * 60_000;

/** When it is asked, and since when it was not well; null where it was. */
interface Moment {
  now: Date;
  since: Date | null;
}

/** How each stands by what was read of the parts of the institute. */
export const standings: {
  [Kind in AlertKind]: (readings: Readings, moment: Moment) => Standing;
} = {
  backups({ backups: { facts } }) {
    if (!facts) return null;
    const reason = reasons.backups(facts);
    return reason === 'late' || (reason === 'failed' && !facts.isUnrestorable) ? 'bad' : 'well';
  },

  proof({ backups: { facts } }, { since }) {
    if (!facts) return null;
    const reason = reasons.backups(facts);
    if (reason === 'unproven' || (reason === 'failed' && facts.isUnrestorable)) return 'bad';
    // One that was not tried to be restored says nothing of whether the next one will.
    const isProvenSince = !since || (facts.lastProvenAt !== null && facts.lastProvenAt >= since);
    return isProvenSince || !facts.isOn ? 'well' : null;
  },

  mail({ mail: { facts } }, { since, now }) {
    if (!facts) return null;
    const reason = reasons.mail(facts);
    if (reason === 'failed') return 'bad';
    if (reason !== 'stuck') return 'well';
    // Where others go out it is about one mailbox.
    if (since && facts.lastSentAt && facts.lastSentAt > since) return 'well';
    return since && now.getTime() - since.getTime() >= PATIENCE_MS ? 'bad' : 'passing';
  },

  books({ books: { facts } }) {
    if (!facts) return null;
    return facts.balanced ? 'well' : 'bad';
  },
};
