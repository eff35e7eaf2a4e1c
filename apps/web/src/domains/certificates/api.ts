import { getMyCertificates } from '@institute/contract/certificates';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Certificate, certificatesOf } from './model.ts';

export const myCertificatesKey = ['my-certificates'] as const;

/** The certificates the student holds, newest first. */
export function useMyCertificates(): UseQueryResult<Certificate[]> {
  return useQuery({
    queryKey: myCertificatesKey,
    queryFn: ({ signal }) => callApi(getMyCertificates, {}, { signal }),
    select: certificatesOf,
  });
}
