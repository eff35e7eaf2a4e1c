import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildAll } from './build.mjs';
import { npm } from './npm.mjs';
import { CommandFailed, startChild } from './process.mjs';
import { inRoot, root } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

/** What runs, besides packages: the two builds, and what the server reads beside its own. */
export const shipped = [
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
  'deploy',
  'apps/server/dist',
  'apps/server/fonts',
  'apps/server/migrations',
  'apps/server/seed/assets',
  'apps/server/seed/content',
  'apps/server/src/modules/game/questions',
  'apps/server/src/platform/link-picture.mjs',
  'apps/server/src/platform/picture-worker.mjs',
  'apps/server/src/platform/sound-worker.mjs',
  'apps/server/src/schema/sql',
  'apps/web/dist',
  // Its comments are what the page for developers says.
  'packages/contract/src',
  'docs/deployment.md',
  'docs/operations.md',
  'docs/upgrades.md',
  // What those lead to.
  'docs/decisions',
  'docs/security.md',
];

/** Of packages, what only a compiler or a debugger reads. */
const isUnread = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;

/**
 * Whether a changelog says what a version brings: by a heading such as `## [0.2.0] - 2027-01-31`.
 * @param {string} changelog @param {string} version
 */
export const isDescribed = (changelog, version) => changelog.includes(`\n## [${version}] - `);

/**
 * An archive of the product that runs with Node alone.
 * @typedef {object} Release
 * @property {string} file path of the archive
 * @property {string} name of the folder that it holds
 * @property {number} bytes its size
 * @property {number} unpacked bytes of what it holds
 */

/**
 * Makes the archive of what stands in the repository, for the system that this runs on: some packages
 * hold compiled code. The same commit makes the same bytes. A version that the changelog does not
 * describe is refused.
 * @param {string} folder where it is to lie
 * @returns {Promise<Release>}
 */
export async function makeRelease(folder) {
  const { version } = await read('package.json');
  if (!isDescribed(await readFile(inRoot('CHANGELOG.md'), 'utf8'), version)) {
    throw new CommandFailed(`CHANGELOG.md has no heading for ${version}: write what it brings.`);
  }
  const staging = inRoot('.cache', 'release', 'staging');
  await rm(staging, { recursive: true, force: true });
  const name = await stageRelease(staging);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}-${process.platform}-${process.arch}.tar.gz`);
  const unpacked = await pack(staging, name, file);
  await rm(staging, { recursive: true, force: true });
  return { file, name, bytes: (await stat(file)).size, unpacked };
}

/**
 * Lays out what an archive holds, built anew where it has to be. Gives the name of the folder.
 * @param {string} folder where that is to lie
 */
export async function stageRelease(folder) {
  const [packages] = await Promise.all([productionPackages(), buildAll()]);
  const { name: product, version, engines, scripts } = await read('package.json');
  const name = `${product}-${version}`;
  const home = join(folder, name);
  for (const path of shipped) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await cp(inRoot(path), join(home, path), {
      recursive: true,
      // No two clusters are the same bytes; where there is none, `initdb` makes one.
      filter: (from) => !/\.test\.[cm]?ts$|\/\.vite$|\/dist\/cluster$/.test(from),
    });
  }
  await cp(packages, join(home, 'node_modules'), { recursive: true });
  const commands = commandsOf(scripts);
  const manifest = { name: product, version, private: true, type: 'module', engines };
  await write(join(home, 'package.json'), { ...manifest, scripts: commands });
  await writeFile(join(home, 'README.md'), await readme(name, Object.keys(commands)));
  return name;
}

/**
 * What an operator runs: the server, and each command of the repository that is one of its own, as it
 * was built.
 * @param {Record<string, string>} scripts of the repository
 */
function commandsOf(scripts) {
  const built = Object.entries(scripts).flatMap(([name, script]) => {
    const [, command] = /apps\/server\/src\/cli\/([\w-]+)\.ts$/.exec(script) ?? [];
    return command ? [[name, `node apps/server/dist/${command}.js`]] : [];
  });
  return Object.fromEntries([
    ['start', `node ${serverFlags.join(' ')} apps/server/dist/main.js`],
    ...built,
  ]);
}

/** The server's packages as the lock file says, without those of developers; installed once. */
async function productionPackages() {
  const manifests = ['package.json', 'package-lock.json'];
  for (const kind of ['apps', 'packages']) {
    for (const one of await readdir(inRoot(kind))) manifests.push(`${kind}/${one}/package.json`);
  }
  const hash = createHash('sha256').update(process.version);
  for (const path of manifests) hash.update(await readFile(inRoot(path)));
  const folder = inRoot('.cache', 'release', `packages-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return join(folder, 'node_modules');
  await rm(inRoot('.cache', 'release'), { recursive: true, force: true });
  const making = `${folder}.part`;
  for (const path of manifests) {
    await mkdir(dirname(join(making, path)), { recursive: true });
    await cp(inRoot(path), join(making, path));
  }
  const wanted = ['--omit=dev', '-w', '@institute/server', '--prefer-offline'];
  const { code, output } = await npm(
    ['ci', ...wanted, '--no-audit', '--no-fund', '--loglevel=error'],
    making,
  );
  if (code !== 0) throw new CommandFailed(`npm ci failed:\n${output}`);
  const packages = join(making, 'node_modules');
  // Links into this repository, links of commands, and declarations: nothing that runs needs them.
  for (const name of ['@institute', '@types', '.bin', '.package-lock.json']) {
    await rm(join(packages, name), { recursive: true, force: true });
  }
  for (const entry of await readdir(packages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && isUnread.test(entry.name)) await rm(join(entry.parentPath, entry.name));
  }
  await rename(making, folder);
  return join(folder, 'node_modules');
}

/**
 * Packs a folder so that the same files make the same bytes: in order, nobody's, and as old as the
 * commit. Gives the bytes it holds.
 * @param {string} staging @param {string} name @param {string} file
 */
async function pack(staging, name, file) {
  const made = await git('log', '-1', '--format=%ct');
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];
  const readable = '--mode=u+rw,go+r-w,a+X';
  const packing = [...same, readable, `--mtime=@${made || 0}`, '-I', 'gzip -n'];
  await run('tar', [...packing, '-cf', file, '-C', staging, name]);
  return Number((await run('du', ['-sb', join(staging, name)])).split('\t')[0]);
}

/** @param {string} name @param {string[]} commands */
async function readme(name, commands) {
  const commit = await git('describe', '--always', '--dirty', '--abbrev=12');
  const others = commands.filter((command) => command !== 'start');
  return `# ${name}

An online Arabic institute, built for ${process.platform} on ${process.arch}${commit ? ` from ${commit}` : ''}. It needs Node 24 (20.19 and newer work too) and nothing else.

    node apps/server/dist/main.js

opens the demo at http://localhost:3000 with an embedded database in ./data. An institute of your own wants
DATABASE_URL (PostgreSQL), PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD and SMTP_URL: docs/deployment.md, docs/operations.md.
Commands, each with the environment of the server (\`npm run NAME\`): ${others.join(', ')}.
Without npm: \`node apps/server/dist/NAME.js\`, with a dash for the colon.
`;
}

/** @param {string} path @returns {Promise<any>} */
const read = async (path) => JSON.parse(await readFile(inRoot(path), 'utf8'));

/** @param {string} path @param {object} content */
const write = (path, content) => writeFile(path, `${JSON.stringify(content, null, 2)}\n`);

/** What git says of this repository; nothing where there is none. @param {string[]} args */
const git = (...args) => run('git', args).catch(() => '');

/** @param {string} command @param {string[]} args */
async function run(command, args) {
  const { child, ended } = startChild(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  if ((await ended) !== 0) throw new CommandFailed(`${command} failed:\n${errors}`);
  return out.trim();
}
