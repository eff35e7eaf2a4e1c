import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/lib/free-port.mjs';
import { inRoot } from '../../tools/lib/root.mjs';
import { unprivilegedUser } from '../../tools/postgres.mjs';
import { onDatabase } from './institute.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether Debian's PgBouncer is installed. */
export const hasPgBouncer = () => existsSync(PROGRAM);

/**
 * PgBouncer as deploy/pgbouncer sets it, before a database of this machine, and with the people of a
 * password as docs/deployment.md lists them. A throwaway PostgreSQL has none, and trusts whoever comes.
 * @param {string} databaseUrl
 * @param {Record<string, string>} [own] settings instead of those in the file
 */
export async function startPgBouncer(databaseUrl, own = {}) {
  const { hostname, port: database, pathname, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'institute-pgbouncer-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = {
    listen_port: String(port),
    ...(password ? {} : { auth_type: 'trust' }),
    auth_file: join(folder, 'users'),
    unix_socket_dir: folder,
    ...own,
  };
  const shipped = readFileSync(inRoot('deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8')
    .replace(/^institute = host=\S+ port=\S+ dbname=\S+/m, (line) =>
      line.replace(/host.*/, `host=${hostname} port=${database} dbname=${pathname.slice(1)}`),
    )
    .replace(new RegExp(`^(${Object.keys(settings).join('|')}) = .*\\n`, 'gm'), '');
  const more = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${shipped}\n${more.join('\n')}\n`);
  writeFileSync(settings.auth_file, `"${username}" "${password}"\n`);
  const child = spawn(PROGRAM, [file], { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      log = `${log}${bytes}`.slice(-4000);
    });
  }
  const atExit = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', atExit);
  const who = password ? `${username}:${password}` : username;
  const url = `postgres://${who}@127.0.0.1:${port}/institute`;
  const isOpen = () =>
    onDatabase(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  for (const limit = Date.now() + 10_000; !(await isOpen()); await wait(50)) {
    if (child.exitCode !== null || Date.now() > limit) {
      atExit();
      throw new Error(`PgBouncer did not start: ${log}`);
    }
  }
  return {
    url,
    async stop() {
      process.off('exit', atExit);
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
