/** An answer on the device, by a name that holds whose it is and what was asked. */
export interface Copy {
  name: string;
  data: unknown;
  /** What a page of a list says of the whole; null for an answer that is whole. */
  meta?: unknown;
  /** When the server gave it, in ms. */
  takenAt: number;
}

/** A table of copies that never fails: without storage it is empty. */
export interface Table {
  get(name: string): Promise<Copy | null>;
  /** Stores a copy if `isWanted` still holds once the table is open. */
  put(copy: Copy, isWanted: () => boolean): Promise<void>;
  remove(name: string): Promise<void>;
  clear(): Promise<void>;
}

const DATABASE = 'offline';
const STORE = 'copies';
const BY_TIME = 'takenAt';
/** A student's classes and lessons of a year; the oldest go when there are more. */
const MAX_COPIES = 300;

/** The table in the browser's IndexedDB, opened when first used. */
export function openTable(): Table {
  let opening: Promise<IDBDatabase> | null = null;

  async function within<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result> | null,
  ): Promise<Result | null> {
    try {
      opening ??= openDatabase();
      const transaction = (await opening).transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      await finished(transaction);
      return request ? request.result : null;
    } catch {
      opening = null;
      return null;
    }
  }

  return {
    async get(name) {
      return ((await within('readonly', (store) => store.get(name))) as Copy | undefined) ?? null;
    },
    async put(copy, isWanted) {
      await within('readwrite', (store) => {
        if (!isWanted()) return null;
        trim(store);
        return store.put(copy);
      });
    },
    async remove(name) {
      await within('readwrite', (store) => store.delete(name));
    },
    async clear() {
      await within('readwrite', (store) => store.clear());
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'name' }).createIndex(BY_TIME, BY_TIME);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Removes the oldest copies beyond what is kept. */
function trim(store: IDBObjectStore): void {
  const counting = store.count();
  counting.onsuccess = () => {
    let surplus = counting.result - MAX_COPIES;
    if (surplus <= 0) return;
    const walking = store.index(BY_TIME).openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor || surplus <= 0) return;
      surplus -= 1;
      cursor.delete();
      cursor.continue();
    };
  };
}
