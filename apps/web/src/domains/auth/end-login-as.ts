import { endLoginAs as endLoginAsCall } from '@institute/contract/auth/user';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { becomeUser, useAuthStore } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';
import { toast } from '../../ui/toast.ts';
import { returnPathOfOffice } from './return-path.ts';

/**
 * Ends the session as a student: the administrator is themselves again, where they came from, or at
 * the page of the student. What failed is said; an own session that has ended too leads to the sign-in.
 */
export async function endLoginAs(): Promise<void> {
  const student = useAuthStore.getState().user;
  const path = returnPathOfOffice() ?? pathTo('student', { id: student?.id ?? 0 });
  try {
    const own = await callApi(endLoginAsCall, {});
    becomeUser(own, { keepsDrafts: false });
    goTo(path);
  } catch (error) {
    toast.error(errorMessage(error));
  }
}
