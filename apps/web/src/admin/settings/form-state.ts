import { nairaText } from '@institute/contract/money';
import {
  fieldOf,
  type ManagedSettings,
  type SettingName,
  type SettingsForm,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import * as z from 'zod/mini';
import { schemaOf } from '../../domains/settings/managed-model.ts';
import { mergeParts } from '../../forms/merge.ts';

/** What another administrator has saved of a field that was being changed here. */
export interface Conflict {
  theirs: string;
  /** Name of who saved it; empty when it is not known. */
  by: string;
}

/** The form: what was shown, what is typed, and where another administrator was faster. */
export interface FormState {
  /** The settings as the server has them, as far as known. */
  base: SettingsForm;
  values: SettingsForm;
  conflicts: Partial<Record<SettingName, Conflict>>;
}

/** Each setting is decided upon by itself. */
const parts = Object.fromEntries(settingNames.map((name) => [name, [name]])) as {
  [Name in SettingName]: [Name];
};

export function begin(form: SettingsForm): FormState {
  return { base: form, values: form, conflicts: {} };
}

export function changedNames({ base, values }: Pick<FormState, 'base' | 'values'>): SettingName[] {
  return settingNames.filter((name) => base[name] !== values[name]);
}

/** What is asked of settings: fields that were left alone are as they are. */
export function settingsSchemaOver(base: SettingsForm): z.ZodMiniType<SettingsForm, SettingsForm> {
  return z.custom<SettingsForm>().check((payload) => {
    for (const name of changedNames({ base, values: payload.value })) {
      const { error } = z.safeParse(schemaOf(name), payload.value[name]);
      for (const { message } of error?.issues.slice(0, 1) ?? []) {
        payload.issues.push({ code: 'custom', path: [name], message, input: '' });
      }
    }
  });
}

/** The changed fields as they will be stored; those that may not be saved are left out. */
export function storedOf(state: Pick<FormState, 'base' | 'values'>): Partial<SettingsForm> {
  const stored: Partial<Record<SettingName, string>> = {};
  for (const name of changedNames(state)) {
    const parsed = z.safeParse(schemaOf(name), state.values[name]);
    if (!parsed.success) continue;
    // Amounts come out as kobo, the rest as text.
    stored[name] = typeof parsed.data === 'number' ? nairaText(parsed.data) : parsed.data;
  }
  return stored as Partial<SettingsForm>;
}

/** After saving: what was sent is what holds now; what was typed since then stays. */
export function saved(
  state: FormState,
  sent: SettingsForm,
  stored: Partial<SettingsForm>,
): FormState {
  const names = Object.keys(stored) as SettingName[];
  const untouched = names.filter((name) => state.values[name] === sent[name]);
  const kept = Object.fromEntries(untouched.map((name) => [name, stored[name]]));
  return {
    base: { ...state.base, ...stored },
    values: { ...state.values, ...kept },
    conflicts: {},
  };
}

/**
 * After another administrator's save: fields left alone here take the new values; those changed
 * here as well keep what was typed, and say what was saved by whom.
 */
export function merged(state: FormState, { form, changes }: ManagedSettings): FormState {
  const both = mergeParts(parts, state.base, state.values, form);
  const conflicts: FormState['conflicts'] = {};
  for (const name of both.conflicting) {
    conflicts[name] = { theirs: form[name], by: changes[fieldOf(name)]?.by ?? '' };
  }
  return { base: form, values: both.form, conflicts };
}

/** A conflict decided: their value, or the one typed here. */
export function decided(state: FormState, name: SettingName, takeTheirs: boolean): FormState {
  const { [name]: conflict, ...conflicts } = state.conflicts;
  const values =
    takeTheirs && conflict
      ? ({ ...state.values, [name]: conflict.theirs } as SettingsForm)
      : state.values;
  return { ...state, values, conflicts };
}
