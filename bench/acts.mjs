import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './support/ask.mjs';
import { growSchool, LARGE, SMALL, sizeOf } from './support/grown-school.mjs';
import { onDatabase, openBoth, openInstitute } from './support/institute.mjs';
import { options } from './support/options.mjs';
import { memoryOf } from './support/processes.mjs';

/*
 * npm run bench:acts — what the office does for very many at once, in an institute of 1,000 students and
 * in one of 100,000 (`--students` other): all payments exported, for which the server may take MOST_MB
 * above what it had idle; certificates to a class of a tenth of all, and a message to everybody by
 * e-mail: how long the request takes, and how soon each has theirs.
 *
 * `npm run bench:acts -- --on embedded` measures how long others wait on the embedded database, which does
 * one thing at a time, while a class of 20,000 (`--students` other) is given certificates and while all
 * of them are taken back. It fails when a request takes longer than MOST_MS.
 */

const { on, students } = options({ on: 'postgres', students: 0 });
/** What an export may take above an idle server, however long the list: it is made while it is sent. */
const MOST_MB = 50;
/** The longest that anybody may wait. */
const MOST_MS = 1_000;
/** Between two requests of those who ask meanwhile. */
const PAUSE_MS = 50;

/** @typedef {Awaited<ReturnType<typeof openInstitute<import('./support/grown-school.mjs').Grown>>>} Site */

if (on === 'embedded') await beside(students || 20_000);
else await atBothSizes(students || LARGE);

/** @param {number} large */
async function atBothSizes(large) {
  // A mail server that never answers: what is measured here is ours alone.
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', () => resolve(null)));
  const address = silent.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { cluster, ...sites } = await openBoth(
    'bench:acts',
    {
      small: (client) => growSchool(client, sizeOf(SMALL)),
      large: (client) => growSchool(client, sizeOf(large)),
    },
    { SMTP_URL: `smtp://127.0.0.1:${port}` },
  );
  for (const site of [sites.small, sites.large]) await exportAll(site);
  for (const site of [sites.small, sites.large]) await certify(site);
  for (const site of [sites.small, sites.large]) await sendToAll(site);
  // They would wait for the mail server.
  for (const site of [sites.small, sites.large]) site.product.child.kill('SIGKILL');
  silent.close();
  await cluster.stop();
  process.exit();
}

/** Rows a second, and what the server's memory grew by meanwhile. @param {Site} site */
async function exportAll({ product, headers, grown }) {
  const pid = product.child.pid ?? 0;
  const idle = memoryOf(pid);
  const begun = performance.now();
  const response = await fetch(`${product.url}/adminActions.php`, {
    method: 'POST',
    headers: { ...headers, 'accept-encoding': 'identity' },
    body: 'action=exportPayments',
  });
  let bytes = 0;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 100);
  if (response.body) for await (const chunk of response.body) bytes += chunk.length;
  clearInterval(watch);
  const perSecond = grown.payments / ((performance.now() - begun) / 1000);
  const grew = Math.max(0, peak - idle) / 1e6;
  if (grew > MOST_MB) process.exitCode = 1;
  console.log(
    `${grown.payments} payments exported: ${(bytes / 1e6).toFixed(1)} MB, ${perSecond.toFixed(0)} rows a second, ` +
      `server ${grew.toFixed(0)} MB above idle, of ${MOST_MB} at most`,
  );
}

/**
 * Begins to give certificates to the wide class, and gives how to look how far it is.
 * @param {Site} site
 */
async function beginCertificates(site) {
  /** @param {string} action @param {Record<string, string>} [fields] */
  const post = (action, fields = {}) => ask(site, '/mycertificates.php', { action, ...fields });
  const words = { title: 'Completion', footer: 'Lagos', certificateContent: '{{name}}, {{class}}' };
  const template = (await post('saveCertificateTemplate', words)).data;
  const { data, took } = await post('assignCertificate', {
    ...{ template_id: String(template.id), issue_date: '2026-11-16' },
    'class_ids[0]': site.grown.wide,
  });
  const progress = async () =>
    (await post('getCertificateAssignments')).data.find(
      (/** @type {{ id: number }} */ one) => one.id === data.id,
    );
  return { took, post, progress, id: String(data.id) };
}

/** @param {Site} site */
async function certify(site) {
  const begun = performance.now();
  const { took, progress } = await beginCertificates(site);
  for (;;) {
    const found = await progress();
    if (found?.done) return say(`certificates to ${found.assigned}`, took, begun);
    await wait(50);
  }
}

/** @param {Site} site */
async function sendToAll(site) {
  const begun = performance.now();
  const words = { action: 'sendMessage', subject: 'To all', message: 'Text' };
  const way = { delivery_method: 'both', send_to_all: 'true' };
  const { data, took } = await ask(site, '/adminActions.php', { ...words, ...way });
  await onDatabase(site.databaseUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        'select total from mailings where message_id = $1 and is_expanded',
        [data.id],
      );
      if (rows[0]) return say(`a message to ${rows[0].total} by e-mail`, took, begun);
      await wait(20);
    }
  });
}

/** @param {string} what @param {number} answered @param {number} begun */
function say(what, answered, begun) {
  const ready = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${what}: answered after ${answered.toFixed(0)} ms, all there after ${ready} s`);
}

/** @param {number} count of a class to which everybody belongs */
async function beside(count) {
  const site = await openInstitute(null, 'embedded', (client) =>
    growSchool(client, { ...sizeOf(count), wide: count }),
  );
  const { took, post, progress, id } = await beginCertificates(site);
  const waited = [took, await meanwhile(site, 'given', async () => (await progress()).done)];
  const reason = 'A bench takes them back';
  waited.push((await post('revokeAssignment', { assignment_id: id, reason })).took);
  waited.push(await meanwhile(site, 'taken back', async () => (await progress()).revocation.done));
  await site.product.stop();
  const most = Math.max(...waited);
  console.log(`The longest anybody waited: ${most.toFixed(0)} ms, of ${MOST_MS} allowed.`);
  if (most > MOST_MS) process.exitCode = 1;
}

/**
 * Asks for what a student and an administrator do until `isOver`, and gives how long the slowest took.
 * @param {Site} site @param {string} what @param {() => Promise<boolean>} isOver
 */
async function meanwhile(site, what, isOver) {
  const begun = performance.now();
  const asked = [
    () => ask(site, '/api.php', { action: 'getUserData' }),
    () => ask(site, '/adminActions.php', { action: 'getStudentList', page: '1', per_page: '10' }),
    () => ask(site, '/api.php', { action: 'get_my_classes' }),
  ];
  const times = [];
  for (let turn = 0; ; turn += 1) {
    const before = performance.now();
    if (turn % 10 === 0 && (await isOver())) break;
    if (turn % 10 === 0) times.push(performance.now() - before);
    times.push((await asked[turn % asked.length]?.())?.took ?? 0);
    await wait(PAUSE_MS);
  }
  const longest = Math.max(0, ...times);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${what}: ${seconds} s, ${times.length} requests, the longest ${longest.toFixed(0)} ms`,
  );
  return longest;
}
