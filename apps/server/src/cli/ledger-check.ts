import { checkLedger } from '../modules/ledger/index.ts';
import { runCommand } from '../run-command.ts';

/** `npm run ledger:check`: proves that the books balance; exits with 1 when they do not. */
runCommand(async ({ db }) => {
  const { accounts, transfers, problems } = await checkLedger(db);
  for (const problem of problems) console.error(problem);
  const verdict = problems.length === 0 ? 'The books balance' : 'THE BOOKS DO NOT BALANCE';
  console.log(`${verdict}: ${accounts} accounts, ${transfers} transfers.`);
  return problems.length === 0 ? 0 : 1;
});
