import { test as base } from '@playwright/test';
import { startPostgres } from '../../tools/postgres.mjs';
import { administrator, type Session } from './api.ts';
import { copyOf } from './institutes.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { openVisit, type VisitOptions, type Visitor } from './visit.ts';

export { expect } from '@playwright/test';
export { resizeTo, ringOf, type Size, sizeNames, viewports } from './sizes.ts';
export type { Theme, VisitOptions, Visitor } from './visit.ts';

/** Opens a browser profile of its own on the product; it is closed after the test at the latest. */
export type Visit = (options: Omit<VisitOptions, 'url'> & { url?: string }) => Promise<Visitor>;

interface OfEachTest {
  visit: Visit;
}

interface OfEachWorker {
  /** What the product is started with besides; a file that needs something of its own says so. */
  environment: Readonly<Record<string, string>>;
  /** The product as it is shipped, on the embedded database. */
  product: RunningProduct;
  /** Where it is. */
  url: string;
  /** Its administrator, signed in. */
  admin: Session;
  /** Another one on PostgreSQL, started for the first test that asks for it. */
  productOnPostgres: RunningProduct;
}

/**
 * The one `test` of all journeys. Each worker has a product with data of its own, whose books are
 * checked when it ends; a file with another `environment` gets a worker, and so a product, of its own.
 */
export const test = base.extend<OfEachTest, OfEachWorker>({
  environment: [{}, { scope: 'worker', option: true }],

  product: [
    async ({ environment }, use) => {
      const DATA_DIR = await copyOf(environment.DEMO_DATA === 'off' ? 'empty' : 'demo');
      const product = await startProduct(null, { DATA_DIR, ...environment });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  url: [({ product }, use) => use(product.url), { scope: 'worker' }],

  admin: [async ({ url }, use) => use(await administrator(url)), { scope: 'worker' }],

  productOnPostgres: [
    async ({ environment }, use) => {
      const cluster = await startPostgres();
      if (!cluster) throw new Error('No PostgreSQL was found.');
      const product = await startProduct(cluster.url, environment);
      await use(product);
      await product.stop();
      await cluster.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  visit: async ({ browser, url }, use, result) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await openVisit(browser, { url, ...options });
      visitors.push(visitor);
      return visitor;
    });
    const waiting = visitors.flatMap((visitor) => visitor.waiting());
    await Promise.all(visitors.map(({ context }) => context.close()));
    if (result.status !== result.expectedStatus && waiting.length > 0) {
      throw new Error(`When it failed, pages still waited for:\n${waiting.join('\n')}`);
    }
  },
});
