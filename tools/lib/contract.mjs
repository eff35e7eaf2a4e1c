import { CommandFailed, startChild } from './process.mjs';
import { root } from './root.mjs';

/**
 * Names of all calls, by a script that prints them: the contract is TypeScript.
 * @returns {Promise<string[]>}
 */
export async function callNames() {
  const script = ['--import', 'tsx', 'tools/lib/call-names.mjs'];
  const { child, ended } = startChild(process.execPath, script, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  if ((await ended) !== 0) throw new CommandFailed('The contract could not be read.');
  return JSON.parse(printed);
}
