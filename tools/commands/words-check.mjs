import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looseWords } from '../lib/loose-words.mjs';
import { inRoot } from '../lib/root.mjs';

/** Refuses words for a person outside the dictionaries of the browser. */
export function main() {
  const source = inRoot('apps', 'web', 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  const found = files.flatMap((path) => looseWords(path, readFileSync(join(source, path), 'utf8')));
  for (const place of found) console.log(`apps/web/src/${place}`);
  if (found.length > 0) console.log('Words for a person stand in a dictionary (decision 026).');
  return found.length > 0 ? 1 : 0;
}
