import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { TAKES_DATABASE } from './offline-database.ts';

/** A recording that the server does not have yet. */
export interface Take {
  /** Whose it is, for which lesson and where in it, in one. */
  name: string;
  slot: string;
  /** The bytes and their kind, rather than a blob: some browsers keep no blobs. */
  bytes: ArrayBuffer;
  type: string;
  /** When it was made, in ms. */
  at: number;
}

interface Schema extends DBSchema {
  takes: { key: string; value: Take; indexes: { at: number } };
}

export type TakesDatabase = IDBPDatabase<Schema>;

/** A database of its own: an older release opens the others without it. */
const STORE = 'takes';

/** Does something with the recordings on this device; null where they cannot be had. */
export async function withTakes<Result>(
  act: (database: TakesDatabase) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await openDB<Schema>(TAKES_DATABASE, 1, {
      upgrade(made) {
        made.createObjectStore(STORE, { keyPath: 'name' }).createIndex('at', 'at');
      },
    });
    try {
      return await act(database);
    } finally {
      // Nothing stays open, so that signing out in any tab can remove it.
      database.close();
    }
  } catch {
    return null;
  }
}
