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

/** The code of the newest reset mail to an address, once there is one. */
export async function mailedCode(dataDir: string, email: string): Promise<string> {
  const code = async () => {
    const [newest = ''] = await mailsTo(dataDir, email);
    return /Your code to set a new password is (\d{6})\./.exec(newest.replace(/=\r?\n/g, ''))?.[1];
  };
  await expect.poll(code, { timeout: 10_000 }).toBeDefined();
  return (await code()) ?? '';
}
