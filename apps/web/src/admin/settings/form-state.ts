import { nairaText } from '@institute/contract/money';
import {
  type SettingName,
  type SettingsForm,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import * as z from 'zod/mini';
import { schemaOf } from '../../domains/settings/managed-model.ts';
import { differing, eachField } from '../../forms/parts.ts';

export const settingParts = eachField(settingNames);

export const changedNames = (base: SettingsForm, values: SettingsForm): SettingName[] =>
  differing(settingParts, base, values);

/** What is asked of settings: fields that were left alone are as they are. */
export function settingsSchemaOver(
  base: () => SettingsForm,
): z.ZodMiniType<SettingsForm, SettingsForm> {
  return z.custom<SettingsForm>().check((payload) => {
    for (const name of changedNames(base(), payload.value)) {
      const { error } = z.safeParse(schemaOf(name), payload.value[name]);
      for (const { message } of error?.issues.slice(0, 1) ?? []) {
        payload.issues.push({ code: 'custom', path: [name], message, input: '' });
      }
    }
  });
}

/** The changed fields as they will be stored; those that may not be saved are left out. */
export function storedOf(base: SettingsForm, values: SettingsForm): Partial<SettingsForm> {
  const stored: Partial<Record<SettingName, string>> = {};
  for (const name of changedNames(base, values)) {
    const parsed = z.safeParse(schemaOf(name), values[name]);
    if (!parsed.success) continue;
    // Amounts come out as kobo, the rest as text.
    stored[name] = typeof parsed.data === 'number' ? nairaText(parsed.data) : parsed.data;
  }
  return stored as Partial<SettingsForm>;
}
