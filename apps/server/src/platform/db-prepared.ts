import { type Database, databaseOf } from './db-transaction.ts';

const prepared = new WeakMap<Database, Map<string, object>>();

/**
 * A prepared statement of a hot read, made once per database and bound to the connection of the
 * transaction it is asked for in: to build and plan it anew costs three times what it takes. `name`
 * must be unique in the product.
 */
export function prepare<Statement extends object>(
  db: Database,
  name: string,
  build: (db: Database, name: string) => Statement,
): Statement {
  const database = databaseOf(db);
  let statements = prepared.get(database);
  if (!statements) {
    statements = new Map();
    prepared.set(database, statements);
  }
  let statement = statements.get(name) as Statement | undefined;
  if (!statement) {
    statement = build(database, name);
    statements.set(name, statement);
  }
  return db === database ? statement : onConnectionOf(db, statement);
}

/** The same statement on another connection: Drizzle keeps it in a field that is not declared. */
function onConnectionOf<Statement extends object>(db: Database, statement: Statement): Statement {
  const { client } = db._.session as unknown as { client: unknown };
  const copy = Object.create(Object.getPrototypeOf(statement) as object) as Statement;
  return Object.assign(copy, statement, { client });
}
