import {
  type AuditEntry,
  AuditMeta,
  exportAuditLog,
  getAuditLog,
} from '@institute/contract/audit/audit';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';
import { type AuditFilters, type AuditPeople, auditPeopleOf, filterInput } from './model.ts';

const peopleOf = (meta: unknown) => auditPeopleOf(AuditMeta.parse(meta));

/** A page of the audit log, newest first, and whom its filters may name. */
export function useAuditLog(
  query: PageQuery,
  filters: AuditFilters,
): UseQueryResult<PageOfRows<AuditEntry, AuditPeople>> {
  return usePaged(getAuditLog, query, {
    filters: filterInput(filters),
    metaOf: peopleOf,
    // Every act of the office comes into it.
    staleTime: 0,
  });
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Saves every act that the search and the filters let through as a CSV file, newest first. */
export function downloadAudit(
  { search = '' }: PageQuery,
  filters: AuditFilters,
  options: DownloadOptions,
): Promise<void> {
  const input = { ...(search !== '' && { search }), ...filterInput(filters) };
  return downloadFile(exportAuditLog, input, options);
}
