import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { password as passwordRule } from '@institute/contract/auth/sign-in';
import { AppError } from '@institute/contract/errors';
import { email as emailRule } from '@institute/contract/fields';
import { makeAdministrator, resetSecondFactor } from '../modules/auth/index.ts';
import { CommandError, commandOptions, runCommand } from '../run-command.ts';

/**
 * `npm run admin:make -- --email E-MAIL [--name NAME]`: makes an administrator, or of a student one.
 * The password is asked for, or is the first line of what is piped in: an argument could be read by
 * everybody on the machine. Without `--email` it is ADMIN_EMAIL with ADMIN_PASSWORD. With
 * `--reset-second-factor` nothing is made: who has lost authenticator, passkeys and recovery codes
 * signs in by the password alone again.
 */
runCommand(async ({ config, db, clock }) => {
  const values = commandOptions({
    email: { type: 'string' },
    name: { type: 'string' },
    'reset-second-factor': { type: 'boolean', default: false },
  });
  const given = values.email ?? config.firstAdmin?.email;
  const email = emailRule.safeParse(given ?? '');
  if (!email.success) {
    throw new CommandError('Say who: npm run admin:make -- --email name@example.com');
  }
  if (values['reset-second-factor']) {
    if (!(await resetSecondFactor({ db, clock }, email.data))) {
      throw new CommandError(`Nobody has the e-mail ${email.data}.`);
    }
    console.log(`${email.data} has no second factor any more, and is signed out everywhere.`);
    return 0;
  }
  const password = passwordRule.safeParse(
    values.email ? await askForPassword() : config.firstAdmin?.password,
  );
  if (!password.success)
    throw new CommandError(password.error.issues[0]?.message ?? 'A password is needed.');
  const form = { email: email.data, password: password.data, name: values.name ?? 'Administrator' };
  const outcome = await makeAdministrator({ db, clock }, form).catch((error: unknown) => {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  });
  console.log(
    outcome === 'added'
      ? `${form.email} is an administrator now.`
      : `${form.email} had an account, is an administrator now, and signs in with the new password.`,
  );
  return 0;
});

/** Reads one line; at a terminal it is not shown. */
async function askForPassword(): Promise<string> {
  const isTerminal = Boolean(process.stdin.isTTY);
  if (isTerminal) process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
