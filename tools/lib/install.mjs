import { readFile } from 'node:fs/promises';
import { npm } from './npm.mjs';
import { CommandFailed } from './process.mjs';
import { inRoot } from './root.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Whether what npm says it installed is what the lock file asks for. npm writes its own record at the
 * end of an install, so a half-done install never matches. Optional packages (binaries for other
 * platforms) may be absent.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isInstalled(locked, installed) {
  const wanted = Object.entries(locked).filter(([path]) => path.includes('node_modules/'));
  const complete = wanted.every(([path, entry]) => {
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
  return complete && Object.keys(installed).every((path) => path in locked);
}

/** @param {string} path @returns {Promise<Packages | null>} */
async function packagesOf(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Installs what the lock file says, unless it is there already. */
export async function install() {
  const locked = await packagesOf(inRoot('package-lock.json'));
  if (!locked) throw new CommandFailed('package-lock.json is missing or unreadable.');
  const installed = await packagesOf(inRoot('node_modules', '.package-lock.json'));
  if (installed && isInstalled(locked, installed)) return;

  console.log(installed ? 'Packages have changed: installing.' : 'Installing packages.');
  const begun = performance.now();
  const { code, output } = await npm(['ci', '--loglevel=error']);
  if (code !== 0) throw new CommandFailed(`npm ci failed:\n${output}`);
  console.log(`Packages installed in ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
}
