import { previewRevocation, revokeAssignment } from '@institute/contract/assignment-revocation';
import type * as wire from '@institute/contract/managed-certificates';
import {
  assignCertificate,
  deleteCertificateTemplate,
  getCertificateAssignments,
  getCertificateTemplates,
  getIssuedCertificates,
  previewAssignment,
  replaceCertificate,
  revokeCertificate,
  saveCertificateTemplate,
} from '@institute/contract/managed-certificates';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import {
  type AssignmentPreview,
  assignmentOf,
  assignmentsOf,
  type CertificateAssignment,
  type CertificateTemplate,
  type IssuedCertificate,
  issuedCertificateOf,
  type NewAssignment,
  type RevocationPreview,
  revocationPreviewOf,
  type TemplateWords,
  wireAssignment,
  wirePreview,
  wireTemplate,
} from './managed-model.ts';

const templatesKey = ['certificate-templates'] as const;
const assignmentsKey = ['certificate-assignments'] as const;
const issuedKey = ['issued-certificates'] as const;

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
    onSettled: () => {
      void client.invalidateQueries({ queryKey: issuedKey });
      return client.invalidateQueries({ queryKey: assignmentsKey });
    },
  });
}

/** What an assignment would do, by now; null to ask for nothing. */
export function usePreview(
  assignment: NewAssignment | null,
): UseQueryResult<AssignmentPreview | null> {
  const input = assignment && wirePreview(assignment);
  return useQuery({
    queryKey: [...assignmentsKey, 'preview', input],
    queryFn: ({ signal }) => (input ? callApi(previewAssignment, input, { signal }) : null),
    enabled: input !== null,
    staleTime: 0,
  });
}

/** A page of the certificates given, newest first; of one class, by its id, or of all. */
export function useIssuedCertificates({
  classId,
  ...query
}: PageQuery & { classId: string }): UseQueryResult<PageOfRows<IssuedCertificate>> {
  const input = { ...pageFields(query), ...(classId !== '' && { class_id: classId }) };
  const rowOf = issuedCertificateOf;
  return usePagedList({ key: issuedKey, call: getIssuedCertificates, input, rowOf });
}

/** Takes a certificate back. */
export function useRevokeCertificate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      callApi(revokeCertificate, { certificate_id: id, reason }),
    onSettled: () => client.invalidateQueries({ queryKey: issuedKey }),
  });
}

/** Gives a certificate anew with other words and a new number. */
export function useReplaceCertificate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (
      sent: Pick<IssuedCertificate, 'id' | 'code' | 'name' | 'content'> & { reason: string },
    ) =>
      callApi(replaceCertificate, {
        certificate_id: sent.id,
        code: sent.code,
        reason: sent.reason,
        name: sent.name,
        certificate_content: sent.content,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: issuedKey }),
  });
}

/** The newest assignments, asked for again and again while one of them runs. */
export function useAssignments(): UseQueryResult<CertificateAssignment[]> {
  return useQuery({
    queryKey: assignmentsKey,
    queryFn: ({ signal }) => callApi(getCertificateAssignments, {}, { signal }),
    select: assignmentsOf,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? PROGRESS_MS : false),
  });
}

/** Whether an assignment still gives certificates, or takes them back. */
const isRunning = ({ done, revocation }: wire.CertificateAssignment) =>
  !done || revocation?.done === false;

/** What it would do to take an assignment back, by now. */
export function useRevocationPreview(id: number): UseQueryResult<RevocationPreview> {
  return useQuery({
    queryKey: [...assignmentsKey, 'revocation', id],
    queryFn: ({ signal }) => callApi(previewRevocation, { assignment_id: id }, { signal }),
    select: revocationPreviewOf,
    staleTime: 0,
  });
}

/** Takes every certificate of an assignment back; of many it goes on after the response. */
export function useRevokeAssignment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: { id: number; reason: string }) =>
      assignmentOf(await callApi(revokeAssignment, { assignment_id: id, reason })),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: issuedKey });
      return client.invalidateQueries({ queryKey: assignmentsKey });
    },
  });
}
