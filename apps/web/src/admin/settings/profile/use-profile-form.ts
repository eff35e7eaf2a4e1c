import {
  getInstituteProfile,
  updateInstituteProfile,
} from '@institute/contract/settings/institute-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFreshProfile } from '../../../domains/settings/managed-profile-api.ts';
import {
  type ManagedProfile,
  managedProfileOf,
  type ProfileField,
  type ProfileForm,
  profileInput,
  profileParts,
  profileSchema,
  profileShape,
} from '../../../domains/settings/managed-profile-model.ts';
import { differing, withParts } from '../../../forms/parts.ts';
import { type Conflict, useConflict } from '../../../forms/use-conflict.ts';
import type { Opened } from '../../../forms/use-draft.ts';
import { type KeptForm, useKeptForm } from '../../../forms/use-kept-form.ts';
import { answerKey } from '../../../platform/answer-key.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

/** The profile being written. What is typed stays until it is saved. */
export interface ProfileEditor {
  form: KeptForm<ProfileForm, string>;
  conflict: Conflict<ProfileForm, ProfileField> | null;
}

const openedOf = ({ form, version }: ManagedProfile): Opened<ProfileForm, string> => ({
  values: form,
  state: version,
});

export function useProfileForm(profile: ManagedProfile): ProfileEditor {
  const [present, setPresent] = useState(() => openedOf(profile));
  const client = useQueryClient();
  const { mutateAsync } = useAct(updateInstituteProfile, {
    onSuccess: (now) => client.setQueryData(answerKey(getInstituteProfile, {}), now),
  });
  const fetchFresh = useFreshProfile();
  const { conflict, save } = useConflict<ProfileForm, string, ProfileField>({
    parts: profileParts,
    changedCode: 'settings_changed',
    fetchTheirs: async () => {
      const theirs = openedOf(await fetchFresh());
      setPresent(theirs);
      return theirs;
    },
  });
  const form: KeptForm<ProfileForm, string> = useKeptForm<ProfileForm, string>({
    schema: profileSchema,
    kind: 'public-pages',
    shape: { values: profileShape, state: z.string() },
    present,
    words: { refused: text.refused, isOurs: true },
    onSubmit: async (values, { opened }) => {
      await save(form, values, opened, async (mine, { values: base, state }) => {
        const sent = profileInput({ form: base, version: state }, mine);
        const saved = openedOf(managedProfileOf(await mutateAsync(sent)));
        setPresent(saved);
        // What was typed while it was sent stays typed.
        const since = differing(profileParts, mine, form.now());
        form.goOnWith(withParts(profileParts, saved.values, form.now(), since), saved);
        toast.success(text.saved);
      });
      return false;
    },
  });
  return { form, conflict };
}
