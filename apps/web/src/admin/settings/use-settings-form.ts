import {
  type ManagedSettings,
  type SettingName,
  type SettingsForm,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFreshSettings, useSaveSettings } from '../../domains/settings/managed-api.ts';
import { changeInput } from '../../domains/settings/managed-model.ts';
import { shapeOfTexts } from '../../forms/draft.ts';
import { type Conflict, useConflict } from '../../forms/use-conflict.ts';
import type { Opened } from '../../forms/use-draft.ts';
import { type KeptForm, useKeptForm } from '../../forms/use-kept-form.ts';
import { toast } from '../../ui/toast.ts';
import { changedNames, settingParts, settingsSchemaOver, storedOf } from './form-state.ts';
import { text } from './text.ts';

/** The settings being changed. What is typed stays until it is saved or given up. */
export interface SettingsEditor {
  form: KeptForm<SettingsForm, null>;
  conflict: Conflict<SettingsForm, SettingName> | null;
  changed: readonly SettingName[];
}

const openedOf = (values: SettingsForm): Opened<SettingsForm, null> => ({ values, state: null });

export function useSettingsForm(settings: ManagedSettings): SettingsEditor {
  const [present, setPresent] = useState(() => openedOf(settings.form));
  const { mutateAsync } = useSaveSettings();
  const fetchFresh = useFreshSettings();
  const { conflict, save } = useConflict<SettingsForm, null, SettingName>({
    parts: settingParts,
    changedCode: 'settings_changed',
    fetchTheirs: async () => {
      const theirs = openedOf((await fetchFresh()).form);
      setPresent(theirs);
      return theirs;
    },
  });
  const form: KeptForm<SettingsForm, null> = useKeptForm<SettingsForm, null>({
    schema: settingsSchemaOver(() => form.opened.values),
    kind: 'settings',
    shape: { values: shapeOfTexts<SettingsForm>(settingNames), state: z.null() },
    present,
    words: { refused: text.saveFailed, broken: text.broken },
    fieldOfCode: { account_number_wrong: 'accountNumber' },
    asksFirst: true,
    onSubmit: async (values, { opened }) => {
      await save(form, values, opened, async (mine, { values: base }) => {
        const stored = storedOf(base, mine);
        const before = Object.fromEntries(
          changedNames(base, mine).map((name) => [name, base[name]]),
        );
        await mutateAsync(changeInput(stored, before));
        const saved = openedOf({ ...base, ...stored });
        setPresent(saved);
        form.goOnWith({ ...mine, ...stored }, saved);
        toast.success(text.saved);
      });
      return false;
    },
  });
  return { form, conflict, changed: changedNames(form.opened.values, form.values) };
}
