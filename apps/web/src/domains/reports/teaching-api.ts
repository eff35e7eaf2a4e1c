import { flagOf } from '@institute/contract/fields';
import { getTeaching, saveTeacherProfile } from '@institute/contract/teaching';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Teaching, teachingOf } from './teaching-model.ts';

const teachingKey = ['teaching'] as const;

/** The classes that whoever is signed in teaches, and what waits there. */
export function useTeaching(): UseQueryResult<Teaching> {
  return useQuery({
    queryKey: teachingKey,
    queryFn: ({ signal }) => callApi(getTeaching, {}, { signal }),
    select: teachingOf,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What a teacher changes of how students see them. */
export interface ProfileChange {
  picture?: File;
  removesPicture?: boolean;
  isPublic?: boolean;
}

/** Says how students see whoever is signed in; what is left out stays. */
export function useSaveTeacherProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ picture, removesPicture, isPublic }: ProfileChange) =>
      callApi(
        saveTeacherProfile,
        {
          ...(isPublic !== undefined && { is_public: flagOf(isPublic) }),
          ...(removesPicture && { remove_picture: flagOf(true) }),
        },
        picture && { files: { picture } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: teachingKey }),
  });
}
