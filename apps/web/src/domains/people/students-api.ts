import { koboOf, nairaNumber } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import {
  deleteStudent,
  editStudent,
  exportStudents,
  fundWallet,
  getStudentDeletion,
  getStudentList,
  getStudentSelection,
  loginAsStudent,
  resetStudentPassword,
} from '@institute/contract/students';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { becomeUser, useAuthStore } from '../../platform/auth-store.ts';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { goTo } from '../../platform/location.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { booksKey, paymentHistoryKey, reportKey, userKey } from '../../platform/query-keys.ts';
import { noteReturnPath } from './return-path.ts';
import {
  deletionOf,
  type Funding,
  type Person,
  personOf,
  type Student,
  type StudentChanges,
  type StudentFilters,
  studentOf,
  wireChanges,
  wireFilters,
  wireFunding,
} from './students-model.ts';

export const studentsKey = ['students'] as const;

/** A page of the accounts, as searched, filtered and sorted. */
export function useStudents(
  query: PageQuery,
  filters: StudentFilters,
): UseQueryResult<PageOfRows<Student>> {
  const input = { ...pageFields(query), ...wireFilters(filters) };
  return usePagedList({ key: studentsKey, call: getStudentList, input, rowOf: studentOf });
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Saves every account that the search and the filters let through as a CSV file, newest first. */
export function downloadStudents(
  { search = '' }: PageQuery,
  filters: StudentFilters,
  options: DownloadOptions,
): Promise<void> {
  const input = { ...(search !== '' && { search }), ...wireFilters(filters) };
  return downloadFile(exportStudents, input, options);
}

/** Everybody whom the search and the filters let through, as far as they are chosen at once. */
export function useChooseAll({ search = '' }: PageQuery, filters: StudentFilters) {
  const input = { ...(search !== '' && { search }), ...wireFilters(filters) };
  return useMutation({
    mutationFn: async (): Promise<{ total: number; people: Person[] }> => {
      const { total, students } = await callApi(getStudentSelection, input);
      return { total, people: students };
    },
  });
}

/** A page of those whose name, e-mail or phone matches a search; nothing is asked for with null. */
export function useStudentSearch(query: PageQuery | null): UseQueryResult<PageOfRows<Person>> {
  return usePagedList({
    key: ['student-search'],
    call: getStudentList,
    input: query ? pageFields(query) : {},
    rowOf: personOf,
    enabled: query !== null,
  });
}

/** After a write of any account every page is asked for again; figures and one's own data follow. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    // Money may have moved along.
    for (const queryKey of [reportKey, userKey, paymentHistoryKey, booksKey]) {
      void client.invalidateQueries({ queryKey });
    }
    return client.invalidateQueries({ queryKey: studentsKey });
  };
}

/** Changes an account's details and role. One's own new e-mail is at once that of this session. */
export function useEditStudent() {
  return useMutation({
    mutationFn: (changes: StudentChanges) => callApi(editStudent, wireChanges(changes)),
    onSuccess: ({ id, name, email, phonenumber }) => {
      const { user, setUser } = useAuthStore.getState();
      if (user?.id === id) setUser({ ...user, name, email, phonenumber });
    },
    onSettled: useRefresh(),
  });
}

/**
 * Credits a wallet, once per `requestKey`, and gives its new balance in kobo. After a failure, too,
 * the balance is asked for again.
 */
export function useFundStudent() {
  return useMutation({
    mutationFn: async (funding: Funding): Promise<number> =>
      koboOf((await callApi(fundWallet, wireFunding(funding))).wallet),
    onSettled: useRefresh(),
  });
}

/** Sets a student's password. */
export function useResetStudentPassword() {
  return useMutation({
    mutationFn: ({ id, password }: { id: number; password: string }) =>
      callApi(resetStudentPassword, { student_id: id, new_password: password }),
  });
}

/** Signs in as a student: the session and everything on this device become the student's. */
export function useLoginAs() {
  return useMutation({
    mutationFn: (email: string) => callApi(loginAsStudent, { student_email: email }),
    onSuccess: (student) => {
      const from = location.pathname + location.search;
      becomeUser(student, { keepsDrafts: false });
      noteReturnPath(from);
      goTo(pathTo('dashboard'));
    },
  });
}

/** What deleting an account would hide, as it is now. */
export function useStudentDeletion(id: number) {
  return useQuery({
    queryKey: ['student-deletion', id],
    queryFn: ({ signal }) => callApi(getStudentDeletion, { student_id: id }, { signal }),
    select: deletionOf,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes an account whose wallet holds what the administrator was told. */
export function useDeleteStudent() {
  return useMutation({
    mutationFn: ({ id, walletKobo }: { id: number; walletKobo: number }) =>
      callApi(deleteStudent, { student_id: id, wallet: nairaNumber(walletKobo) }),
    onSettled: useRefresh(),
  });
}
