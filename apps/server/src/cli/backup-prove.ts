import { resolve } from 'node:path';
import { checkLedger } from '../modules/ledger/index.ts';
import { BackupError } from '../platform/backup/archive.ts';
import { proveDump } from '../platform/backup/prove.ts';
import { readSecretKey } from '../platform/backup/seal.ts';
import { reasonOf } from '../platform/operator-error.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';
import { commandOptions } from '../run-command.ts';

/**
 * `npm run backup:prove -- --from FOLDER [--key FILE] [--scratch FOLDER]`: restores a dump into a
 * scratch database, compares every row and file, proves the books, and removes the scratch. The
 * institute may run meanwhile. `--key` names the file with the secret key of a sealed dump, `-` reads
 * it from the input. `--scratch` names an empty folder for it, which whoever made it removes.
 */
async function main(): Promise<void> {
  keepFilesPrivate();
  const values = commandOptions({
    from: { type: 'string' },
    key: { type: 'string' },
    scratch: { type: 'string' },
  });
  if (!values.from) throw new BackupError('Say which dump: npm run backup:prove -- --from FOLDER');
  const secretKey = (values.key && (await readSecretKey(values.key))) || undefined;
  const { scratch } = values;
  const proof = await proveDump(resolve(values.from), checkLedger, { secretKey, scratch });
  console.log(`Proven: ${proof.rows} rows and ${proof.files} files come back as they were.`);
}

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
