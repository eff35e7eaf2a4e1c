import { saveTeacherProfile } from '@institute/contract/classes/teacher-profile';
import { flagOf } from '@institute/contract/fields';
import { getTeaching } from '@institute/contract/reports/teaching';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

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
          ...(isPublic !== undefined && { isPublic: flagOf(isPublic) }),
          ...(removesPicture && { removePicture: flagOf(true) }),
        },
        picture && { files: { picture } },
      ),
    onSettled: () => refresh(client, [getTeaching]),
  });
}
