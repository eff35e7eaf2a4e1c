import type { Class } from '@institute/contract/classes/classes';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';

/** One class as it is saved now. */
export const fetchClass = (classId: number): Promise<Class> =>
  callApi(getManagedClass, { classId });

/** The class to complete before another one; null for none, and where it is deleted. */
export async function fetchPrerequisite(item: Class | null): Promise<Class | null> {
  if (!item?.prerequisiteId) return null;
  return fetchClass(item.prerequisiteId).catch((error) => {
    if (errorCode(error) === 'class_not_found') return null;
    throw error;
  });
}

/** The same, asked anew whenever a form opens. */
export function usePrerequisite(item: Class | null): UseQueryResult<Class | null> {
  return useQuery({
    queryKey: [...answerKey(getManagedClass), 'prerequisite', item?.id, item?.prerequisiteId],
    queryFn: () => fetchPrerequisite(item),
    gcTime: 0,
  });
}
