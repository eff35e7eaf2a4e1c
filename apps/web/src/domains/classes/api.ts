import type { DataOf } from '@institute/contract/call';
import {
  type Class,
  type EnrolledClass,
  enrol,
  getClasses,
  getMyClasses,
} from '@institute/contract/classes';
import { getClassDetails, viewStatus } from '@institute/contract/lessons';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { userKey } from '../../platform/query-keys.ts';
import { walletKey } from '../ledger/api.ts';

export const classesKey = ['classes'] as const;
export const myClassesKey = ['my-classes'] as const;

/** Cache key of one class with its lessons; `id` as it stands in the address (rand token or id). */
export function classDetailsKey(id: string): readonly ['class-details', string] {
  return ['class-details', id];
}

/** A class with its lessons and where the student stands in it. */
export type ClassDetails = DataOf<typeof getClassDetails>;

/** Every class the student may see, including inactive ones already joined. */
export function useClasses(): UseQueryResult<Class[]> {
  return useQuery({
    queryKey: classesKey,
    queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
  });
}

/** The classes the student has joined, newest first. */
export function useMyClasses(): UseQueryResult<EnrolledClass[]> {
  return useQuery({
    queryKey: myClassesKey,
    queryFn: ({ signal }) => callApi(getMyClasses, {}, { signal }),
  });
}

/** One class with its lessons. Fails with `class_not_found` when there is none. */
export function useClassDetails(id: string): UseQueryResult<ClassDetails> {
  return useQuery({
    queryKey: classDetailsKey(id),
    queryFn: ({ signal }) => callApi(getClassDetails, { class_id: id }, { signal }),
  });
}

/**
 * Joins a class from the wallet or renews its subscription. It counts as running until the class
 * has been asked for again, so that the page never offers the same payment twice; it is asked for
 * after a failure too, because an answer may be lost after the money has moved.
 */
export function useEnrol(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(enrol, { class_id: classId }),
    onSuccess: ({ wallet }) => {
      const { user, setUser } = useAuthStore.getState();
      if (user) setUser({ ...user, wallet });
    },
    onSettled: () => {
      for (const queryKey of [classesKey, myClassesKey, userKey, walletKey]) {
        void client.invalidateQueries({ queryKey });
      }
      return client.invalidateQueries({ queryKey: classDetailsKey(classId) });
    },
  });
}

/** Records the first opening of a lesson; the class is marked stale, so coming back shows it viewed. */
export function useMarkViewed(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lessonId: string) =>
      callApi(viewStatus, { class_id: classId, lesson_id: lessonId }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: classDetailsKey(classId) });
    },
  });
}
