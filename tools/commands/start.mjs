import { foreground } from '../lib/process.mjs';
import { main as setup } from './setup.mjs';

/** `npm start`: sets up what is missing, then serves until stopped. */
export async function main() {
  await setup();
  return foreground(['--enable-source-maps', 'apps/server/dist/main.js']);
}
