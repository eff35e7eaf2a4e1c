import {
  type CertificateAssignment,
  getCertificateAssignments,
} from '@institute/contract/certificates/managed-certificates';
import { useAnswer } from '../../platform/answers.ts';

/** How often progress is asked for while an assignment runs. */
const PROGRESS_MS = 1_500;

/** The newest assignments, asked for again and again while one of them runs. */
export const useAssignments = () =>
  useAnswer(
    getCertificateAssignments,
    {},
    {
      refetchInterval: ({ state }) => (state.data?.some(isRunning) ? PROGRESS_MS : false),
    },
  );

/** Whether an assignment still gives certificates, or takes them back. */
const isRunning = ({ isDone, revocation }: CertificateAssignment) =>
  !isDone || revocation?.isDone === false;
