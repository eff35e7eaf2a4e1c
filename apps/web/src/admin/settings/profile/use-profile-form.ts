import {
  getInstituteProfile,
  updateInstituteProfile,
} from '@institute/contract/settings/institute-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFreshProfile } from '../../../domains/settings/managed-profile-api.ts';
import {
  changedFields,
  type ManagedProfile,
  managedProfileOf,
  mergedProfile,
  type ProfileField,
  type ProfileForm,
  profileInput,
  profileNames,
  profileSchema,
} from '../../../domains/settings/managed-profile-model.ts';
import { type Form, useForm } from '../../../forms/use-form.ts';
import { answerKey } from '../../../platform/answer-key.ts';
import { useAct } from '../../../platform/answers.ts';
import { errorCode } from '../../../platform/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

/** The profile being written. What is typed stays until it is saved. */
export interface ProfileEditor {
  form: Form<ProfileForm>;
  isChanged: boolean;
  /** The fields that somebody else has saved as well, and were changed here. */
  conflicting: readonly ProfileField[];
  /** Gives up what was typed of those. */
  takeTheirs: () => void;
}

export function useProfileForm(profile: ManagedProfile): ProfileEditor {
  const [shown, setShown] = useState(profile);
  const [conflicting, setConflicting] = useState<readonly ProfileField[]>([]);
  const client = useQueryClient();
  const { mutateAsync } = useAct(updateInstituteProfile, {
    onSuccess: (now) => client.setQueryData(answerKey(getInstituteProfile, {}), now),
  });
  const fetchFresh = useFreshProfile();
  const form: Form<ProfileForm> = useForm<ProfileForm, ProfileForm>({
    schema: profileSchema,
    defaultValues: profile.form,
    words: { refused: text.refused, broken: text.broken },
    onSubmit: async (sent) => {
      try {
        const saved = managedProfileOf(await mutateAsync(profileInput(shown, sent)));
        // What was typed while it was sent stays typed.
        fill(mergedProfile(sent, form.now(), saved.form).form);
        setShown(saved);
        setConflicting([]);
        toast.success(text.saved);
      } catch (error) {
        if (errorCode(error) === 'settings_changed') await goOnWith(await fetchFresh());
        throw error;
      }
    },
  });
  const fill = (values: ProfileForm) => {
    const now = form.now();
    for (const name of profileNames) {
      if (now[name] !== values[name]) form.change(name, values[name]);
    }
  };
  const goOnWith = async (theirs: ManagedProfile) => {
    const merged = mergedProfile(shown.form, form.now(), theirs.form);
    fill(merged.form);
    setShown(theirs);
    setConflicting(merged.conflicting);
  };
  return {
    form,
    isChanged: changedFields(shown.form, form.values).length > 0,
    conflicting,
    takeTheirs: () => {
      for (const name of conflicting) form.change(name, shown.form[name]);
      setConflicting([]);
      form.setFailure(null);
    },
  };
}
