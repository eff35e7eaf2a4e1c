import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getAppSettings } from '@institute/contract/settings';
import { login } from '@institute/contract/sign-in';
import { byThePace } from './pace.mjs';
import { must } from './site.mjs';

const HEADERS_MS = 10_000;
const BODY_MS = 31_000;
const STOP_MS = 30_000;
const P95_MS = 1_000;

const HEAD = `POST ${login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

/**
 * Clients that send a byte now and then: others are served as if they were not there, headers and
 * bodies that do not come are cut off, an honest slow line is not, and a stop ends whatever they do.
 * With slowhttptest (Debian) the same again by somebody else's hand, in the full run. Clients meet no
 * database, so the short run has them on one alone.
 * @param {import('./site.mjs').Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  if (short && postgres) return null;
  return byThePace((pace) => besideSlowClients(site, short, pace));
}

/** @param {import('./site.mjs').Site} site @param {boolean} short @param {import('./pace.mjs').Pace} pace */
async function besideSlowClients(site, short, pace) {
  const many = short ? 60 : 250;
  const headers = Array.from({ length: many }, () =>
    drip(site.url, 'GET / HTTP/1.1\r\nX-Slow: ', 'a'),
  );
  const bodies = Array.from({ length: many }, () =>
    drip(site.url, `${HEAD}Content-Length: 1000\r\n\r\n`, ' '),
  );
  const honest = short ? null : honestUpload(site.url);
  const p95 = await latencyWhile(site.url, short ? 4_000 : 20_000);
  pace.expectWithin(p95, P95_MS, 'what others asked (p95)');
  const cut = Math.max(...(await Promise.all(headers.map(({ ended }) => ended))));
  pace.expectWithin(cut, HEADERS_MS, 'cutting headers');
  const said = [
    `${2 * many} slow connections: others' p95 ${Math.round(p95)} ms, headers cut after ${Math.round(cut)} ms`,
  ];
  if (!short) {
    const slow = Math.max(...(await Promise.all(bodies.map(({ ended }) => ended))));
    pace.expectWithin(slow, BODY_MS, 'cutting bodies');
    must((await honest) === 200, `an honest slow line was answered ${await honest}`);
    said.push(`bodies after ${Math.round(slow)} ms, 2 kB/s for 45 s not`);
    said.push(slowhttptest(site.url));
  }
  const again = () => drip(site.url, `${HEAD}Content-Length: 1000\r\n\r\n`, ' ');
  const last = short ? bodies : Array.from({ length: many }, again);
  await wait(300);
  const begun = performance.now();
  await site.halt();
  const stop = performance.now() - begun;
  pace.expectWithin(stop, STOP_MS, 'a stop');
  said.push(`a stop ${Math.round(stop)} ms`);
  for (const { end } of last) end();
  await site.start();
  return said.join(', ');
}

/** Sends `head`, then `byte` every second. @param {string} url @param {string} head @param {string} byte */
function drip(url, head, byte) {
  const begun = performance.now();
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head));
  const timer = setInterval(() => socket.writable && socket.write(byte), 1_000);
  socket.on('error', () => undefined);
  socket.resume();
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begun);
    });
  });
  return { ended, end: () => socket.destroy() };
}

/** A body at 2 kB a second, for longer than a slow one is borne. @param {string} url */
function honestUpload(url) {
  return new Promise((resolve) => {
    const text = JSON.stringify({
      action: login.action,
      email: 'slow@example.com',
      password: 'x',
      pad: ' '.repeat(90_000),
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${HEAD}Connection: close\r\nContent-Length: ${text.length}\r\n\r\n`);
    let at = 0;
    const timer = setInterval(() => {
      socket.write(text.slice(at, at + 2_000));
      at += 2_000;
      if (at >= text.length) clearInterval(timer);
    }, 1_000);
    socket.once('error', () => resolve(0));
    // Whatever it is told, it was heard to the end.
    socket.once('data', (bytes) =>
      resolve(at >= text.length && !bytes.includes(' 408 ') ? 200 : 408),
    );
    socket.once('close', () => resolve(0));
  });
}

/** The p95 of how long a read takes meanwhile. @param {string} url @param {number} forMs */
async function latencyWhile(url, forMs) {
  const times = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const begun = performance.now();
    const { ok } = await fetch(`${url}${getAppSettings.path}?action=${getAppSettings.action}`);
    must(ok, 'a read failed beside slow clients');
    times.push(performance.now() - begun);
    await wait(20);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** What Debian's tool says of a site, which the full run wants installed. @param {string} url */
function slowhttptest(url) {
  const args = ['-H', '-c', '500', '-r', '200', '-i', '5', '-l', '40', '-p', '1', '-u', url];
  const { stdout, error } = spawnSync('slowhttptest', args, { encoding: 'utf8' });
  must(!error, 'slowhttptest could not be started (Debian: slowhttptest)');
  // What it prints of a site that could not be reached within the second of -p.
  must(!/service available:\s*NO/i.test(stdout), 'slowhttptest found the site unavailable');
  return 'slowhttptest found it available';
}
