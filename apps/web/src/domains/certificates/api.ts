import { type Certificate, getMyCertificates } from '@institute/contract/certificates';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** The certificates the student holds, newest first. */
export function useMyCertificates(): UseQueryResult<Certificate[]> {
  return useQuery({
    queryKey: ['my-certificates'],
    queryFn: ({ signal }) => callApi(getMyCertificates, {}, { signal }),
  });
}
