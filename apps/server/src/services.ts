import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import type { Services } from './context.ts';
import { payMonth } from './modules/classes/index.ts';
import { quizRounds } from './modules/game/index.ts';
import { isRefusedPosting } from './modules/ledger/index.ts';
import { courseProgress, joiningAtSignUp } from './modules/lessons/index.ts';
import { groupSeats } from './modules/meetings/index.ts';
import { notices } from './modules/messages/index.ts';
import { markReturned, planBooksCheck, takenUnder } from './modules/payments/index.ts';
import { personalData } from './modules/privacy/index.ts';
import { readSettings, secret } from './modules/settings/index.ts';
import { dailyReview, practiceTimes } from './modules/words/index.ts';
import { makeBackground } from './platform/background.ts';
import { isPublicKey } from './platform/backup/seal.ts';
import type { CardProviders } from './platform/card-provider.ts';
import { type ChatModel, openChatModel } from './platform/chat-model.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database, OpenDatabase } from './platform/db.ts';
import { inTransaction } from './platform/db-transaction.ts';
import { makeDraining } from './platform/draining.ts';
import { makeErrorNotes } from './platform/error-notes.ts';
import { claimStore, INSTITUTE_ID } from './platform/file-owner.ts';
import type { FileStore } from './platform/file-store.ts';
import { openDiskStore } from './platform/file-store-disk.ts';
import { type Files, incomingFolder, openFiles } from './platform/files.ts';
import { makeJobs } from './platform/jobs.ts';
import { type LoggedError, type Logger, makeLogger } from './platform/log.ts';
import { type Mailer, makeMailer, senderOf } from './platform/mail.ts';
import { openProviders } from './platform/open-card-providers.ts';
import { outboxFolder } from './platform/outbox.ts';
import { makePostOut, type PostOut } from './platform/post-out.ts';
import { openPush, type Push } from './platform/push.ts';
import { token } from './platform/random.ts';
import { openSoundMaker, type SoundMaker } from './platform/sounds.ts';
import { makeVersionCache } from './platform/version-cache.ts';
import { makePushKey, openWebPush } from './platform/web-push.ts';
import { registerJobs } from './register-jobs.ts';

/** Wires the product's services over an open database; tests pass their own clock, mailer or log. */
export async function makeServices(
  config: Config,
  database: OpenDatabase,
  own: {
    clock?: Clock;
    mailer?: Mailer;
    log?: Logger;
    chatModel?: ChatModel;
    cardProviders?: CardProviders;
    postOut?: PostOut;
    sounds?: SoundMaker;
  } = {},
): Promise<Services> {
  const { db } = database;
  const clock = own.clock ?? systemClock;
  const errors = makeErrorNotes(clock);
  const onRefusedPosting = { checkBooks: () => undefined as unknown };
  const noteError = (logged: LoggedError) => {
    errors.note(logged);
    if (isRefusedPosting(logged.error)) onRefusedPosting.checkBooks();
  };
  const log = own.log ?? makeLogger(config.logLevel, undefined, noteError);
  const mailer =
    own.mailer ??
    makeMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      institute: async () => (await readSettings(db)).siteName,
      outbox: outboxFolder(config.dataDir),
      log,
    });
  await checkBackupKey(config);
  const store = await openFileStore(config, log);
  await claimStore(store, await instituteId(db));
  const files = await openFilesOf(config, db, store, clock);
  const services: Services = {
    config,
    db,
    clock,
    files,
    mailer,
    cardProviders: own.cardProviders ?? openProviders(config.cards),
    jobs: makeJobs({ database, timeZone: config.timeZone, log }),
    chatModel: own.chatModel ?? (config.marking ? openChatModel(config.marking) : null),
    sounds: own.sounds ?? (config.ffmpeg === null ? null : await openSoundMaker(config.ffmpeg)),
    push: await openPushOf(config, db),
    webPush: openWebPush({
      key: await secret(db, 'web-push', makePushKey),
      contact: `mailto:${senderOf(config.mailFrom, '').address}`,
      ...{ clock, post: own.postOut ?? makePostOut() },
    }),
    background: makeBackground(),
    draining: makeDraining(),
    cache: makeVersionCache(),
    log,
    errors,
    progress: courseProgress,
    seats: groupSeats,
    joining: joiningAtSignUp,
    months: { pay: payMonth },
    quiz: quizRounds,
    practice: practiceTimes,
    notices,
    review: dailyReview(config.timeZone),
    personalData,
    officePayments: { returned: markReturned, takenUnder },
  };
  registerJobs({ ...services, db: database.longDb });
  onRefusedPosting.checkBooks = () => {
    const planned = inTransaction(db, (tx) => planBooksCheck(tx, services));
    services.background.track(planned).catch(() => undefined);
  };
  await services.jobs.prepare();
  return services;
}

/** Names this institute, in its database and in every dump of it. */
export const instituteId = (db: Database) => secret(db, INSTITUTE_ID, () => token(16));

/** Stored files with their signed addresses, over a store. */
export async function openFilesOf(
  { dataDir }: Config,
  db: Database,
  store: FileStore,
  clock: Clock,
): Promise<Files> {
  const key = await secret(db, 'file-addresses', () => token(32));
  return openFiles({ store, dataDir, key, now: () => clock.now() });
}

async function openPushOf({ push }: Config, db: Database): Promise<Push | null> {
  return push && openPush({ ...push, idKey: await secret(db, 'push-ids', () => token(32)) });
}

/** Refuses a key that no backup could be sealed for. */
async function checkBackupKey({ backups }: Config): Promise<void> {
  if (backups.publicKey === null || (await isPublicKey(backups.publicKey))) return;
  throw new ConfigError('BACKUP_PUBLIC_KEY: is no public key of age (age1…)');
}

/** Where files lie. A bucket that cannot be reached ends the start with one clear line. */
export async function openFileStore({ s3, dataDir }: Config, log: Logger): Promise<FileStore> {
  const incoming = incomingFolder(dataDir);
  if (!s3) return openDiskStore(join(dataDir, 'uploads'), incoming);
  // A large library, which only those with a bucket load.
  const { checkBucket, openS3Store } = await import('./platform/file-store-s3.ts');
  await checkBucket(s3).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : 'unknown';
    throw new ConfigError(`S3_BUCKET: ${s3.bucket} at ${s3.endpoint} cannot be used (${reason})`);
  });
  return openS3Store(s3, log);
}
