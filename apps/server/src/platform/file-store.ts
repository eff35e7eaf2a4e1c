import type { Readable } from 'node:stream';

/** A stored file as its store knows it. Files never change: another content has another name. */
export interface StoredFile {
  name: string;
  bytes: number;
  storedAt: Date;
}

/** A file on its way: on this machine's disk, not yet in storage. */
export interface ReceivedFile {
  path: string;
  bytes: number;
}

/** Bytes `start` to `end` of a file, both counted from 0 and both part of it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Name of what tells whose files a store holds; no stored file is called so. */
export const MARK = 'institute.mark';

/**
 * Where files lie: this machine's disk, or a bucket that speaks S3. Names are ours, random, of
 * letters, digits, `-`, `_` and one dot. A store that cannot be reached throws `unavailable`.
 */
export interface FileStore {
  /** Where it is, for the operator to read. */
  readonly place: string;
  /** Takes a file of this machine's disk, which is gone from there afterwards. */
  take(name: string, path: string): Promise<void>;
  /** Stores bytes: whole, or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** What is known of a file; null when there is none of that name. */
  find(name: string): Promise<StoredFile | null>;
  /** The bytes of a file, or a range of them, as they come; null when there is none of that name. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file; one that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Every stored file, in no order, without holding them all at once. */
  list(): AsyncIterable<StoredFile>;
  /** Puts a file into quarantine: it is no stored file any more, and not lost. */
  setAside(name: string): Promise<void>;
  /** Makes a file of the quarantine a stored one again; false when there is none of that name. */
  bringBack(name: string): Promise<boolean>;
  /** Every file in quarantine; `storedAt` is when it came there. */
  listAside(): AsyncIterable<StoredFile>;
  /** Removes a file of the quarantine for good. */
  removeAside(name: string): Promise<void>;
  /** Takes a part of an unfinished upload, as `take` does; parts are no stored files. */
  takePart(name: string, path: string): Promise<void>;
  /** The bytes of a part; null when there is none of that name. */
  readPart(name: string): Promise<Readable | null>;
  removePart(name: string): Promise<void>;
  /** Every part of every unfinished upload. */
  listParts(): AsyncIterable<StoredFile>;
  /** What is kept here of whose the files are; null when nothing is. */
  readMark(): Promise<string | null>;
  writeMark(text: string): Promise<void>;
}
