import {
  editStudent,
  exportStudents,
  getStudentList,
  getStudentSelection,
  loginAsStudent,
  studentFields,
} from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAct } from '../../platform/answers.ts';
import { becomeUser, useAuthStore } from '../../platform/auth-store.ts';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { goTo } from '../../platform/location.ts';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';
import { noteReturnPath } from '../auth/return-path.ts';
import { accountChanged } from './account-answers.ts';
import { filterInput, type Person, personOf, type StudentFilters } from './students-model.ts';

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

const searched = ({ search = '' }: PageQuery, filters: StudentFilters) => ({
  ...(search !== '' && { search }),
  ...filterInput(filters),
});

/** Saves every account that the search and the filters let through as a CSV file, newest first. */
export function downloadStudents(
  query: PageQuery,
  filters: StudentFilters,
  options: DownloadOptions,
): Promise<void> {
  return downloadFile(exportStudents, searched(query, filters), options);
}

/** Gives everybody whom the search and the filters let through, as far as they are chosen at once. */
export function useChooseAll(query: PageQuery, filters: StudentFilters) {
  const { mutateAsync, isPending } = useAct(getStudentSelection);
  return { chooseAll: () => mutateAsync(searched(query, filters)), isPending };
}

/** A page of those whose name, e-mail or phone matches a search; nothing is asked for with null. */
export function useStudentSearch(query: PageQuery | null): UseQueryResult<PageOfRows<Person>> {
  return usePaged(getStudentList, query ?? { page: 1, perPage: 1 }, {
    rowOf: personOf,
    enabled: query !== null,
  });
}

const { phonenumber: phone, ...otherFields } = studentFields;

/** The fields of an account in our spelling, and what is typed into them as the call takes it. */
export const accountFields = { ...otherFields, phone };
export const accountInput = <Typed extends { phone: string }>({
  phone: typed,
  ...rest
}: Typed) => ({
  ...rest,
  phonenumber: typed,
});

/** Changes an account's details and role. One's own new e-mail is at once that of this session. */
export function useEditStudent() {
  return useAct(editStudent, {
    onSuccess: ({ id, name, email, phone }) => {
      const { user, setUser } = useAuthStore.getState();
      if (user?.id === id) setUser({ ...user, name, email, phone });
    },
    refreshes: accountChanged,
  });
}

/** Signs in as a student: the session and everything on this device become the student's. */
export function useLoginAs() {
  return useAct(loginAsStudent, {
    onSuccess: (student) => {
      const from = location.pathname + location.search;
      becomeUser(student, { keepsDrafts: false });
      noteReturnPath(from);
      goTo(pathTo('dashboard'));
    },
  });
}
