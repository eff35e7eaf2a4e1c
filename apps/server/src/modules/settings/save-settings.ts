import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import { noteOfChange } from '../../shared/audit-changes.ts';
import { conflictWords } from './conflict-words.ts';
import { presentForm } from './present.ts';
import { conflictingFields, isTransferRight, nextLegalVersion, type Settings } from './rules.ts';
import { lockSettings, readSettingRows, saveSettings, withDefaults } from './store.ts';

/** Settings that are keys, or ways to reach a person: that they changed is all the log says. */
const untold: readonly (keyof Settings)[] = [
  'paystackKey',
  'privacyContact',
  'whatsappNumber',
  'ownerEmail',
];
const toldOf = (values: Partial<Settings>) =>
  (Object.keys(values) as (keyof Settings)[]).filter((name) => !untold.includes(name));

const isTransfer = ({ bankCode, accountNumber }: Partial<Settings>) =>
  bankCode !== undefined || accountNumber !== undefined;

/** What an administrator sends: new values as stored, and what the form had shown of them. */
export interface SettingsChange {
  values: Partial<Settings>;
  /** What the sender was shown, as the form spells it; a field that is not here is not compared. */
  before: Partial<Record<string, string>>;
}

/**
 * Saves settings, unless one of them has become something else than its sender was shown: two
 * administrators at once do not undo each other unseen. Errors: settings_changed, account_number_wrong.
 */
export async function changeSettings(
  context: Context,
  { values, before }: SettingsChange,
): Promise<void> {
  const by = signedIn(context);
  const details: Record<string, unknown> = {};
  await context.transaction(
    async (tx) => {
      await lockSettings(tx);
      const rows = await readSettingRows(tx);
      const stored = withDefaults(rows);
      const current = presentForm(stored);
      const wanted = presentForm({ ...stored, ...values });
      const conflicting = conflictingFields({ current, wanted, before });
      if (conflicting.length > 0) {
        throw new AppError('settings_changed', conflictWords(context, rows, conflicting));
      }
      if (isTransfer(values) && !isTransferRight({ ...stored, ...values })) {
        throw new AppError('account_number_wrong');
      }
      const note = { told: toldOf(values), untold };
      Object.assign(details, noteOfChange<Partial<Settings>>(stored, values, note));
      const change = { by, at: context.clock.now() };
      await saveSettings(tx, { ...values, ...nextLegalVersion(stored, values) }, change);
    },
    { details },
  );
}
