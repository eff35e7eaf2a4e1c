import { install } from '../lib/install.mjs';
import { CommandFailed, foreground } from '../lib/process.mjs';

/**
 * Runs a TypeScript file from its source, as `npm run ledger:check` does.
 * @param {string[]} args the file, then what it is given
 */
export async function main([file, ...args]) {
  if (!file) throw new CommandFailed('Usage: node tools/institute.cjs run <file.ts> [arguments]');
  await install();
  return foreground(['--import', 'tsx', file, ...args]);
}
