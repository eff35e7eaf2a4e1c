import { getMyCertificates } from '@institute/contract/certificates';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';
import { type Certificate, certificatesOf } from './model.ts';

/** The certificates the student holds, newest first. */
export function useMyCertificates(): UseQueryResult<Certificate[]> {
  return useAnswer(getMyCertificates, {}, { select: certificatesOf });
}
