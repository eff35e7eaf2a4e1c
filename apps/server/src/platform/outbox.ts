import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mail is left when no SMTP server is configured. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

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
