import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'institute-journey-'));

/**
 * Before all journeys: the demo institute is made once, and each worker's product begins with a copy
 * of it. How a worker knows where it lies is the environment, which Playwright hands on.
 */
export default async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const product = await startProduct(null, { DATA_DIR: folder });
  await product.end();
  process.env.DEMO_INSTITUTE = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A folder of one's own that holds the demo institute. */
export async function copyOfDemo(): Promise<string> {
  const made = process.env.DEMO_INSTITUTE;
  if (!made) throw new Error('The demo institute was not made: journeys are run by Playwright.');
  const folder = await newFolder();
  await cp(made, folder, { recursive: true });
  return folder;
}
