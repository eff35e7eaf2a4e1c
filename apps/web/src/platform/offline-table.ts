import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Copy, keptDatabase, TAKES_DATABASE } from './offline-database.ts';

export type { Copy } from './offline-database.ts';

/** A table of copies that never fails: without storage it is empty. */
export interface Table {
  /** The newest copy of a name, whether it came by itself or was saved with a class. */
  get(name: string): Promise<Copy | null>;
  /** When what is kept under a name came from the server, in ms, be it sealed or not; null for nothing. */
  keptAt(name: string): Promise<number | null>;
  /** Stores a copy if `isWanted` still holds once the table is open. */
  put(copy: Copy, isWanted: () => boolean): Promise<void>;
  /** Changes what is kept under a name wherever it is kept. */
  change(name: string, change: (data: unknown) => unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Empties the table; recordings and what waits to be sent go by their person's own logout alone. */
  clear(leaver: string | undefined): Promise<void>;
}

interface Schema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { takenAt: number } };
}

const DATABASE = 'offline';
const STORE = 'copies';
const BY_TIME = 'takenAt';
/** A student's classes and lessons of a year; the oldest go when there are more. */
const MAX_COPIES = 300;

/** The table in the browser's IndexedDB, opened when first used. */
export function openTable(): Table {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  async function within<Result>(
    act: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      opening ??= openDatabase();
      return await act(await opening);
    } catch {
      opening = null;
      return null;
    }
  }

  const copyOf = (name: string) => within((database) => database.get(STORE, name));
  const savedOf = (name: string) => kept((database) => database.get('answers', name));

  return {
    async get(name) {
      const [copy, saved] = await Promise.all([copyOf(name), savedOf(name)]);
      const open = saved?.isSealed ? null : saved;
      return (copy && open && open.takenAt > copy.takenAt ? open : (copy ?? open)) ?? null;
    },
    async keptAt(name) {
      const [copy, saved] = await Promise.all([copyOf(name), savedOf(name)]);
      return copy || saved ? Math.max(copy?.takenAt ?? 0, saved?.takenAt ?? 0) : null;
    },
    async put(copy, isWanted) {
      await within(async (database) => {
        const transaction = database.transaction(STORE, 'readwrite');
        if (!isWanted()) return;
        await Promise.all([transaction.store.put(copy), transaction.done]);
        await trim(database);
      });
    },
    async change(name, change) {
      const copy = await copyOf(name);
      if (copy) {
        await within((database) =>
          database.put(STORE, { ...copy, data: change(copy.data), tag: null }),
        );
      }
      const saved = await savedOf(name);
      if (saved) {
        const changed = { ...saved, data: change(saved.data), tag: null, isSealed: false };
        await kept((database) => database.put('answers', changed));
      }
    },
    async remove(name) {
      await within((database) => database.delete(STORE, name));
      await kept((database) => database.delete('answers', name));
    },
    async clear(leaver) {
      if (leaver !== undefined) deleteTakes();
      await within((database) => database.clear(STORE));
      await kept(async (database) => {
        await database.clear('answers');
        await database.clear('classes');
        if (leaver === undefined) return;
        const keys = await database.getAllKeysFromIndex('waiting', 'person', leaver);
        await Promise.all(keys.map((key) => database.delete('waiting', key)));
      });
    },
  };
}

/** Does something with what is kept by wish; null where that cannot be had. */
async function kept<Result>(
  act: (database: Awaited<ReturnType<typeof keptDatabase>>) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await act(await keptDatabase());
  } catch {
    return null;
  }
}

/** Another tab may hold it open: nothing waits until it is gone. */
function deleteTakes(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(TAKES_DATABASE);
  } catch {
    // Asking for what is forbidden throws.
  }
}

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'name' }).createIndex(BY_TIME, BY_TIME);
    },
  });
}

/** Removes the oldest copies beyond what is kept. */
async function trim(database: IDBPDatabase<Schema>): Promise<void> {
  let surplus = (await database.count(STORE)) - MAX_COPIES;
  if (surplus <= 0) return;
  const transaction = database.transaction(STORE, 'readwrite');
  let cursor = await transaction.store.index(BY_TIME).openCursor();
  for (; cursor && surplus > 0; surplus -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
