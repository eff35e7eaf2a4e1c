import type { Readable } from 'node:stream';

/** A stored file as its store knows it. Files never change: another content has another name. */
export interface StoredFile {
  name: string;
  bytes: number;
  storedAt: Date;
}

/** Bytes `start` to `end` of a file, both counted from 0 and both part of it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files lie: this machine's disk, or a bucket that speaks S3. Names are ours, random, of
 * letters, digits, `-`, `_` and one dot. A store that cannot be reached throws `unavailable`.
 */
export interface FileStore {
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
}
