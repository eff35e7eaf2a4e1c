import type { DataOf, RequestOf } from '@institute/contract/call';
import {
  deleteStudent,
  editStudent,
  fundWallet,
  getStudentDeletion,
  getStudentList,
  loginAsStudent,
  resetStudentPassword,
} from '@institute/contract/students';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { becomeUser, useAuthStore } from '../../platform/auth-store.ts';
import { goTo } from '../../platform/location.ts';
import { usePagedList } from '../../platform/paged-list.ts';
import { reportKey, userKey } from '../../platform/query-keys.ts';

export const studentsKey = ['students'] as const;

/** What is hidden with a student. */
export type StudentDeletion = DataOf<typeof getStudentDeletion>;

/** A page of the accounts, as searched and sorted. */
export function useStudents(input: RequestOf<typeof getStudentList>) {
  return usePagedList(studentsKey, getStudentList, input);
}

/** After a write of any account every page is asked for again; figures and one's own data follow. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: reportKey });
    void client.invalidateQueries({ queryKey: userKey });
    return client.invalidateQueries({ queryKey: studentsKey });
  };
}

/** Changes an account's details and role. One's own new e-mail is at once that of this session. */
export function useEditStudent() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof editStudent>) => callApi(editStudent, input),
    onSuccess: ({ id, name, email, phonenumber }) => {
      const { user, setUser } = useAuthStore.getState();
      if (user?.id === id) setUser({ ...user, name, email, phonenumber });
    },
    onSettled: useRefresh(),
  });
}

/** Credits a wallet, once per `request_key`; also after a failure the balance is asked for again. */
export function useFundStudent() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof fundWallet>) => callApi(fundWallet, input),
    onSettled: useRefresh(),
  });
}

/** Sets somebody's password. */
export function useResetStudentPassword() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof resetStudentPassword>) =>
      callApi(resetStudentPassword, input),
  });
}

/** Signs in as a student: the session and everything on this device become the student's. */
export function useLoginAs() {
  return useMutation({
    mutationFn: (email: string) => callApi(loginAsStudent, { student_email: email }),
    onSuccess: (student) => {
      becomeUser(student);
      goTo('/');
    },
  });
}

/** What deleting an account would hide, as it is now. */
export function useStudentDeletion(id: number) {
  return useQuery({
    queryKey: ['student-deletion', id],
    queryFn: ({ signal }) => callApi(getStudentDeletion, { student_id: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes an account whose wallet holds what the administrator was told. */
export function useDeleteStudent() {
  return useMutation({
    mutationFn: ({ id, wallet }: { id: number; wallet: number }) =>
      callApi(deleteStudent, { student_id: id, wallet: String(wallet) }),
    onSettled: useRefresh(),
  });
}
