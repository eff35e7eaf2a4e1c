import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyInstitute, startProduct } from './product.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'institute-journey-'));

/** What a product can begin with: the demo, or an administrator and nothing else. */
type Beginning = 'demo' | 'empty';

/** How a worker knows where it lies is the environment, which Playwright hands on. */
const variableOf = (beginning: Beginning) => `JOURNEYS_${beginning.toUpperCase()}_INSTITUTE`;

/** Before all journeys each beginning is made once; every product of theirs starts with a copy. */
export default async function makeInstitutes(): Promise<() => Promise<void>> {
  const folders = await Promise.all([make('demo', {}), make('empty', emptyInstitute())]);
  return async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
}

async function make(beginning: Beginning, environment: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  const product = await startProduct(null, { ...environment, DATA_DIR: folder });
  await product.end();
  process.env[variableOf(beginning)] = folder;
  return folder;
}

/** A folder of one's own that holds such an institute. */
export async function copyOf(beginning: Beginning): Promise<string> {
  const made = process.env[variableOf(beginning)];
  if (!made) throw new Error('The institutes were not made: journeys are run by Playwright.');
  const folder = await newFolder();
  await cp(made, folder, { recursive: true });
  return folder;
}
