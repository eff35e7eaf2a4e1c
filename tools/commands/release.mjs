import { relative } from 'node:path';
import { install } from '../lib/install.mjs';
import { makeRelease } from '../lib/release.mjs';
import { inRoot, root } from '../lib/root.mjs';

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `npm run release`: one archive that runs with Node alone, in `dist`. */
export async function main() {
  await install();
  const { file, bytes, unpacked } = await makeRelease(inRoot('dist'));
  console.log(`${relative(root, file)}: ${megabytes(bytes)}, ${megabytes(unpacked)} unpacked.`);
  return 0;
}
