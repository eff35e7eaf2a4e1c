import {
  type ManagedSettings,
  type SettingName,
  type SettingsForm,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import { useState } from 'react';
import { useFreshSettings, useSaveSettings } from '../../domains/settings/managed-api.ts';
import { changeInput } from '../../domains/settings/managed-model.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { errorCode } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import {
  begin,
  changedNames,
  decided,
  type FormState,
  merged,
  saved,
  settingsSchemaOver,
  storedOf,
} from './form-state.ts';
import { text } from './text.ts';

/** The settings being changed. What is typed stays until it is saved or given up. */
export interface SettingsEditor {
  form: Form<SettingsForm>;
  conflicts: FormState['conflicts'];
  changed: readonly SettingName[];
  decide: (name: SettingName, takeTheirs: boolean) => void;
  discard: () => void;
}

export function useSettingsForm(settings: ManagedSettings): SettingsEditor {
  const [seen, setSeen] = useState<Pick<FormState, 'base' | 'conflicts'>>(() =>
    begin(settings.form),
  );
  const { mutateAsync } = useSaveSettings();
  const fetchFresh = useFreshSettings();
  const form: Form<SettingsForm> = useForm<SettingsForm, SettingsForm>({
    schema: settingsSchemaOver(seen.base),
    defaultValues: settings.form,
    words: { refused: text.saveFailed, broken: text.broken },
    asksFirst: true,
    onSubmit: async (sent) => {
      const state = { ...seen, values: sent };
      const stored = storedOf(state);
      const before = Object.fromEntries(changedNames(state).map((name) => [name, seen.base[name]]));
      try {
        await mutateAsync(changeInput(stored, before));
      } catch (error) {
        // What the other administrator has saved is put beside what is typed here.
        if (errorCode(error) === 'settings_changed') {
          goOnWith(merged({ ...seen, values: form.now() }, await fetchFresh()));
        }
        throw error;
      }
      goOnWith(saved({ ...seen, values: form.now() }, sent, stored));
      toast.success(text.saved);
    },
  });
  const goOnWith = ({ values, ...rest }: FormState) => {
    setSeen(rest);
    const now = form.now();
    for (const name of settingNames) {
      if (now[name] !== values[name]) form.change(name, values[name]);
    }
  };

  return {
    form,
    conflicts: seen.conflicts,
    changed: changedNames({ base: seen.base, values: form.values }),
    decide: (name, takeTheirs) =>
      goOnWith(decided({ ...seen, values: form.now() }, name, takeTheirs)),
    discard: () => {
      setSeen({ base: seen.base, conflicts: {} });
      form.reset(seen.base);
    },
  };
}
