import { buildAll } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { runOnNode24 } from '../lib/node24.mjs';
import { closingLine } from '../lib/report.mjs';

/** `npm run test:node24`: the server's tests by Node 24. */
export async function main() {
  await install();
  // Tests of pages open the built ones.
  await buildAll();
  const count = await runOnNode24();
  console.log(`\n${closingLine(count)}`);
  return count.failed > 0 ? 1 : 0;
}
