import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** Column shapes that every table spells alike. */

/** The surrogate key of a table. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** An instant, to the microsecond, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of kobo; safe as a JavaScript number up to 90 thousand billion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });
