import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { courseProgress } from './modules/lessons/index.ts';
import { notices } from './modules/messages/index.ts';
import { secret } from './modules/settings/index.ts';
import { makeBackground } from './platform/background.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/db.ts';
import { openDiskFiles } from './platform/files.ts';
import { type Logger, makeLogger } from './platform/log.ts';
import { type Mailer, makeMailer } from './platform/mail.ts';
import { token } from './platform/random.ts';

/** Wires the product's services over an open database; tests pass their own clock, mailer or log. */
export async function makeServices(
  config: Config,
  db: Database,
  own: { clock?: Clock; mailer?: Mailer; log?: Logger } = {},
): Promise<Services> {
  const log = own.log ?? makeLogger(config.logLevel);
  const clock = own.clock ?? systemClock;
  const mailer =
    own.mailer ??
    makeMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: `${config.dataDir}/outbox`,
      log,
    });
  const files = await openDiskFiles({
    dataDir: config.dataDir,
    key: await secret(db, 'file-addresses', () => token(32)),
    now: () => clock.now(),
  });
  const background = makeBackground(log);
  return { config, db, clock, files, mailer, background, log, progress: courseProgress, notices };
}
