import { useState } from 'react';
import { useFreshSettings, useSaveSettings } from '../../domains/settings/managed-api.ts';
import type { ManagedSettings } from '../../domains/settings/managed-model.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import {
  begin,
  changedNames,
  check,
  decided,
  type FormState,
  merged,
  type SettingName,
  saved,
  typed,
} from './form-state.ts';
import { text } from './text.ts';

/** The settings being changed. What is typed stays until it is saved or given up. */
export interface SettingsEditor {
  state: FormState;
  changed: readonly SettingName[];
  failure: string | null;
  busy: boolean;
  type: (name: SettingName, value: string) => void;
  decide: (name: SettingName, takeTheirs: boolean) => void;
  discard: () => void;
  /** True when all that was changed may be saved; marks what may not. */
  isReady: () => boolean;
  /** Saves what was changed; resolves when it has gone one way or the other. */
  save: () => Promise<void>;
}

export function useSettingsForm(settings: ManagedSettings): SettingsEditor {
  const [state, setState] = useState(() => begin(settings.form));
  const [failure, setFailure] = useState<string | null>(null);
  const mutation = useSaveSettings();
  const fetchFresh = useFreshSettings();
  const changed = changedNames(state);

  const save = async () => {
    const { stored } = check(state);
    const before = Object.fromEntries(changed.map((name) => [name, state.base[name]]));
    setFailure(null);
    try {
      await mutation.mutateAsync({ ...stored, before });
      setState((now) => saved(now, state.values, stored));
      toast.success(text.saved);
    } catch (error) {
      setFailure(refusalWords(error, text.saveFailed, text.broken));
      if (errorCode(error) === 'settings_changed') await compare();
    }
  };

  /** Fetches what the other administrator has saved and puts it beside what is typed here. */
  const compare = async () => {
    try {
      const fresh = await fetchFresh();
      setState((now) => merged(now, fresh));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  return {
    state,
    changed,
    failure,
    busy: mutation.isPending,
    type: (name, value) => setState((now) => typed(now, name, value)),
    decide: (name, takeTheirs) => setState((now) => decided(now, name, takeTheirs)),
    discard: () => {
      setFailure(null);
      setState((now) => begin(now.base));
    },
    isReady: () => {
      const { errors } = check(state);
      setState((now) => ({ ...now, errors }));
      return Object.keys(errors).length === 0;
    },
    save,
  };
}
