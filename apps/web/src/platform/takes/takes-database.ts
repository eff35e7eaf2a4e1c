import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { TAKES_DATABASE } from '../offline-database.ts';

/** What a take is sent with once it was asked for. */
export interface Wish {
  /** Names the sending to the server: the same for every retry, over a page loaded anew too. */
  requestKey: string;
  /** What its screen sends besides, such as a text. */
  note: unknown;
  /** The places that are not sent: nobody asks for what stands there. */
  without?: readonly string[];
}

/** A recording, or a picture, that the server does not have yet. */
export interface TakeRow {
  /** Whose it is, what for and where in that, in one. */
  name: string;
  /** Where in that: a line, a block; an earlier release calls it so. */
  slot: string;
  /** The bytes and their kind, rather than a blob: some browsers keep no blobs. */
  bytes: ArrayBuffer;
  type: string;
  /**
   * When it was made, in ms, but later than every other here: clocks of phones are wrong, so it says an order
   * and nothing is judged old by it.
   */
  at: number;
  /** Absent in what an earlier release has kept. */
  seconds?: number | null;
  levels?: readonly number[];
  /** Tells it from whatever else was or will be kept at its place; absent in what an earlier release has kept. */
  mark?: string;
  /** By which upload the server has all of it, before it was taken. */
  upload?: string;
  /** That all of its slot is to be sent, in a row without bytes. */
  wish?: Wish;
}

interface Schema extends DBSchema {
  takes: { key: string; value: TakeRow; indexes: { at: number } };
}

export type TakesDatabase = IDBPDatabase<Schema>;

/**
 * A database of its own: an older release opens the others without it. It stays at its first version, whose
 * table takes fields that came later, so that a tab of before goes on beside this one.
 */
const STORE = 'takes';

/** Does something with what is kept on this device; null where it cannot be had, or is full. */
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
