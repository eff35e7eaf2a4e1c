import { getManagedClass } from '@institute/contract/managed-classes';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { type ManagedClass, managedClassOf } from './managed-model.ts';

/** Begins every key of what an administrator sees of one class; `id` as it stands in the address. */
export function managedClassKey(id: string): readonly ['managed-class', string] {
  return ['managed-class', id];
}

/** One class with all an administrator sees of it, unless not `isWanted`. Fails with `class_not_found`. */
export function useManagedClass(id: string, isWanted = true): UseQueryResult<ManagedClass> {
  return useQuery({
    queryKey: [...managedClassKey(id), 'details'],
    queryFn: ({ signal }) => callApi(getManagedClass, { class_id: id }, { signal }),
    select: managedClassOf,
    enabled: isWanted,
  });
}

/** One class as it is saved now. */
export async function fetchClass(id: number): Promise<ManagedClass> {
  return managedClassOf(await callApi(getManagedClass, { class_id: id }));
}

/** The class to complete before another one; null for none, and where it is deleted. */
export async function fetchPrerequisite(item: ManagedClass | null): Promise<ManagedClass | null> {
  if (!item?.prerequisiteId) return null;
  return fetchClass(item.prerequisiteId).catch((error) => {
    if (errorCode(error) === 'class_not_found') return null;
    throw error;
  });
}

/** The same, asked anew whenever a form opens. */
export function usePrerequisite(item: ManagedClass | null): UseQueryResult<ManagedClass | null> {
  return useQuery({
    queryKey: [...managedClassKey(String(item?.id ?? '')), 'prerequisite', item?.prerequisiteId],
    queryFn: () => fetchPrerequisite(item),
    gcTime: 0,
  });
}
