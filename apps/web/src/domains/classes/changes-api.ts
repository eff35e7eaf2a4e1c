import { getClasses } from '@institute/contract/classes/classes';
import { addClass, updateClass } from '@institute/contract/classes/managed-classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type ClassForm, type ShownClass, wireClassOf } from './form-model.ts';
import { managedClassCalls } from './managed-calls.ts';

/** The class form as it is to be saved, and the zone its closing day is of. */
interface ClassToSave {
  form: ClassForm;
  timeZone: string;
}

/** What a class that is new or has changed makes out of date: lists, and its own screens. */
export const classLists = [...managedClassCalls, getClasses] as const;

/** Adds a class, a draft until it is published; the same `key` adds one class, however often it is sent. */
export function useAddClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, timeZone, key }: ClassToSave & { key: string }) =>
      callApi(addClass, { ...wireClassOf(form, null, timeZone), isDraft: '1', requestKey: key }),
    onSettled: () => void refresh(client, classLists),
  });
}

/** Changes a class, unless it is no longer what was `shown` of it; with null it is changed anyhow. */
export function useUpdateClass() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      form,
      timeZone,
      shown,
    }: ClassToSave & { id: number; shown: ShownClass | null }) =>
      callApi(updateClass, {
        ...wireClassOf(form, shown, timeZone),
        classId: id,
        before: shown ?? undefined,
      }),
    onSettled: () => void refresh(client, classLists),
  });
}
