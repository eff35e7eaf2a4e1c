import { build } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { runJourneys } from '../lib/runners.mjs';

/**
 * `npm run pictures:keep`: builds the product and keeps pictures of what is to look as it does now, in
 * `e2e/kept`. Look at each that changed before committing it; journeys compare with them from then on.
 */
export async function main() {
  await install();
  await Promise.all([build('web'), build('server')]);
  const { failed } = await runJourneys(['bidi.test.ts', '--grep', 'keeps both'], {
    env: { KEEP_PICTURES: 'on' },
  });
  console.log('Look at what changed in e2e/kept before you commit it: git status e2e/kept');
  return failed > 0 ? 1 : 0;
}
