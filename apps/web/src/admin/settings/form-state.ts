import { nairaText } from '@institute/contract/money';
import { isAccountNumber } from '@institute/contract/payments/banks';
import {
  type SettingName,
  type SettingsForm,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import * as z from 'zod/mini';
import { schemaOf } from '../../domains/settings/managed-model.ts';
import { differing, eachField } from '../../forms/parts.ts';
import { text } from './text.ts';

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
    if (isNumberWrong(base(), payload.value)) {
      const message = text.accountNumberWrong;
      payload.issues.push({ code: 'custom', path: ['accountNumber'], message, input: '' });
    }
  });
}

/** Whether an account that was changed has a number of ten digits that is none of its bank. */
function isNumberWrong(base: SettingsForm, { bankCode, accountNumber }: SettingsForm): boolean {
  const number = z.safeParse(schemaOf('accountNumber'), accountNumber);
  const isChanged = bankCode !== base.bankCode || accountNumber !== base.accountNumber;
  if (!isChanged || !number.success || number.data === '') return false;
  return !isAccountNumber(bankCode, String(number.data));
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
