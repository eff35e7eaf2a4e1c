import { getClasses } from '@institute/contract/classes';
import { getManagedClass } from '@institute/contract/managed-classes';
import { type ClassAbility, can } from '@institute/contract/rules/abilities';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useActor } from '../people/use-actor.ts';
import { classesKey } from './api.ts';
import { type ManagedClass, managedClassesOf, managedClassOf } from './managed-model.ts';

/** Begins every key of what an administrator sees of one class; `id` as it stands in the address. */
export function managedClassKey(id: string): readonly ['managed-class', string] {
  return ['managed-class', id];
}

/**
 * Every class of the institute in which whoever is signed in has an ability, also those that students
 * do not see.
 */
export function useManagedClasses(
  ability: ClassAbility = 'classes.open',
): UseQueryResult<ManagedClass[]> {
  const actor = useActor();
  return useQuery({
    queryKey: classesKey,
    queryFn: ({ signal }) => callApi(getClasses, {}, { signal, etag: true }),
    select: (classes) =>
      managedClassesOf(classes).filter(({ id }) => actor && can(actor, ability, { classId: id })),
  });
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
