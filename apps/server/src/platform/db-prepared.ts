import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, databaseOf, type Tx } from './db-transaction.ts';

/** What Drizzle sends statements to: a pool, a connection, or connections that are shared. */
interface Queryable {
  query: unknown;
}

/** A statement as Drizzle keeps it, with a field that is not declared. */
interface Prepared {
  getQuery(): { sql: string };
}

const prepared = new WeakMap<Database, Map<string, Prepared>>();
const sharedOf = new WeakMap<Database, Queryable>();

/** Lets what {@link prepareRead} is asked for on `db` itself go over `shared`. */
export function shareReads(db: Database, shared: Queryable): void {
  sharedOf.set(db, shared);
}

type Build<Statement> = (db: Database, name: string) => Statement;

/**
 * A prepared statement of a hot read, made once per database: to build and plan it anew costs three
 * times what it takes. In a transaction it is asked on its connection; outside of one on a connection
 * that others ask too, so that it must be short and must neither write nor lock, for which they would
 * wait. `name` must be unique in the product.
 */
export function prepareRead<Statement extends Prepared>(
  db: Database,
  name: string,
  build: Build<Statement>,
): Statement {
  const database = databaseOf(db);
  const shared = db === database && sharedOf.get(database);
  if (!shared) return onOwnConnection(db, name, build);
  // Under another name: the embedded database knows each but once.
  const sharedName = `shared_${name}`;
  return once(database, sharedName, () => {
    const statement = build(database, sharedName);
    refuseToShare(statement);
    return through(shared, statement);
  });
}

/** The same for a statement that writes or locks; always on the connection of whoever asks. */
export const prepareWrite: <Statement extends Prepared>(
  tx: Tx,
  name: string,
  build: Build<Statement>,
) => Statement = onOwnConnection;

function onOwnConnection<Statement extends Prepared>(
  db: Database,
  name: string,
  build: Build<Statement>,
): Statement {
  const database = databaseOf(db);
  const statement = once(database, name, () => build(database, name));
  return db === database ? statement : through(connectionOf(db), statement);
}

/** The statement of a name, made when it is first asked for. */
function once<Statement extends Prepared>(
  database: Database,
  name: string,
  make: () => Statement,
): Statement {
  let statements = prepared.get(database);
  if (!statements) {
    statements = new Map();
    prepared.set(database, statements);
  }
  let statement = statements.get(name) as Statement | undefined;
  if (!statement) {
    statement = make();
    statements.set(name, statement);
  }
  return statement;
}

/** @throws where others would wait for what `statement` waits for */
function refuseToShare(statement: Prepared): void {
  const { sql } = statement.getQuery();
  const isRead = sql.startsWith('select') && !/\bfor (update|share|no key update)\b/.test(sql);
  if (!isRead) throw new Error(`This writes or locks, see prepareWrite: ${sql}`);
}

const connectionOf = (db: Database) => (db._.session as unknown as { client: Queryable }).client;

/** The same statement, sent through `client`: Drizzle keeps in a field that is not declared where. */
function through<Statement extends Prepared>(client: Queryable, statement: Statement): Statement {
  const copy = Object.create(Object.getPrototypeOf(statement) as object) as Statement;
  return Object.assign(copy, statement, { client });
}

/** Places for values of some columns in a prepared statement, each by the name of its column; null is one. */
export function placesOf<Table extends PgTable, Name extends string & keyof Table['_']['columns']>(
  table: Table,
  ...names: Name[]
): Record<Name, SQL> {
  const columns = getTableColumns(table);
  const places = names.map((name) => {
    const column = columns[name] as Column;
    // A column itself takes null for a value to be written in its way.
    const mapToDriverValue = (value: unknown) =>
      value === null ? null : column.mapToDriverValue(value);
    return [name, sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`] as const;
  });
  return Object.fromEntries(places) as Record<Name, SQL>;
}
