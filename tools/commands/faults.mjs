import { buildAll } from '../lib/build.mjs';
import { runFaults } from '../lib/faults.mjs';
import { install } from '../lib/install.mjs';

/**
 * `npm run faults [-- NAME …] [-- --short] [-- --on postgres]`: what must hold whatever fails, against
 * the product as it is built.
 * @param {string[]} args
 */
export async function main(args) {
  await install();
  await buildAll();
  const { failed } = await runFaults(args);
  return failed === 0 ? 0 : 1;
}
