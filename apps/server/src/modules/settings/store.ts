import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { lockInTransaction, prepareRead } from '../../platform/db.ts';
import { secrets, settings, users } from '../../schema/index.ts';
import { storedTeachers } from './profile/rules.ts';
import { type SettingName, type Settings, settingDefaults } from './rules.ts';

/** A setting as stored, with the present name of who saved it last. */
export type SettingRow = Omit<typeof settings.$inferSelect, 'changedById'>;

/** Any number that no other program uses as an advisory lock of this database. */
const SETTINGS_LOCK = 7_202_619;

/** All settings, defaults filled in. Many calls ask for them: it reads one small table. */
export async function readSettings(db: Database): Promise<Settings> {
  const statement = prepareRead(db, 'settings_values', (on, name) =>
    on.select({ name: settings.name, value: settings.value }).from(settings).prepare(name),
  );
  return withDefaults(await statement.execute());
}

/** The settings that have been set, with who did. */
export async function readSettingRows(db: Database): Promise<SettingRow[]> {
  const statement = prepareRead(db, 'settings_all', (on, name) =>
    on
      .select({
        name: settings.name,
        value: settings.value,
        changedAt: settings.changedAt,
        changedBy: sql<string | null>`coalesce(${users.name}, ${settings.changedBy})`,
      })
      .from(settings)
      .leftJoin(users, eq(users.id, settings.changedById))
      .prepare(name),
  );
  return statement.execute();
}

/** What is stored, and the defaults of the rest. */
export function withDefaults(rows: readonly Pick<SettingRow, 'name' | 'value'>[]): Settings {
  const known = rows.filter((row) => row.name in settingDefaults);
  return { ...settingDefaults, ...Object.fromEntries(known.map((row) => [row.name, row.value])) };
}

/** Waits until no other transaction changes settings, and keeps others waiting to the end. */
export async function lockSettings(tx: Tx): Promise<void> {
  await lockInTransaction(tx, SETTINGS_LOCK);
}

/** Saves the named settings; the rest stay as they are. `change` says which person saves, if one does. */
export async function saveSettings(
  tx: Tx,
  changes: Partial<Record<SettingName, string>>,
  change: { by: Pick<Actor, 'userId' | 'name'>; at: Date } | null = null,
): Promise<void> {
  const trace = {
    changedAt: change?.at ?? null,
    changedById: change?.by.userId ?? null,
    changedBy: change?.by.name ?? null,
  };
  for (const [name, value] of Object.entries(changes)) {
    await tx
      .insert(settings)
      .values({ name, value, ...trace })
      .onConflictDoUpdate({ target: settings.name, set: { value, ...trace } });
  }
}

/** Which of these stored files the settings name. */
export async function namedSettingFiles(db: Database, names: readonly string[]): Promise<string[]> {
  const settings = await readSettings(db);
  const pictures = storedTeachers(settings).map(({ picture }) => picture);
  const named = new Set([settings.logo, settings.signature, ...pictures]);
  return names.filter((name) => named.has(name));
}

/** A key the server keeps for itself, made by the first process that asks for it. */
export async function secret(db: Database, name: string, make: () => string): Promise<string> {
  const known = await readSecret(db, name);
  if (known !== null) return known;
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  // Ours, or that of another process which was faster.
  const kept = await readSecret(db, name);
  if (kept === null) throw new Error(`the secret ${name} could not be kept`);
  return kept;
}

async function readSecret(db: Database, name: string): Promise<string | null> {
  const [found] = await db.select().from(secrets).where(eq(secrets.name, name));
  return found?.value ?? null;
}
