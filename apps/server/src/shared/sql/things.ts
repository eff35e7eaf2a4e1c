import type { Thing, ThingKind } from '@institute/contract/audit/things';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';

/** What things are called, also those in the trash; it asks the tables of several modules. */
const names: Readonly<Record<ThingKind, SQL>> = {
  lesson: sql`select subject as name from lessons`,
  message: sql`select subject as name from messages`,
  scheduledMessage: sql`select subject as name from scheduled_messages`,
  messageTemplate: sql`select name from message_templates`,
  certificate: sql`select title || ' · ' || code as name from certificates`,
  certificateTemplate: sql`select title as name from certificate_templates`,
};

/** The name of a thing; empty when it is gone. */
export async function nameOfThing(db: Database, { kind, id }: Thing): Promise<string> {
  const [found] = await rowsOf<{ name: string }>(db, sql`${names[kind]} where id = ${id}`);
  return found?.name ?? '';
}
