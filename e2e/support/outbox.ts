import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyEmail } from '@institute/contract/auth/verification';
import type { Session } from './api.ts';

/** How long a mail may take to be in the outbox. */
const PATIENCE_MS = 10_000;

/**
 * The mails to an address, the newest first. They are read one by one, as thousands may lie there.
 * @param dataDir the product's data folder
 */
export async function* mailsTo(dataDir: string, email: string): AsyncGenerator<string> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  // Their names begin with the time.
  for (const file of files.sort().reverse()) {
    const mail = await readFile(join(outbox, file), 'utf8');
    if (mail.includes(`To: ${email}`)) yield mail;
  }
}

/** What the newest mail to an address that says `pattern` says, once there is one. */
export async function mailed(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await wait(50)) {
    for await (const mail of mailsTo(dataDir, email)) {
      const found = pattern.exec(plainOf(mail))?.[1];
      if (found) return found;
    }
  }
  throw new Error(`no mail to ${email} says ${pattern}`);
}

/** A mail without the breaks and the escapes of its transport. */
const plainOf = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The code of the newest mail that has one, to an address, once there is one. */
export const mailedCode = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, /Your code to [a-z ]+ is (\d{6})\./);

/** The link of the newest mail that verifies an address, once there is one. */
export const mailedLink = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, /(http\S+\/verify-email#[\w-]{43})/);

/** The link of the newest invitation to an address, once there is one. */
export const mailedInvitation = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, /(http\S+\/invitation#[\w-]{43})/);

/** The link at the foot of the newest message of the institute to an address. */
export const unsubscribeLink = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, /(http\S+\/unsubscribe\/messages\.\d+\.[\w-]{43})/);

/** The code beside the link that verifies. */
export const mailedEmailCode = (dataDir: string, email: string): Promise<string> =>
  mailed(dataDir, email, /enter the code (\d{6}) in your profile/);

/** Verifies a person's e-mail by the code that was mailed at sign-up. */
export async function verify(dataDir: string, { user, call }: Session): Promise<void> {
  await call(verifyEmail, { code: await mailedEmailCode(dataDir, user.email) });
}
