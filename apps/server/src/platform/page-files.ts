import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';

interface Pages {
  landing: string;
  app: string;
}

/** Whether the browser application has been built. */
export const hasPages = () => existsSync(join(paths.web, 'landing.html'));

let pages: Promise<Pages> | null = null;

/** The two pages of the browser application, read once: the prerendered landing and the shell. */
export function readPages(): Promise<Pages> {
  const read = (file: string) => readFile(join(paths.web, file), 'utf8');
  pages ??= Promise.all([read('landing.html'), read('app.html')]).then(([landing, app]) => ({
    landing,
    app,
  }));
  return pages;
}

/** CSP sources of the scripts that stand inside the pages themselves. */
export async function inlineScriptHashes(): Promise<string[]> {
  const { landing, app } = await readPages();
  const hashes = new Set<string>();
  for (const match of `${landing}${app}`.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    const digest = createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64');
    hashes.add(`'sha256-${digest}'`);
  }
  return [...hashes];
}
