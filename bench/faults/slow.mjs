import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { login } from '@institute/contract/auth/sign-in';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLessonFile } from '@institute/contract/lessons/lesson-files';
import { getAppSettings } from '@institute/contract/settings/settings';
import { byThePace } from './pace.mjs';
import { must } from './site.mjs';

const HEADERS_MS = 10_000;
const BODY_MS = 30_000;
const STOP_MS = 30_000;
const P95_MS = 1_000;
/** A slow connection that ends before was turned away, and is no slow one. */
const SLOW_MS = 5_000;

const HEAD = `POST ${login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
/**
 * More than the buffers of two ends of a connection hold; and what slowhttptest, which looks by asking
 * for the same, has read within its second.
 */
const FILE_BYTES = { large: 24 << 20, small: 64 << 10 };

/**
 * Clients that send a byte now and then: others are served as if they were not there, headers and
 * bodies that do not come are cut off, an honest slow line is not, and a stop ends whatever they do,
 * those included who ask for a large file and read none of it. With slowhttptest (Debian) the same again
 * by somebody else's hand, in the full run. Clients meet no database, so the short run has them on one
 * alone.
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
  const { url } = site;
  const { large, small } = await sendFiles(site);
  const slowHeaders = () => drip(url, 'GET / HTTP/1.1\r\nX-Slow: ', 'a');
  const slowBody = () => drip(url, `${HEAD}Content-Length: 1000\r\n\r\n`, ' ');
  const headers = crowd(many, slowHeaders);
  const bodies = crowd(many, slowBody);
  const honest = short ? null : honestUpload(url);
  const p95 = await latencyWhile(url, short ? 4_000 : 20_000);
  pace.expectWithin(p95, P95_MS, 'what others asked (p95)');
  const cut = await headers.untilCut();
  pace.expectWithin(cut, HEADERS_MS, 'cutting headers');
  const said = [
    `${2 * many} slow connections at any time: others' p95 ${Math.round(p95)} ms, headers cut after ${Math.round(cut)} ms`,
  ];
  if (short) bodies.leave();
  else {
    const slow = await bodies.untilCut();
    pace.expectWithin(slow, BODY_MS, 'cutting bodies');
    must((await honest) === 200, `an honest slow line was answered ${await honest}`);
    said.push(`bodies after ${Math.round(slow)} ms, 2 kB/s for 45 s not`);
    said.push(await slowhttptest(url, small, pace));
  }
  const ask = `GET ${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const last = Array.from({ length: many }, () => [
    slowHeaders(),
    slowBody(),
    drip(url, ask, '', { reads: false }),
  ]).flat();
  await wait(300);
  const begun = performance.now();
  await site.halt();
  const stop = performance.now() - begun;
  pace.expectWithin(stop, STOP_MS, 'a stop');
  said.push(`a stop beside ${last.length} clients ${Math.round(stop)} ms`);
  for (const { end } of last) end();
  await site.start();
  return said.join(', ');
}

/** Files of these sizes, as paths that may be asked for. @param {import('./site.mjs').Site} site */
async function sendFiles(site) {
  const admin = await site.administrator();
  const form = /** @type {const} */ ({ category: 'Slow', about: '-', premium: '0' });
  const { id } = await admin.call(addClass, { ...form, name: 'Slow' });
  const send = async (/** @type {number} */ bytes) => {
    const file = new Blob(['%PDF-1.4\n', new Uint8Array(bytes)]);
    return `/${(await admin.call(addLessonFile, { class_id: String(id) }, { file })).url}`;
  };
  return { large: await send(FILE_BYTES.large), small: await send(FILE_BYTES.small) };
}

/**
 * So many slow clients at any time: whoever is cut off comes again.
 * @param {number} many @param {() => ReturnType<typeof drip>} come
 */
function crowd(many, come) {
  let isOn = true;
  /** @type {number[]} */
  const lasted = [];
  /** @type {Set<ReturnType<typeof drip>>} */
  const there = new Set();
  const one = async () => {
    while (isOn) {
      const client = come();
      there.add(client);
      const ms = await client.ended;
      there.delete(client);
      must(!isOn || ms > SLOW_MS, `a slow client was turned away after ${Math.round(ms)} ms`);
      lasted.push(ms);
    }
  };
  const all = Promise.all(Array.from({ length: many }, one));
  all.catch(() => undefined);
  return {
    /** Nobody comes again; gives how long the one lasted who was borne longest. */
    async untilCut() {
      isOn = false;
      await all;
      return Math.max(...lasted);
    },
    leave() {
      isOn = false;
      for (const { end } of there) end();
    },
  };
}

/**
 * Sends `head`, then `byte` every second; may read none of what comes.
 * @param {string} url @param {string} head @param {string} byte @param {{ reads?: boolean }} [how]
 */
function drip(url, head, byte, { reads = true } = {}) {
  const begun = performance.now();
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head));
  const timer = setInterval(() => socket.writable && socket.write(byte), 1_000);
  socket.on('error', () => undefined);
  if (reads) socket.resume();
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

/** What Debian's tool can do to a site, each for 40 s at most. */
const attacks = {
  headers: ['-H', '-l', '40'],
  bodies: ['-B', '-l', '40'],
  reading: ['-X', '-l', '20', '-w', '10', '-y', '20', '-n', '5', '-z', '32'],
};

/** Sentences by which it ends when it has done what it was asked to. */
const ENDED = /Exit status:\s*(No open connections left|Hit test time limit)/;

/**
 * What Debian's tool says of a site, which the full run wants installed. A probe of its own must be
 * answered within a second whenever it looks, by the pace of the machine.
 * @param {string} url @param {string} file that is read slowly @param {import('./pace.mjs').Pace} pace
 */
async function slowhttptest(url, file, pace) {
  const targets = { headers: url, bodies: url + login.path, reading: url + file };
  for (const name of /** @type {const} */ (['headers', 'bodies', 'reading'])) {
    const patience = String(Math.ceil((P95_MS / 1000) * pace.factor));
    const args = ['-c', '500', '-r', '200', '-i', '5', '-p', patience, '-u', targets[name]];
    const { stdout } = await promisify(execFile)('slowhttptest', [...attacks[name], ...args]);
    const said = stripVTControlCharacters(stdout);
    const looks = [...said.matchAll(/service available:\s*(\w+)/g)].map(([, look]) => look);
    must(
      ENDED.test(said) && looks.length > 0,
      `slowhttptest (${name}) did not come to its end: ${said.slice(-500)}`,
    );
    must(
      looks.every((look) => look === 'YES'),
      `slowhttptest (${name}) found the site unavailable: ${looks}`,
    );
  }
  return 'slowhttptest found it available beside 500 slow headers, bodies and readers';
}
