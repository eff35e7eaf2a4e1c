import {
  getInstituteProfile,
  updateInstituteProfile,
  uploadTeacherPicture,
} from '@institute/contract/institute-profile';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type ManagedProfile,
  managedProfileOf,
  type ProfileForm,
  wireProfileOf,
} from './managed-profile-model.ts';

const profileQuery = {
  queryKey: ['institute-profile'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ManagedProfile> =>
    managedProfileOf(await callApi(getInstituteProfile, {}, { signal })),
  // A form is begun with what holds now.
  staleTime: 0,
};

/** What the institute says of itself, to be written. */
export function useManagedProfile(): UseQueryResult<ManagedProfile> {
  // Not asked for again by itself: what the form holds is merged by hand, see `useProfileForm`.
  return useQuery({ ...profileQuery, refetchOnWindowFocus: false, refetchOnReconnect: false });
}

/** Asks for the profile as it is now. */
export function useFreshProfile(): () => Promise<ManagedProfile> {
  const client = useQueryClient();
  return () => client.fetchQuery(profileQuery);
}

/** Saves what has changed of a profile since it was shown; gives what holds now. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ shown, form }: { shown: ManagedProfile; form: ProfileForm }) =>
      managedProfileOf(await callApi(updateInstituteProfile, wireProfileOf(shown, form))),
    onSuccess: (saved) => client.setQueryData(profileQuery.queryKey, saved),
  });
}

/** Stores a picture of a teacher and gives its path, which a save of the profile then names. */
export function useUploadTeacherPicture() {
  return useMutation({
    mutationFn: async (picture: File) =>
      (await callApi(uploadTeacherPicture, {}, { files: { picture } })).picture,
  });
}
