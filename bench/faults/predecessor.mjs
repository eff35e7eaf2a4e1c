import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../tools/lib/npm.mjs';
import { inRoot, root } from '../../tools/lib/root.mjs';

/**
 * The version that runs where this one is to be installed: the last one whose successor had to be
 * started alone (docs/upgrades.md). Moved forward with each release.
 */
const PREDECESSOR = 'f8fc9ece25a412654b884a7618a2fc43c90a3098';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28 });

/**
 * The built server of the version before this one; null where the history of the project does not
 * reach back to it.
 * @returns {Promise<string | null>} its `dist`
 */
export async function buildPredecessor() {
  const folder = inRoot('.cache', 'predecessor', PREDECESSOR);
  const dist = join(folder, 'apps', 'server', 'dist');
  const isBuilt = existsSync(join(dist, 'main.js'));
  if (isBuilt && (hasPackagesOfItsOwn(folder) || hasSamePackages(folder))) return dist;
  try {
    git('cat-file', '-e', `${PREDECESSOR}^{commit}`);
  } catch {
    return null;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = git('archive', PREDECESSOR);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (hasSamePackages(folder)) linkPackages(folder);
  else await run(folder, 'ci', '--no-audit', '--no-fund');
  for (const app of ['web', 'server']) await run(folder, 'run', 'build', '-w', `@institute/${app}`);
  return dist;
}

/** @param {string} folder @param {string[]} command of npm */
async function run(folder, ...command) {
  const { code, output } = await npm(command, folder);
  if (code !== 0) throw new Error(`The version before could not be built: ${output}`);
}

/** Versions by place in `node_modules`. @param {string} folder @returns {[string, string][]} */
function packagesOf(folder) {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version }]) => [place, version]);
}

/** Whether npm has installed its packages, so that they are not ours, which may have changed. @param {string} folder */
function hasPackagesOfItsOwn(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  return lstatSync(list, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether every package it wants is installed here in the same version. @param {string} folder */
function hasSamePackages(folder) {
  const ours = new Map(packagesOf(root));
  return packagesOf(folder).every(([place, version]) => ours.get(place) === version);
}

/** Our packages beside its own workspaces. @param {string} folder */
function linkPackages(folder) {
  for (const workspace of ['.', ...workspacesIn(root)]) {
    const [from, to] = [join(root, workspace), join(folder, workspace)].map((at) =>
      join(at, 'node_modules'),
    );
    if (!from || !to || !existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@institute' || name.startsWith('.vite')) continue;
      symlinkSync(join(from, name), join(to, name));
    }
  }
  mkdirSync(join(folder, 'node_modules', '@institute'));
  for (const workspace of workspacesIn(folder)) {
    const { name } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
  }
}

/** @param {string} folder */
const workspacesIn = (folder) =>
  ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => join(kind, name)),
  );
