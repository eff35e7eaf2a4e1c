import type { InputOf } from '@institute/contract/call';
import {
  fieldOf,
  type SettingName,
  type SettingsForm,
  settingFields,
  type updateAppSettings,
} from '@institute/contract/settings/managed-settings';

/** What is asked of a setting by itself. */
export const schemaOf = (name: SettingName) => settingFields[fieldOf(name)];

/** Settings that are to be changed, and what was shown of them before, as the call takes them. */
export const changeInput = (
  stored: Partial<SettingsForm>,
  before: Partial<SettingsForm>,
): InputOf<typeof updateAppSettings> => ({ ...byField(stored), before: byField(before) });

function byField(values: Partial<SettingsForm>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fieldOf(name as SettingName), value]),
  );
}
