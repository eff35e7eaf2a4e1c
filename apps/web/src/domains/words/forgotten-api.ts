import { getClassForgotten } from '@institute/contract/managed-words';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { forgottenOf } from './managed-model.ts';

/** What the students of a class forget again and again. */
export function useClassForgotten(classId: string) {
  return useQuery({
    queryKey: ['class-forgotten', classId],
    queryFn: ({ signal }) => callApi(getClassForgotten, { class_id: classId }, { signal }),
    select: forgottenOf,
  });
}
