import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The newest mails to an address, as text. */
async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  // Their names begin with the time.
  const mails = await Promise.all(
    files
      .sort()
      .reverse()
      .map((file) => readFile(join(outbox, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** The code of the newest mail to an address that has one, once there is one. */
export async function mailedCode(dataDir: string, email: string): Promise<string> {
  const code = async () => {
    const mails = await mailsTo(dataDir, email);
    const codes = mails.map(
      (mail) => /Your code to [a-z ]+ is (\d{6})\./.exec(mail.replace(/=\r?\n/g, ''))?.[1],
    );
    return codes.find((found) => found !== undefined);
  };
  await expect.poll(code, { timeout: 10_000 }).toBeDefined();
  return (await code()) ?? '';
}
