import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_SECONDS = 20;

/** Whether Debian's Caddy is installed. */
export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

/**
 * Caddy before the product, as operators run it: TLS with a certificate of its own making, HTTP/2,
 * nothing else done to what passes.
 * @param {number} port where people reach it, by https
 * @param {string} target address of the product
 */
export async function startCaddy(port, target) {
  const folder = await mkdtemp(join(tmpdir(), 'institute-caddy-'));
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${folder}
}
https://localhost:${port} {
  tls internal
  reverse_proxy ${new URL(target).host}
}
`,
  );
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  await untilOpen(port);
  return {
    url: `https://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port */
async function untilOpen(port) {
  for (let tries = 0; tries < START_SECONDS * 10; tries += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, 'localhost', () => resolve(true)).on('error', () =>
        resolve(false),
      );
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`Caddy was not ready within ${START_SECONDS} seconds.`);
}
