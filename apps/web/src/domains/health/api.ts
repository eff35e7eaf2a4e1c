import { getHealth } from '@institute/contract/health/health';
import { useAnswer } from '../../platform/answers.ts';

/** How often whoever watches is told anew. */
const WATCH_MS = 30_000;

/** How the institute stands, part by part; with `watched` it is asked again while it is looked at. */
export const useHealth = ({ watched = false } = {}) =>
  useAnswer(
    getHealth,
    {},
    { staleTime: 0, refetchOnMount: 'always', refetchInterval: watched && WATCH_MS },
  );
