import { buildAll } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';

/** `npm run setup`: everything that a fresh clone lacks, and nothing that it has. */
export async function main() {
  await install();
  await buildAll();
  return 0;
}
