import type { RequestOf } from '@institute/contract/call';
import {
  assignCertificate,
  type CertificateAssignment,
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateAssignments,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '@institute/contract/managed-certificates';
import { getStudentList, type Student } from '@institute/contract/students';
import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

const templatesKey = ['certificate-templates'] as const;
const assignmentsKey = ['certificate-assignments'] as const;

/** How often progress is asked for while an assignment runs. */
const PROGRESS_MS = 1_500;

/** All certificate templates, newest first. */
export function useTemplates(): UseQueryResult<CertificateTemplate[]> {
  return useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => callApi(getCertificateTemplates, {}, { signal }),
  });
}

/** Adds a template, or changes the one with `template_id`. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof saveCertificateTemplate>) =>
      callApi(saveCertificateTemplate, input),
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** Deletes a template; certificates made from it stay. */
export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteCertificateTemplate, { template_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** Gives a certificate; of many students it goes on after the answer. */
export function useAssignCertificate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof assignCertificate>) => callApi(assignCertificate, input),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentsKey }),
  });
}

/** The newest assignments, asked for again and again while one of them runs. */
export function useAssignments(): UseQueryResult<CertificateAssignment[]> {
  return useQuery({
    queryKey: assignmentsKey,
    queryFn: ({ signal }) => callApi(getCertificateAssignments, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ done }) => !done) ? PROGRESS_MS : false),
  });
}

/** Students shown of those that match a search. */
export const FOUND_AT_MOST = 20;

/** Students by name, e-mail or phone; nothing is asked while `search` is null. */
export function useStudentSearch(search: string | null): UseQueryResult<Student[]> {
  return useQuery({
    queryKey: ['student-search', search],
    queryFn: ({ signal }) =>
      callApi(
        getStudentList,
        { search: search ?? '', page: 1, per_page: FOUND_AT_MOST },
        { signal },
      ),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
}
