import type { DataOf, RequestOf } from '@institute/contract/call';
import { type Class, getClasses } from '@institute/contract/classes';
import {
  addClass,
  deleteClass,
  getClassContacts,
  getClassDeletion,
  getClassStudents,
  getManagedClass,
  updateClass,
} from '@institute/contract/managed-classes';
import { lessonAttendance } from '@institute/contract/managed-lessons';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import { classesKey } from './api.ts';

/** Begins every key of what an administrator sees of one class; `id` as it stands in the address. */
export function managedClassKey(id: string): readonly ['managed-class', string] {
  return ['managed-class', id];
}

/** The class form as the wire takes it. */
export type ClassInput = Omit<RequestOf<typeof addClass>, 'request_key'>;

/** A class and what it is to become. */
interface ClassChange {
  id: number;
  input: ClassInput;
  before?: Readonly<Record<string, string>> | undefined;
}

/** Every class as it is saved, for the administrators' forms. */
export function useManagedClasses(): UseQueryResult<Class[]> {
  return useQuery({
    queryKey: classesKey,
    queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
  });
}

/** One class with all an administrator sees of it. Fails with `class_not_found`. */
export function useManagedClass(id: string): UseQueryResult<Class> {
  return useQuery({
    queryKey: [...managedClassKey(id), 'details'],
    queryFn: ({ signal }) => callApi(getManagedClass, { class_id: id }, { signal }),
  });
}

/** One class as it is saved now. */
export function fetchClass(id: number): Promise<Class> {
  return callApi(getManagedClass, { class_id: id });
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
    mutationFn: ({ input, key }: { input: ClassInput; key: string }) =>
      callApi(addClass, { ...input, request_key: key }),
    onSettled: () => void changed(),
  });
}

/** Changes a class, unless it is no longer what was shown of it `before`. */
export function useUpdateClass() {
  const changed = useClassesChanged();
  return useMutation({
    mutationFn: ({ id, input, before }: ClassChange) =>
      callApi(updateClass, { ...input, class_id: id, before }),
    onSettled: () => void changed(),
  });
}

/** What deleting a class would hide and end. */
export type ClassDeletion = DataOf<typeof getClassDeletion>;

/** Asked anew each time, for it is about to be decided upon. */
export function useClassDeletion(id: string): UseQueryResult<ClassDeletion> {
  return useQuery({
    queryKey: [...managedClassKey(id), 'deletion'],
    queryFn: ({ signal }) => callApi(getClassDeletion, { class_id: id }, { signal }),
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

const asSent = <Row>(row: Row): Row => row;

/** A page of the students of a class. */
export function useClassStudents(id: string, query: PageQuery) {
  return usePagedList({
    key: [...managedClassKey(id), 'students'],
    call: getClassStudents,
    input: { ...pageFields(query), class_id: id },
    rowOf: asSent,
  });
}

/** A page of the attendance of a class. */
export function useAttendance(id: string, query: PageQuery) {
  return usePagedList({
    key: [...managedClassKey(id), 'attendance'],
    call: lessonAttendance,
    input: { ...pageFields(query), class_id: id },
    rowOf: asSent,
  });
}

/** The phones or e-mails of a whole class, for the clipboard. */
export function useClassContacts(id: string) {
  return useMutation({
    mutationFn: (kind: 'phones' | 'emails') => callApi(getClassContacts, { class_id: id, kind }),
  });
}
