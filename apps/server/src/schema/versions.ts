import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Names the state of a table that is read whole and rarely changes: a trigger gives it a new name
 * with every change, so what was made from the table holds as long as the name does. By chance, not by
 * counting: a restored dump cannot come to a name that stood for something else.
 */
export const tableVersions = pgTable('table_versions', {
  name: text('name').primaryKey(),
  version: uuid('version').notNull(),
});
