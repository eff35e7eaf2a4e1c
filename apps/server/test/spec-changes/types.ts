import type { Database } from '../../src/platform/db.ts';
import type { Client, SentFile } from '../support/client.ts';
import type { FullSchool } from '../support/full-school.ts';
import type { RowChanges } from '../support/rows.ts';

/** A call that changes something, sent as the specification writes it. */
export interface SpecChange {
  /** Who sends it; the administrator unless it is said otherwise. */
  by?: 'student' | 'visitor';
  prepare?: (db: Database, school: FullSchool) => Promise<unknown>;
  /** The field list exactly as written there. */
  sent: (school: FullSchool) => Record<string, unknown>;
  files?: Record<string, SentFile>;
  /** Its refusal, when a rule of ours wants more than the list. */
  refused?: Record<string, unknown>;
  /** All that it may change; what it does not name stays. */
  means: (school: FullSchool, db: Database) => Partial<RowChanges> | Promise<Partial<RowChanges>>;
}

/** Such calls, by their names. */
export type SpecChanges = Partial<Record<keyof Client, SpecChange>>;
