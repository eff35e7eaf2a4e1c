import { claimStore } from '../platform/file-owner.ts';
import { makeLogger } from '../platform/log.ts';
import { CommandError, commandOptions, runCommand } from '../run-command.ts';
import { instituteId, openFilesOf } from '../services.ts';
import { sweepFiles } from '../sweep-files.ts';

/**
 * `npm run files:sweep -- --at-most 500`: what the nightly sweep does, with another ceiling, for an
 * operator who has seen why so many files are named by no row.
 */
runCommand(async ({ config, db, openStore, clock }) => {
  const values = commandOptions({ 'at-most': { type: 'string' } });
  const atMost = Number(values['at-most']);
  if (!Number.isInteger(atMost) || atMost < 0) {
    throw new CommandError('Say how many: npm run files:sweep -- --at-most 500');
  }
  const store = await openStore();
  await claimStore(store, await instituteId(db));
  const files = await openFilesOf(config, db, store, clock);
  const log = makeLogger(config.logLevel);
  const moved = await sweepFiles({ db, files, log }, clock.now(), { atMost });
  console.log(`Moved ${moved} files that nothing names into quarantine.`);
  return 0;
});
