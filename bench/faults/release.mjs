import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getUserData } from '@institute/contract/auth/user';
import { getClasses } from '@institute/contract/classes/classes';
import { PASSWORD, signInByApi } from '../../e2e/support/api.ts';
import { freePort } from '../../tools/lib/free-port.mjs';
import { makeRelease, stageRelease } from '../../tools/lib/release.mjs';
import { inRoot } from '../../tools/lib/root.mjs';
import { newDatabase } from '../support/institute.mjs';
import { must } from './site.mjs';

/** Only to end what hangs, on a slow machine. */
const READY_MS = 600_000;

/** Laid out once for both databases. @type {ReturnType<typeof layOut> | null} */
let layingOut = null;

/**
 * Unpacks the release archive in a folder that has nothing else, starts it with an environment that
 * has nothing but PATH, a port and the database, and visits it; then its books are checked by the
 * command that came with it. No package of developers is in it. Short, what the archive would hold is
 * taken unpacked, and the demo made on the embedded database alone.
 * @param {import('./site.mjs').Site} _site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { short, postgres }) {
  layingOut ??= layOut(short);
  const { program, folder, size } = await layingOut;
  await expectProductionOnly(folder);
  const cwd = await mkdtemp(join(tmpdir(), 'institute-released-'));
  try {
    const port = await freePort();
    const isDemo = !(short && postgres);
    const own = isDemo ? { DEMO_DATA: 'on' } : { DEMO_DATA: 'off', ...administrator };
    const database = postgres && {
      ...own,
      DATABASE_URL: await newDatabase(postgres, 'released'),
      WEB_CONCURRENCY: '1',
    };
    const env = { PATH: process.env.PATH, PORT: String(port), ...database };
    const url = `http://localhost:${port}`;
    const who = isDemo ? student : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    const classes = await visit(program('main'), { cwd, env }, url, who);
    await succeed(['node', program('ledger-check')], { cwd, env });
    return `${size}, serves ${isDemo ? `the demo with ${classes} classes` : 'an institute'} by Node alone`;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

const ADMIN_EMAIL = 'head@example.com';
const ADMIN_PASSWORD = 'teach-arabic-2';
const administrator = { ADMIN_EMAIL, ADMIN_PASSWORD };
const student = { email: 'student@example.com', password: PASSWORD };

/** Lays a release out in a folder outside the repository. @param {boolean} short */
async function layOut(short) {
  const home = await mkdtemp(join(tmpdir(), 'institute-release-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const release = short ? null : await makeRelease(inRoot('.cache', 'release', 'archive'));
  const name = release ? release.name : await stageRelease(home);
  if (release) {
    await succeed(['tar', '-xzf', release.file, '-C', home], { cwd: home, env: process.env });
  }
  const folder = join(home, name);
  const size = release
    ? `an archive of ${(release.bytes / 1e6).toFixed(1)} MB (${(release.unpacked / 1e6).toFixed(1)} unpacked)`
    : 'a release, unpacked';
  const program = (/** @type {string} */ name) => join(folder, 'apps/server/dist', `${name}.js`);
  return { folder, size, program };
}

/**
 * Starts the server, sees what a visitor and somebody signed in see, and ends it in good order.
 * @param {string} server @param {Place} place @param {string} url
 * @param {{ email: string, password: string }} who
 */
async function visit(server, place, url, who) {
  const { child, output } = start(['node', server], place);
  try {
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const limit = Date.now() + READY_MS; !(await isReady()); await wait(50)) {
      must(child.exitCode === null, `the release ended at its start: ${output()}`);
      must(Date.now() < limit, `the release was not ready: ${output()}`);
    }
    const landing = await fetch(url);
    must(landing.ok && (await landing.text()).includes('</html>'), 'there is no landing page');
    // Drawn by another program, with fonts of its own.
    const picture = await fetch(`${url}/c/any/link.png`);
    must(
      picture.ok && (await picture.arrayBuffer()).byteLength > 5000,
      'there is no picture for links',
    );
    const session = await signInByApi(url, who.email, who.password);
    must((await session.call(getUserData, {})).email === who.email, 'whoever signed in is nobody');
    return (await session.call(getClasses, {})).length;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** @param {string} folder */
async function expectProductionOnly(folder) {
  const [root, server] = await Promise.all(
    ['package.json', 'apps/server/package.json'].map(async (path) =>
      JSON.parse(await readFile(inRoot(path), 'utf8')),
    ),
  );
  const developers = Object.keys({ ...root.devDependencies, ...server.devDependencies });
  const found = developers.filter(
    (name) => !(name in server.dependencies) && existsSync(join(folder, 'node_modules', name)),
  );
  must(found.length === 0, `the release holds ${found}`);
}

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Place */

/** @param {string[]} command @param {Place} place */
function start([program = '', ...args], place) {
  const child = spawn(program, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      written += bytes;
    });
  }
  return { child, output: () => written };
}

/** @param {string[]} command @param {Place} place */
async function succeed(command, place) {
  const { child, output } = start(command, place);
  const [code] = await once(child, 'close');
  must(code === 0, `${command[0]} ended with ${code}: ${output()}`);
}
