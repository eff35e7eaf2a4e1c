import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { npm } from './npm.mjs';
import { CommandFailed } from './process.mjs';
import { inRoot, root } from './root.mjs';

/** What each application is built from, and the file that proves it was. */
const apps = {
  web: { inputs: ['packages', 'apps/web'], output: 'apps/web/dist/app.html' },
  server: { inputs: ['packages', 'apps/server'], output: 'apps/server/dist/main.js' },
};
const sharedInputs = ['package-lock.json', 'tsconfig.base.json'];
const skippedFolders = /^(?:node_modules|dist.*|test|coverage)$/;

/** @typedef {keyof typeof apps} App */

/** @param {string} path @returns {Promise<string[]>} */
async function filesUnder(path) {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    if (entry.isDirectory()) {
      return skippedFolders.test(entry.name) ? [] : filesUnder(join(path, entry.name));
    }
    return /\.test\.[cm]?[jt]sx?$/.test(entry.name) ? [] : [join(path, entry.name)];
  });
  return (await Promise.all(nested)).flat();
}

/**
 * One hash over names and contents, so that a checkout or a copy that only touches times builds nothing.
 * @param {string[]} inputs paths of files or folders; tests, `dist` and `node_modules` are left out
 */
export async function hashOf(inputs) {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * The stamp also holds the output's time: a build made by hand in between does not go unnoticed.
 * @param {string} inputs @param {string} output
 */
async function stampOf(inputs, output) {
  const built = existsSync(output) ? (await stat(output)).mtimeMs : 0;
  return `${inputs} ${built}`;
}

/**
 * Builds one application if its sources changed since its last build.
 * @param {App} app
 */
export async function build(app) {
  const output = inRoot(apps[app].output);
  const stamp = inRoot('.cache', `build-${app}`);
  const inputs = await hashOf([...apps[app].inputs, ...sharedInputs].map((path) => inRoot(path)));
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (existsSync(output) && last === (await stampOf(inputs, output))) return;

  const begun = performance.now();
  const { code, output: printed } = await npm(['run', 'build', '-w', `@institute/${app}`]);
  if (code !== 0) throw new CommandFailed(`The build of the ${app} failed:\n${printed}`);
  if (!existsSync(output)) throw new CommandFailed(`The build of the ${app} made no ${output}.`);
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(stamp, await stampOf(inputs, output));
  console.log(`Built the ${app} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** Builds whatever is out of date, both at once. */
export async function buildAll() {
  const names = /** @type {App[]} */ (Object.keys(apps));
  await Promise.all(names.map(build));
}
