import * as fake from 'fake-indexeddb';
import { afterAll } from 'vitest';

/*
 * Gives a test file that imports this the browser's database, its own and empty. Without it there is
 * none, as on a device that refuses to keep anything.
 */
const { default: _, ...parts } = fake;
const given = { ...parts, indexedDB: new fake.IDBFactory() };
Object.assign(globalThis, given);

afterAll(() => {
  for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name);
});
