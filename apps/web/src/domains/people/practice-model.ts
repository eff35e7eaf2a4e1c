import type { DataOf } from '@institute/contract/call';
import type { getStudentPractice } from '@institute/contract/student-practice';
import { dateOfUnix } from '../../platform/decode.ts';

/** How a student's practice of words goes, each side of a word a card of its own. */
export interface StudentPractice {
  due: number;
  /** Cards that will be remembered for weeks, and those that are begun only. */
  known: number;
  learning: number;
  setAside: number;
  /** Reviews of the last 30 days. */
  reviews: number;
  lastReviewAt: Date | null;
  /** Of this week. */
  daysPractised: number;
  daysAWeek: number;
  /** The words set aside, and which side of each is asked for. */
  words: readonly { key: string; asks: 'meaning' | 'arabic'; arabic: string; meaning: string }[];
}

export function practiceOf(data: DataOf<typeof getStudentPractice>): StudentPractice {
  const { due, known, learning, reviews } = data;
  return {
    ...{ due, known, learning, reviews },
    setAside: data.set_aside,
    lastReviewAt: dateOfUnix(data.last_review),
    daysPractised: data.days_practised,
    daysAWeek: data.days_a_week,
    words: data.words.map(({ word_id: id, asks, arabic, meaning }) => ({
      ...{ key: `${id}-${asks}`, asks, arabic, meaning },
    })),
  };
}
