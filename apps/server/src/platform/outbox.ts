import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash, token } from './random.ts';

/** Where mail is left when no SMTP server is configured. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** How the names of the mails to an address end, so that they are found without being read. */
const endOf = (to: string) => `-${hash(to.toLowerCase()).slice(0, 22)}.eml`;

/** Leaves a mail to an address in the outbox, and gives its file. */
export async function leaveMail(outbox: string, to: string, message: Buffer): Promise<string> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const file = join(outbox, `${Date.now()}-${token(4)}${endOf(to)}`);
  await writeFile(file, message, { mode: 0o600 });
  return file;
}

/** Removes the mails to an address. */
export async function removeMailsTo(outbox: string, to: string): Promise<void> {
  const folder = await opendir(outbox).catch(() => null);
  if (!folder) return;
  const end = endOf(to);
  for await (const { name } of folder) {
    if (name.endsWith(end)) await rm(join(outbox, name), { force: true });
  }
}

/** Removes the mails that have lain in the outbox since `before`, and says how many. */
export async function removeOldMails(outbox: string, before: Date): Promise<number> {
  const folder = await opendir(outbox).catch(() => null);
  if (!folder) return 0;
  let removed = 0;
  for await (const { name } of folder) {
    if (!name.endsWith('.eml')) continue;
    const path = join(outbox, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs >= before.getTime()) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
