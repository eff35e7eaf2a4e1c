import {
  getInstituteProfile,
  uploadTeacherPicture,
} from '@institute/contract/settings/institute-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type ManagedProfile, managedProfileOf } from './managed-profile-model.ts';

/** What the institute says of itself, to be written. */
export const useManagedProfile = () =>
  useAnswer(
    getInstituteProfile,
    {},
    {
      select: managedProfileOf,
      // A form is begun with what holds now.
      staleTime: 0,
      // Not asked for again by itself: the form asks when it needs to know, see `useConflict`.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );

/** Asks for the profile as it is now. */
export function useFreshProfile(): () => Promise<ManagedProfile> {
  const client = useQueryClient();
  return async () =>
    managedProfileOf(
      await client.fetchQuery({
        queryKey: answerKey(getInstituteProfile, {}),
        queryFn: ({ signal }) => callApi(getInstituteProfile, {}, { signal }),
        staleTime: 0,
      }),
    );
}

/** Stores a picture of a teacher and gives its path, which a save of the profile then names. */
export function useUploadTeacherPicture() {
  return useMutation({
    mutationFn: async (picture: File) =>
      (await callApi(uploadTeacherPicture, {}, { files: { picture } })).picture,
  });
}
