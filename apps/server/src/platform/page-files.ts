import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** The two pages of the browser application: the prerendered landing and the signed-in shell. */
export async function readPages(): Promise<{ landing: string; app: string }> {
  const [landing, app] = await Promise.all(
    ['landing.html', 'app.html'].map((file) => readFile(join(paths.web, file), 'utf8')),
  );
  return { landing: landing ?? '', app: app ?? '' };
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
