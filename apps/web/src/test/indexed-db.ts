import * as fake from 'fake-indexeddb';
import { afterAll } from 'vitest';

/*
 * Gives a test file that imports this the browser's database, its own and empty. Without it there is
 * none, as on a device that refuses to keep anything.
 */
const { default: _, ...parts } = fake;
Object.assign(globalThis, parts, { indexedDB: new fake.IDBFactory() });

afterAll(() => {
  // Its classes stay: what a page that is gone still has under way asks for them.
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
