import { AppError } from '@institute/contract/errors';
import type { SettingsForm } from '@institute/contract/managed-settings';
import { displayTime } from '@institute/contract/rules/calendar';
import { isolated } from '@institute/contract/rules/isolate';
import { type Context, signedIn } from '../../context.ts';
import { presentForm } from './present.ts';
import { conflictingFields, nextLegalVersion, type Settings } from './rules.ts';
import { lockSettings, readSettingRows, saveSettings, withDefaults } from './store.ts';
import { text } from './text.ts';

/** What an administrator sends: new values as stored, and what the form had shown of them. */
export interface SettingsChange {
  values: Partial<Settings>;
  /** What the sender was shown, as the form spells it; a field that is not here is not compared. */
  before: Partial<Record<string, string>>;
}

/**
 * Saves settings, unless one of them has become something else than its sender was shown: two
 * administrators at once do not undo each other unseen. Errors: settings_changed.
 */
export async function changeSettings(
  context: Context,
  { values, before }: SettingsChange,
): Promise<void> {
  const { name } = signedIn(context);
  const details = { changed: Object.keys(values) };
  await context.transaction(
    async (tx) => {
      await lockSettings(tx);
      const rows = await readSettingRows(tx);
      const stored = withDefaults(rows);
      const current = presentForm(stored);
      const wanted = presentForm({ ...stored, ...values });
      const conflicting = conflictingFields({ current, wanted, before });
      if (conflicting.length > 0) {
        const latest = rows
          .filter((row) => conflicting.includes(row.name as keyof SettingsForm))
          .sort((a, b) => Number(b.changedAt) - Number(a.changedAt))[0];
        throw new AppError('settings_changed', conflictWords(context, latest));
      }
      const change = { by: name, at: context.clock.now() };
      await saveSettings(tx, { ...values, ...nextLegalVersion(stored, values) }, change);
    },
    { details },
  );
}

function conflictWords(
  context: Context,
  change: { changedBy: string | null; changedAt: Date | null } | undefined,
): string {
  const by = change?.changedBy ? isolated(change.changedBy) : text.somebodyElse;
  if (!change?.changedAt) return text.changedMeanwhile(by);
  return text.changedOn(by, displayTime(change.changedAt, context.config.timeZone));
}
