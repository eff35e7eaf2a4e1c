import type { StaffPower } from '@institute/contract/auth/abilities';
import { getClassStaff, saveClassStaff } from '@institute/contract/classes/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

/** Makes people teachers of a class, one after the other, or says anew what they may do there. */
export function useSaveStaff(classId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saved: { ids: readonly number[]; powers: readonly StaffPower[] }) => {
      const powers = [...saved.powers];
      for (const userId of saved.ids) await callApi(saveClassStaff, { classId, userId, powers });
    },
    onSettled: () => refresh(client, [getClassStaff]),
  });
}
