import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looseWords, parts } from '../lib/loose-words.mjs';
import { inRoot } from '../lib/root.mjs';

/** Refuses words for a person outside the dictionaries of the browser and of the server. */
export function main() {
  const found = Object.values(parts).flatMap(loosePlaces);
  for (const place of found) console.log(place);
  if (found.length > 0) console.log('Words for a person stand in a dictionary (decision 026).');
  return found.length > 0 ? 1 : 0;
}

/** @param {import('../lib/loose-words.mjs').Part} part */
function loosePlaces(part) {
  const source = inRoot(...part.source);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  return files
    .flatMap((path) => looseWords(path, readFileSync(join(source, path), 'utf8'), part))
    .map((place) => `${part.source.join('/')}/${place}`);
}
