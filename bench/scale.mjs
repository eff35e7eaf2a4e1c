import { availableParallelism } from 'node:os';
import { getUserData } from '@institute/contract/auth/user';
import { getMyClasses } from '@institute/contract/classes/classes';
import { startProduct } from '../e2e/support/product.ts';
import { newDatabase, startCluster } from './support/institute.mjs';
import { measure, signIn } from './support/measure.mjs';

/*
 * npm run bench:scale — requests per second of one app process and of two, on one PostgreSQL on the
 * same machine, and what that comes to for a core. docs/deployment.md reckons from it.
 */

/** What a student's browser asks most. @type {Record<string, import('@institute/contract/call').Call | null>} */
const asked = { 'who am I': getUserData, 'my classes': getMyClasses, 'landing page': null };

const cluster = await startCluster('bench:scale');
/** @type {Map<string, number[]>} */
const rates = new Map();
for (const processes of [1, 2]) {
  const databaseUrl = await newDatabase(cluster, `scale_${processes}`);
  const product = await startProduct(databaseUrl, { WEB_CONCURRENCY: String(processes) });
  const headers = await signIn(product.url);
  for (const [name, call] of Object.entries(asked)) {
    const request = call
      ? {
          name,
          method: /** @type {const} */ ('POST'),
          path: call.path,
          headers,
          body: new URLSearchParams({ action: String(call.action) }).toString(),
        }
      : { name, method: /** @type {const} */ ('GET'), path: '/', headers: {} };
    await measure(product.url, request);
    const { rate, p99 } = await measure(product.url, request);
    console.log(`${name}, ${processes} process(es): ${Math.round(rate)} requests/s, p99 ${p99} ms`);
    rates.set(name, [...(rates.get(name) ?? []), rate]);
  }
  await product.stop();
}
for (const [name, [one = 0, two = 0]] of rates) {
  console.log(`${name.padEnd(16)} ${(two / one).toFixed(2)} times with two processes`);
}
console.log(`${availableParallelism()} cores, which PostgreSQL and the asking program share.`);
await cluster.stop();
process.exit(0);
