import type { HealthPart } from '@institute/contract/health/health';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import { ping } from '../../platform/db.ts';
import { clockOffset } from '../../platform/db-clock.ts';
import { diskRoom } from '../../platform/disk-room.ts';
import { errorsSince } from '../../platform/error-notes-store.ts';
import { readJobState } from '../../platform/job-state-store.ts';
import { readUpkeep, SWEEP_FILES } from '../../platform/upkeep-store.ts';
import { mailQueues as mailsOfAuth } from '../auth/index.ts';
import { backupState } from '../backups/index.ts';
import { mailBacklog } from '../messages/index.ts';
import { booksCheck, lastReconciliation } from '../payments/index.ts';
import { mailQueues as mailsOfPeople } from '../people/index.ts';
import { budgetToday } from '../referrals/index.ts';
import { isTold } from './owner/store.ts';
import { databaseBytes } from './store.ts';

/** Kinds of errors that are shown; who wants all of them reads the log. */
const SHOWN_ERRORS = 20;

/** How each part is read, as it stands now; each may throw, and may take too long. */
export const readers = {
  async database({ db, config, clock }: Services) {
    const begun = performance.now();
    await ping(db);
    const milliseconds = Math.round(performance.now() - begun);
    return {
      kind: config.databaseUrl ? ('postgres' as const) : ('embedded' as const),
      milliseconds,
      clockOffMs: await clockOffset(db),
      bytes: await databaseBytes(db),
      seenAt: clock.now(),
    };
  },

  async jobs({ db, jobs }: Services) {
    const state = await readJobState(db, jobs.queues());
    const upkeep = await readUpkeep(db);
    // The sweep of files is told of with the storage.
    const unwell = upkeep.filter(({ isWell, name }) => !isWell && name !== SWEEP_FILES);
    return { ...state, unwell: unwell.map(({ name }) => name) };
  },

  async mail({ db, config }: Services) {
    const [single, backlog, isAway] = await Promise.all([
      readJobState(db, [...mailsOfAuth, ...mailsOfPeople]),
      mailBacklog(db),
      isTold(db, 'mail'),
    ]);
    return {
      hasServer: config.smtpUrl !== null,
      waiting: single.waiting + backlog.waiting,
      stuck: single.retrying + backlog.stuck,
      failed: single.failed,
      lastSentAt: single.lastDoneAt,
      isAway,
    };
  },

  async storage({ db, files, config, sounds }: Services) {
    const [mark, disk, upkeep] = [
      await files.readMark(),
      await diskRoom(config.dataDir),
      await readUpkeep(db),
    ];
    if (mark === null) throw new Error('the store of files has lost its mark');
    const sweep = upkeep.find(({ name }) => name === SWEEP_FILES);
    return {
      isSweepStopped: sweep?.isWell === false,
      files: sweep?.figures.stored ?? 0,
      quarantined: sweep?.figures.quarantined ?? 0,
      ...disk,
      sweptAt: sweep?.ranAt ?? null,
      ffmpeg: sounds?.version ?? '',
    };
  },

  async backups(services: Services) {
    return { ...(await backupState(services)), now: services.clock.now() };
  },

  async books(services: Services) {
    const [check, { open }] = await Promise.all([
      booksCheck(services),
      lastReconciliation(services.db),
    ]);
    return { ...check, differences: open, now: services.clock.now() };
  },

  async rewards(services: Services) {
    return { ...(await budgetToday(services)), seenAt: services.clock.now() };
  },

  async errors({ db, clock, errors }: Services) {
    await errors.write(db);
    const since = new Date(clock.now().getTime() - DAY_MS);
    return errorsSince(db, since, SHOWN_ERRORS);
  },
} satisfies Record<HealthPart, (services: Services) => Promise<object>>;

/** What is read of each part. */
export type PartFacts = { [Name in HealthPart]: Awaited<ReturnType<(typeof readers)[Name]>> };
