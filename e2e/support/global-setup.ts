import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/postgres.mjs';
import { startProduct } from './product.ts';

/** Where a running product is found. */
export interface ProductPlace {
  /** Its origin. */
  url: string;
  /** Its data folder, with the outbox of its mail. */
  dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The running products by the database under them; no `postgres` where none is found. */
    products: { embedded: ProductPlace; postgres: ProductPlace | null };
  }
}

/** Starts the product once on each database for all journeys, and checks the books at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  if (!cluster)
    console.warn('No PostgreSQL was found: journeys run on the embedded database alone.');
  const [embedded, postgres] = await Promise.all([
    startProduct(null),
    cluster ? startProduct(cluster.url) : null,
  ]);
  const place = ({ url, dataDir }: ProductPlace): ProductPlace => ({ url, dataDir });
  project.provide('products', {
    embedded: place(embedded),
    postgres: postgres ? place(postgres) : null,
  });
  return async () => {
    await Promise.all([embedded.stop(), postgres?.stop()]);
    await cluster?.stop();
  };
}
