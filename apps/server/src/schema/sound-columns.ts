import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';

/** How far the AAC copy of a sound is: none is needed, it is to be made, it stands, or it cannot be made. */
export const copyStates = sql.raw(`('none', 'waiting', 'made', 'failed')`);
type CopyState = 'none' | 'waiting' | 'made' | 'failed';

/** A recording or picture that a row holds; the name is empty once its time was over, and where there is none. */
export const soundColumns = {
  file: text('file').notNull().default(''),
  bytes: integer('bytes').notNull().default(0),
  /** As the browser said, until its copy was made. */
  seconds: integer('seconds').notNull().default(0),
  /** The wave, as the browser drew it: at most 64 numbers of 0 to 100. */
  levels: integer('levels').array().notNull().default([]),
  /** The same as AAC, for phones that play no Opus. */
  copy: text('copy').notNull().default(''),
  copyState: text('copy_state').$type<CopyState>().notNull().default('none'),
};
