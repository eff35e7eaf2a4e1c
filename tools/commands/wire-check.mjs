import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFields } from '../lib/contract.mjs';
import { inRoot } from '../lib/root.mjs';
import { wireFaults, wireNames } from '../lib/wire-names.mjs';

/** Refuses spellings of the wire in the browser's screens: each domain decodes it into a model. */
export async function main() {
  const folder = inRoot('apps/web/src');
  const names = wireNames(await callFields());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  const faults = files.flatMap((path) =>
    wireFaults(path, readFileSync(join(folder, path), 'utf8'), names),
  );
  for (const fault of faults) console.error(`apps/web/src/${fault}`);
  return faults.length > 0 ? 1 : 0;
}
