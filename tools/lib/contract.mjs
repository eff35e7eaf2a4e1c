import { CommandFailed, startChild } from './process.mjs';
import { root } from './root.mjs';

/**
 * Runs a script that prints JSON about the contract, which is TypeScript.
 * @param {string} script relative to the repository
 * @returns {Promise<string[]>}
 */
async function askContract(script) {
  const { child, ended } = startChild(process.execPath, ['--import', 'tsx', script], {
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

/** Names of all calls. */
export const callNames = () => askContract('tools/lib/call-names.mjs');

/** Names of all fields that calls take and give. */
export const callFields = () => askContract('tools/lib/call-fields.mjs');
