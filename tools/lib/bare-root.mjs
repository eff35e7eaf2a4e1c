import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { startInside } from './inside-root.mjs';
import { npm, npmFolder } from './npm.mjs';
import { CommandFailed, startChild } from './process.mjs';
import { inRoot, root as repository } from './root.mjs';

/** What the bare machine has besides Debian's smallest system; Node and npm are copied into it. */
const PACKAGES = 'git,ca-certificates';
const FOLDER = inRoot('.cache', 'bare');

/** Runs a program to its end and gives what it printed. @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new CommandFailed(`${command} ${args.join(' ')} failed:\n${stderr || stdout || error}`);
}

/** The sources of this machine's apt that are Debian's own, main one first. */
function debianSources() {
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const format = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const lines = run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']);
  const sources = [...new Set(lines.trim().split('\n'))]
    .map((line) => line.split(' '))
    .map(([uri = '', release = '', component = '']) => ({ uri, release, component }))
    .filter(({ release }) => release === codename || release.startsWith(`${codename}-`))
    .sort((one, other) => one.release.length - other.release.length);
  const main = sources[0];
  if (!codename || main?.release !== codename) {
    throw new CommandFailed('This machine’s apt names no source of the Debian it runs.');
  }
  return { codename, mirror: main.uri, sources };
}

/** Makes the base once: Debian's smallest system with git. @returns {Promise<string>} its folder */
async function makeBase() {
  const { codename, mirror } = debianSources();
  const base = join(FOLDER, `base-${codename}`);
  if (existsSync(base)) return base;
  console.log(`Making a bare Debian ${codename} from ${mirror}; it is kept in ${base}.`);
  const made = `${base}.partial`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { child, ended } = startChild(
    'debootstrap',
    ['--variant=minbase', `--include=${PACKAGES}`, codename, made, mirror],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed = (printed + chunk).slice(-4000);
    });
  }
  if ((await ended) !== 0) throw new CommandFailed(`debootstrap failed:\n${printed}`);
  renameSync(made, base);
  return base;
}

/**
 * Debian's smallest system in a folder, with this machine's Node and npm. The caller removes it.
 * @param {string} name of the folder
 * @returns {Promise<string>} the folder
 */
export async function makeNodeRoot(name) {
  const base = await makeBase();
  const root = join(FOLDER, name);
  // One that was cut short has left its own.
  rmSync(root, { recursive: true, force: true });
  run('cp', ['-a', '--reflink=auto', base, root]);
  await copyNode(root);
  return root;
}

/**
 * A fresh machine in a folder: the base, this machine's Node and npm, its ways to the registries, and
 * nothing else of it. The caller removes it.
 * @returns {Promise<string>} the folder
 */
export async function makeBareRoot() {
  const root = await makeNodeRoot('root');
  await copyWays(root);
  const bundle = join(root, 'institute.bundle');
  run('git', ['-C', repository, 'bundle', 'create', '--quiet', bundle, 'HEAD']);
  return root;
}

/** @param {string} root */
async function copyNode(root) {
  const to = (/** @type {string[]} */ ...parts) => join(root, 'usr/local', ...parts);
  cpSync(process.execPath, to('bin/node'), { dereference: true });
  mkdirSync(to('lib/node_modules'), { recursive: true });
  run('cp', ['-a', npmFolder(), to('lib/node_modules/npm')]);
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, to('bin', name));
  }
  let printed = '';
  const { ended } = startInside(root, 'node --version && npm --version', (chunk) => {
    printed += chunk;
  });
  if ((await ended) === 0) return;
  throw new CommandFailed(`This machine’s Node does not run alone:\n${printed}`);
}

/** How this machine reaches names, packages of Debian and of npm. @param {string} root */
async function copyWays(root) {
  /** @param {string} file @param {string} [as] */
  const copy = (file, as = file) => {
    if (!existsSync(file)) return;
    mkdirSync(dirname(join(root, as)), { recursive: true });
    cpSync(file, join(root, as), { dereference: true });
  };
  copy('/etc/resolv.conf');
  copy('/etc/hosts');
  const { sources } = debianSources();
  const lines = sources.map(
    ({ uri, release, component }) => `deb ${uri} ${release} ${component}\n`,
  );
  writeFileSync(join(root, 'etc/apt/sources.list'), lines.join(''));
  // Proxies and the like; no hook, which would call a program that is not there.
  const fetching = run('apt-config', ['dump'])
    .split('\n')
    .filter((line) => /^Acquire::(?!IndexTargets)/.test(line));
  writeFileSync(join(root, 'etc/apt/apt.conf.d/99machine'), `${fetching.join('\n')}\n`);

  const { output } = await npm(['config', 'get', 'globalconfig']);
  const configs = [
    [output.trim().split('\n').at(-1) ?? '', '/usr/local/etc/npmrc'],
    [join(homedir(), '.npmrc'), '/root/.npmrc'],
  ];
  const certificates = [process.env.NODE_EXTRA_CA_CERTS ?? ''];
  for (const [file = '', as = ''] of configs) {
    if (!existsSync(file)) continue;
    copy(file, as);
    certificates.push(/^\s*cafile\s*=\s*"?([^"\n]+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
  }
  for (const file of new Set(certificates)) if (file !== '') copy(file);
}
