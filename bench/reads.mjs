import { startProduct } from '../e2e/support/product.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { startBareServer } from './support/bare-server.mjs';
import { measure, median, signIn } from './support/measure.mjs';

/*
 * npm run bench:reads — the three hottest reads, on each database, against a bare node:http server
 * that sends the same bytes. Both are measured in turns in one run; the figure is the ratio of
 * requests per second, because absolute figures say more about the machine than about us.
 */

const ROUNDS = 3;

/** @typedef {import('./support/measure.mjs').Measured} Measured */

/** @param {string} url @returns {Promise<Measured[]>} */
async function reads(url) {
  const headers = await signIn(url);
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
