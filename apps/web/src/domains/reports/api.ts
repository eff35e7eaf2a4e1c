import { getAdminReport } from '@institute/contract/reports';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { reportKey } from '../../platform/query-keys.ts';
import { type AdminReport, adminReportOf } from './model.ts';

/** The administrator's report: never fresh, asked for on opening and on coming back to the window. */
export function useAdminReport(): UseQueryResult<AdminReport> {
  return useQuery({
    queryKey: reportKey,
    queryFn: ({ signal }) => callApi(getAdminReport, {}, { signal }),
    select: adminReportOf,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
