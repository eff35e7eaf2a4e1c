import { newStudent } from '../e2e/support/api.ts';
import { startProduct } from '../e2e/support/product.ts';
import { measure } from './support/measure.mjs';

/*
 * npm run bench:embedded — what people wait for who open their dashboards at once, as a class does at
 * its hour, on the embedded database: one process of the built product, which paints each page and is
 * its own database. The slowest hundredth is to stay below half a second.
 */

const PEOPLE = 32;
const WANTED_MS = 500;

const product = await startProduct(null);
try {
  /** @type {string[]} */
  const cookies = [];
  while (cookies.length < PEOPLE) {
    const student = await newStudent(product.url);
    cookies.push([...student.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
  const opened = {
    name: 'a dashboard, painted',
    method: /** @type {const} */ ('GET'),
    path: '/',
    headers: {},
    each: (/** @type {number} */ turn) => ({
      headers: {
        accept: 'text/html',
        'accept-encoding': 'br',
        cookie: cookies[turn % PEOPLE] ?? '',
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
      },
      body: '',
    }),
  };
  const { rate, p99 } = await measure(product.url, opened, { connections: PEOPLE });
  console.log(`${PEOPLE} at once: ${rate.toFixed(0)}/s, p99 ${p99} ms of ${WANTED_MS}`);
} finally {
  await product.stop();
}
