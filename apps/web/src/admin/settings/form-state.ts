import { type SettingsForm, settingFields } from '@institute/contract/managed-settings';
import { nairaText } from '@institute/contract/money';
import * as z from 'zod/mini';
import type { ManagedSettings } from '../../domains/settings/managed-model.ts';

export type SettingName = keyof SettingsForm;

/** What another administrator has saved of a field that was being changed here. */
export interface Conflict {
  theirs: string;
  /** Name of who saved it; empty when it is not known. */
  by: string;
}

/** The form: what was shown, what is typed, and where somebody else was faster. */
export interface FormState {
  /** The settings as the server has them, as far as known. */
  base: SettingsForm;
  values: SettingsForm;
  errors: Partial<Record<SettingName, string>>;
  conflicts: Partial<Record<SettingName, Conflict>>;
}

export const settingNames = Object.keys(settingFields) as SettingName[];

export function begin(form: SettingsForm): FormState {
  return { base: form, values: form, errors: {}, conflicts: {} };
}

export function changedNames({ base, values }: FormState): SettingName[] {
  return settingNames.filter((name) => base[name] !== values[name]);
}

/** A field as it is typed. */
export function typed(state: FormState, name: SettingName, value: string): FormState {
  const { [name]: _error, ...errors } = state.errors;
  return { ...state, values: { ...state.values, [name]: value } as SettingsForm, errors };
}

/** What is wrong with the fields that have been changed; and their values as they will be stored. */
export function check(state: FormState): {
  errors: FormState['errors'];
  stored: Partial<SettingsForm>;
} {
  const errors: FormState['errors'] = {};
  const stored: Partial<Record<SettingName, string>> = {};
  for (const name of changedNames(state)) {
    const parsed = z.safeParse(settingFields[name], state.values[name]);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? 'This is not right.';
    // Amounts come out as kobo, the rest as text.
    else stored[name] = typeof parsed.data === 'number' ? nairaText(parsed.data) : parsed.data;
  }
  return { errors, stored: stored as Partial<SettingsForm> };
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
    errors: {},
    conflicts: {},
  };
}

/**
 * After another administrator's save: fields left alone here take the new values; those changed
 * here as well keep what was typed, and say what was saved by whom.
 */
export function merged(state: FormState, { form, changes }: ManagedSettings): FormState {
  const mine = new Set(changedNames(state));
  const conflicts: FormState['conflicts'] = {};
  const values: Record<string, string> = { ...form };
  for (const name of mine) {
    values[name] = state.values[name];
    const isOvertaken = form[name] !== state.base[name] && form[name] !== state.values[name];
    if (isOvertaken) conflicts[name] = { theirs: form[name], by: changes[name]?.by ?? '' };
  }
  return { base: form, values: values as SettingsForm, errors: {}, conflicts };
}

/** A conflict decided: their value, or the one typed here. */
export function decided(state: FormState, name: SettingName, takeTheirs: boolean): FormState {
  const { [name]: conflict, ...conflicts } = state.conflicts;
  const next = takeTheirs && conflict ? typed(state, name, conflict.theirs) : state;
  return { ...next, conflicts };
}
