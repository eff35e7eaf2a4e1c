import type { DataOf } from '@institute/contract/call';
import {
  addClass,
  deleteClass,
  duplicateClass,
  getClassDeletion,
  updateClass,
} from '@institute/contract/managed-classes';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { classesKey } from './api.ts';
import { type ClassForm, wireClassOf } from './form-model.ts';
import { managedClassKey } from './managed-api.ts';
import type { ShownClass } from './managed-model.ts';

/** The class form as it is to be saved, and the zone its closing day is of. */
interface ClassToSave {
  form: ClassForm;
  timeZone: string;
}

/** Says that classes have changed, in lists and on their own screens. */
function useClassesChanged() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['managed-class'] });
    return client.invalidateQueries({ queryKey: classesKey });
  };
}

/** Adds a class; the same `key` adds one class, however often it is sent. */
export function useAddClass() {
  const changed = useClassesChanged();
  return useMutation({
    mutationFn: ({ form, timeZone, key }: ClassToSave & { key: string }) =>
      callApi(addClass, { ...wireClassOf(form, null, timeZone), request_key: key }),
    onSettled: () => void changed(),
  });
}

/** Changes a class, unless it is no longer what was `shown` of it; with null it is changed anyhow. */
export function useUpdateClass() {
  const changed = useClassesChanged();
  return useMutation({
    mutationFn: ({
      id,
      form,
      timeZone,
      shown,
    }: ClassToSave & { id: number; shown: ShownClass | null }) =>
      callApi(updateClass, {
        ...wireClassOf(form, shown, timeZone),
        class_id: id,
        before: shown ?? undefined,
      }),
    onSettled: () => void changed(),
  });
}

/** What deleting a class would hide and end. */
export interface ClassDeletion {
  students: number;
  /** Students who have paid for what they would lose. */
  paying: number;
  lessons: number;
  results: number;
  /** Names of the classes that ask for this one first. */
  requiredBy: readonly string[];
}

const deletionOf = ({ required_by, ...rest }: DataOf<typeof getClassDeletion>): ClassDeletion => ({
  ...rest,
  requiredBy: required_by,
});

/** Asked anew each time, for it is about to be decided upon. */
export function useClassDeletion(id: string): UseQueryResult<ClassDeletion> {
  return useQuery({
    queryKey: [...managedClassKey(id), 'deletion'],
    queryFn: ({ signal }) => callApi(getClassDeletion, { class_id: id }, { signal }),
    select: deletionOf,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes a class; `paying` is how many paying students the administrator was told of. */
export function useDeleteClass(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (paying: number) => callApi(deleteClass, { class_id: id, paying }),
    onSuccess: () => client.invalidateQueries({ queryKey: classesKey }),
  });
}

/** Makes a class like another one under a name; the same `key` makes one. Gives its rand. */
export function useDuplicateClass(id: number) {
  const changed = useClassesChanged();
  return useMutation({
    mutationFn: async ({ name, key }: { name: string; key: string }): Promise<string> =>
      (await callApi(duplicateClass, { class_id: id, name, request_key: key })).rand,
    onSettled: () => void changed(),
  });
}
