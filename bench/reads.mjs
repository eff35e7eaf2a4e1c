import autocannon from 'autocannon';
import { startProduct } from '../e2e/support/product.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { startBareServer } from './support/bare-server.mjs';

/*
 * npm run bench:reads — the three hottest reads, on each database, against a bare node:http server
 * that sends the same bytes. Both are measured in turns in one run; the figure is the ratio of
 * requests per second, because absolute figures say more about the machine than about us.
 */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
const STUDENT = { email: 'student@example.com', password: 'learn-arabic-1' };
const FORM = 'application/x-www-form-urlencoded';

/**
 * @typedef {object} Read
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 */

/** @param {string} url @returns {Promise<Read[]>} */
async function reads(url) {
  const signedIn = await fetch(`${url}/api.php?action=login`, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: new URLSearchParams(STUDENT).toString(),
  });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = cookies.find((cookie) => cookie?.startsWith('token='))?.slice(6);
  const headers = {
    'content-type': FORM,
    cookie: cookies.join('; '),
    authorization: `Bearer ${token}`,
  };
  const classes = /** @type {{ data: { rand: string }[] }} */ (
    await (await fetch(`${url}/api.php?action=get_classes`)).json()
  );
  const classId = classes.data[0]?.rand ?? '';
  return [
    { name: 'get_classes', method: 'GET', path: '/api.php?action=get_classes', headers: {} },
    { name: 'getUserData', method: 'POST', path: '/api.php', headers, body: 'action=getUserData' },
    {
      name: 'get_class_details',
      method: 'POST',
      path: '/api.php',
      headers,
      body: `action=get_class_details&class_id=${classId}`,
    },
  ];
}

/** Requests per second. @param {string} url @param {Read} read */
async function measure(url, { method, path, headers, body }) {
  const options = { url: url + path, method, headers, duration: SECONDS, connections: 20 };
  const result = await autocannon(body === undefined ? options : { ...options, body });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string} label @param {string | null} databaseUrl */
async function compare(label, databaseUrl) {
  const product = await startProduct(databaseUrl);
  try {
    for (const read of await reads(product.url)) {
      const { method, path, headers, body } = read;
      const sent = await fetch(product.url + path, { method, headers, body });
      const bytes = Buffer.from(await sent.arrayBuffer());
      const bare = await startBareServer({
        body: bytes,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
      const ratios = [];
      const ours = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const theirs = await measure(bare.url, read);
        const own = await measure(product.url, read);
        ratios.push(own.rate / theirs.rate);
        ours.push(own);
      }
      bare.close();
      const rate = Math.round(median(ours.map((one) => one.rate)));
      const p99 = median(ours.map((one) => one.p99));
      console.log(
        `${label.padEnd(9)} ${read.name.padEnd(18)} ${String(bytes.length).padStart(6)} bytes  ` +
          `${median(ratios).toFixed(3)} of bare node:http  (${rate}/s, p99 ${p99} ms)`,
      );
    }
  } finally {
    await product.stop();
  }
}

await compare('embedded', null);
const cluster = await startPostgres();
if (cluster) {
  await compare('postgres', cluster.url);
  await cluster.stop();
} else {
  console.log('No PostgreSQL was found: only the embedded database was measured.');
}
