import {
  assignCertificate,
  deleteCertificateTemplate,
  getCertificateAssignments,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '@institute/contract/managed-certificates';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  assignmentOf,
  assignmentsOf,
  type CertificateAssignment,
  type CertificateTemplate,
  type NewAssignment,
  type TemplateWords,
  wireAssignment,
  wireTemplate,
} from './managed-model.ts';

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

/** Adds a template, or changes the one with the given id. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, words }: { id: number | null; words: TemplateWords }) =>
      callApi(saveCertificateTemplate, wireTemplate(words, id)),
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

/** Gives a certificate, once per `requestKey`; of many students it goes on after the response. */
export function useAssignCertificate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ requestKey, ...assignment }: NewAssignment & { requestKey: string }) =>
      assignmentOf(await callApi(assignCertificate, wireAssignment(assignment, requestKey))),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentsKey }),
  });
}

/** The newest assignments, asked for again and again while one of them runs. */
export function useAssignments(): UseQueryResult<CertificateAssignment[]> {
  return useQuery({
    queryKey: assignmentsKey,
    queryFn: ({ signal }) => callApi(getCertificateAssignments, {}, { signal }),
    select: assignmentsOf,
    refetchInterval: ({ state }) => (state.data?.some(({ done }) => !done) ? PROGRESS_MS : false),
  });
}
