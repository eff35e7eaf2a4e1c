import { type Database, databaseOf, type Tx } from './db-transaction.ts';

/** What Drizzle asks: a pool, a connection, or connections that are shared. */
interface Asked {
  query: unknown;
}

/** A statement as Drizzle keeps it, with a field that is not declared. */
interface Prepared {
  getQuery(): { sql: string };
}

const prepared = new WeakMap<Database, Map<string, Prepared>>();
const sharedOf = new WeakMap<Database, Asked>();

/** Lets what {@link prepareRead} is asked for on `db` itself go over `shared`. */
export function shareReads(db: Database, shared: Asked): void {
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
  return kept(database, sharedName, () => {
    const statement = build(database, sharedName);
    refuseToShare(statement);
    return asking(shared, statement);
  });
}

/** The same for a statement that writes or locks. */
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
  const statement = kept(database, name, () => build(database, name));
  return db === database ? statement : asking(connectionOf(db), statement);
}

function kept<Statement extends Prepared>(
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

const connectionOf = (db: Database) => (db._.session as unknown as { client: Asked }).client;

/** The same statement, asked elsewhere: Drizzle keeps in a field that is not declared where. */
function asking<Statement extends Prepared>(client: Asked, statement: Statement): Statement {
  const copy = Object.create(Object.getPrototypeOf(statement) as object) as Statement;
  return Object.assign(copy, statement, { client });
}
