import { getTaughtMeetings } from '@institute/contract/meetings/registers';
import { useAnswer } from '../../platform/answers.ts';

/** For how many days from today on meetings are asked for, and for how many before. */
const DAYS = 14;

/** The meetings of a teacher about today, as Teaching and the page of a register ask for them. */
export const useTaughtMeetings = () =>
  useAnswer(
    getTaughtMeetings,
    { days: DAYS, past: DAYS },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
