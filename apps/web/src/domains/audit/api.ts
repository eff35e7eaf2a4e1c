import { type AuditEntry, AuditMeta, getAuditLog } from '@institute/contract/audit';
import type { RequestOf } from '@institute/contract/call';
import type { UseQueryResult } from '@tanstack/react-query';
import { type PageOfRows, usePagedList } from '../../platform/paged-list.ts';

/** A page of the audit log; who its filters may name stands in its `meta` (`auditPeople`). */
export function useAuditLog(
  input: RequestOf<typeof getAuditLog>,
): UseQueryResult<PageOfRows<AuditEntry>> {
  return usePagedList(['audit-log'], getAuditLog, input);
}

/** Administrators by name, the person asked for as subject, and whether more matched than were counted. */
export function auditPeople(meta: unknown) {
  const { administrators, subject, more } = AuditMeta.parse(meta);
  return { administrators, subject, more };
}
