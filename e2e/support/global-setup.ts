import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/postgres.mjs';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the running product, by the database under it; no `postgres` where none is found. */
    products: { embedded: string; postgres: string | null };
  }
}

/** Starts the product once on each database for all journeys, and checks the books at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  if (!cluster) console.warn('No PostgreSQL was found: journeys run on the embedded database alone.');
  const [embedded, postgres] = await Promise.all([
    startProduct(null),
    cluster ? startProduct(cluster.url) : null,
  ]);
  project.provide('products', { embedded: embedded.url, postgres: postgres?.url ?? null });
  return async () => {
    await Promise.all([embedded.stop(), postgres?.stop()]);
    await cluster?.stop();
  };
}
