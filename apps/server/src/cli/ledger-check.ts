import { availableParallelism } from 'node:os';
import { readConfig } from '../config.ts';
import { checkLedger } from '../modules/ledger/index.ts';
import { openDatabase } from '../platform/db.ts';
import { reasonOf } from '../platform/operator-error.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';

/** `npm run ledger:check`: proves that the books balance; exits with 1 when they do not. */
async function main(): Promise<number> {
  keepFilesPrivate();
  const config = readConfig(process.env, availableParallelism());
  const database = await openDatabase({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    dataDir: config.dataDir,
    isPatient: true,
  });
  try {
    const { accounts, transfers, problems } = await checkLedger(database.db);
    for (const problem of problems) console.error(problem);
    const verdict = problems.length === 0 ? 'The books balance' : 'THE BOOKS DO NOT BALANCE';
    console.log(`${verdict}: ${accounts} accounts, ${transfers} transfers.`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
