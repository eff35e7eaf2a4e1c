import type { Database, Tx } from '../../platform/db.ts';
import { prepare } from '../../platform/db.ts';
import { secrets, settings } from '../../schema/index.ts';
import { type SettingName, type Settings, settingDefaults } from './rules.ts';

/** All settings, defaults filled in. */
export async function readSettings(db: Database): Promise<Settings> {
  const statement = prepare(db, 'settings_all', (on, name) =>
    on.select().from(settings).prepare(name),
  );
  const rows = await statement.execute();
  const known = rows.filter((row) => row.name in settingDefaults);
  return { ...settingDefaults, ...Object.fromEntries(known.map((row) => [row.name, row.value])) };
}

/** Saves the named settings; the rest stay as they are. */
export async function saveSettings(
  tx: Tx,
  changes: Partial<Record<SettingName, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }
}

/** A key the server keeps for itself, made by the first process that asks for it. */
export async function secret(db: Database, name: string, make: () => string): Promise<string> {
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const rows = await db.select().from(secrets);
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`the secret ${name} could not be kept`);
  return found.value;
}
