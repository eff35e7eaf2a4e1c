import type { StaffPower } from '@institute/contract/rules/abilities';
import * as wire from '@institute/contract/staff';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { managedClassKey } from './managed-api.ts';

/** A teacher of a class, and what they may do there. */
export interface ClassTeacher {
  id: number;
  name: string;
  email: string;
  powers: readonly StaffPower[];
}

const teacherOf = ({ user_id, name, email, powers }: wire.ClassTeacher): ClassTeacher => ({
  ...{ id: user_id, name, email, powers },
});

const staffKey = (classId: number) => [...managedClassKey(String(classId)), 'staff'];

/** The teachers of a class, by name. */
export function useClassStaff(classId: number): UseQueryResult<ClassTeacher[]> {
  return useQuery({
    queryKey: staffKey(classId),
    queryFn: ({ signal }) => callApi(wire.getClassStaff, { class_id: classId }, { signal }),
    select: (rows) => rows.map(teacherOf),
  });
}

/** Makes people teachers of a class, or says anew what they may do there. */
export function useSaveStaff(classId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saved: { ids: readonly number[]; powers: readonly StaffPower[] }) => {
      const powers = [...saved.powers];
      for (const id of saved.ids) {
        await callApi(wire.saveClassStaff, { class_id: classId, user_id: id, powers });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: staffKey(classId) }),
  });
}

/** Takes a class away from a teacher. */
export function useRemoveStaff(classId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(wire.removeClassStaff, { class_id: classId, user_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: staffKey(classId) }),
  });
}
