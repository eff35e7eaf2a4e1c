import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer on the device, by a name that holds whose it is and what was asked. */
export interface Copy {
  name: string;
  data: unknown;
  /** What a page of a list says of the whole; null for an answer that is whole. */
  meta?: unknown;
  /** By which the server knows the answer again; absent where it has not named it. */
  tag?: string | null;
  /** When the server gave it, in ms. */
  takenAt: number;
}

/** An answer that the person has saved together with a class. */
export interface SavedCopy extends Copy {
  /** The key of the class that it was saved with. */
  owner: string;
  /** True for a lesson that its student has not opened yet: nothing shows it before the gates were asked. */
  isSealed: boolean;
}

/** A lesson of a saved class. */
export interface SavedLesson {
  /** Of what the server said it held. */
  version: string;
  /** Under which names its answers are kept. */
  names: readonly string[];
  /** What its text and its files take here. */
  bytes: number;
  /** Under which paths its files are kept, those that were wanted. */
  files?: readonly string[];
  /** The one path of a lesson that an earlier release has saved. */
  file?: string | null;
}

/** A class that a person saves on this device. */
export interface SavedClass {
  /** The person's e-mail and the token of the class. */
  key: string;
  person: string;
  /** The token of the class, as links have it. */
  classId: string;
  name: string;
  withFilms: boolean;
  /** Whether its meetings are kept to be heard again; an earlier release left it out. */
  withRecordings?: boolean;
  /** Their sounds that are here: under which paths, and what they take. */
  recordings?: { files: readonly string[]; bytes: number };
  /** By the token of the lesson; grows while it is being saved. */
  lessons: Readonly<Record<string, SavedLesson>>;
  /** How many lessons there are to save. */
  total: number;
  state: 'saving' | 'saved' | SaveStop;
  /** When the last of it came from the server, in ms. */
  savedAt: number;
}

/** Why saving has stopped: no room, no connection, the person's wish, anything else. */
export type SaveStop = 'full' | 'cut' | 'paused' | 'failed';

/** What a person has done that the server is still to hear. */
export interface Waiting {
  /** The person's e-mail and what it is; the same again takes the place of the one before. */
  key: string;
  person: string;
  what: 'view' | 'comment' | 'draft' | 'review' | 'word';
  /** The request as its call has it. */
  input: Readonly<Record<string, unknown>>;
  /** When the person did it, in ms. */
  at: number;
  /** Why the server would not have it, in its words; null while it waits. */
  refusal: string | null;
}

interface Schema extends DBSchema {
  answers: { key: string; value: SavedCopy; indexes: { owner: string } };
  classes: { key: string; value: SavedClass };
  waiting: { key: string; value: Waiting; indexes: { person: string } };
}

/** Apart from the copies that come and go by themselves, which an older tab may hold open. */
const DATABASE = 'kept';

/** That of what was recorded and not sent yet (takes/takes-database.ts), whose code few need. */
export const TAKES_DATABASE = 'takes';

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** What people keep on this device by their own wish, or until it is sent. Rejects without storage. */
export function keptDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'name' }).createIndex('owner', 'owner');
      database.createObjectStore('classes', { keyPath: 'key' });
      database.createObjectStore('waiting', { keyPath: 'key' }).createIndex('person', 'person');
    },
    // A newer release in another tab does not wait for this one.
    blocking: forget,
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function forget(): void {
  void opening?.then((database) => database.close());
  opening = null;
}
