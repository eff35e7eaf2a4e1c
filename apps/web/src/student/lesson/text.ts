import { dictionary, formatNumber } from '@institute/contract/language';
import type { GateCode } from '@institute/contract/lessons/lesson-gates';

/** The words of the lesson page; those of the specification stand as it writes them. */
export const lessonText = dictionary('student/lesson', {
  backToClass: 'Back to Class',
  next: 'Next Lesson',
  previous: 'Previous Lesson',
  steps: 'Previous and next lesson',
  place: (place: number, total: number) =>
    `Lesson ${formatNumber(place)} of ${formatNumber(total)}`,
  lessons: 'Lessons of this class',
  lessonsDone: 'Lessons done',
  byKeys: 'Also by the arrow keys',
  discussion: 'The discussion',
  loading: 'Loading the lesson',
});

/** What is said where there is no lesson to show. */
export const refusalText = dictionary('student/lesson/refusal', {
  notFound: 'Lesson not found',
  notFoundHint: 'It may have been moved or removed. The class lists the lessons there are.',
  failed: 'The lesson could not be loaded.',
});

/** What to do about a shut gate; the server gives the reason in its own words. */
export const gateText = dictionary('student/lesson/gates', {
  not_enrolled: {
    hint: 'The class page shows what the class holds and how to join it.',
    action: 'Go to the class',
  },
  exam_pending: {
    hint: 'The class page lists the exam before this lesson. Submit it, then come back.',
    action: 'Find the exam',
  },
  exam_not_passed: {
    hint: 'The result of the exam says what you reached and whether you can try again.',
    action: 'Find the exam',
  },
  place_held: {
    hint: 'The institute has told you in a message until when. Ask there if you want to go on before.',
    action: 'See the lessons',
  },
  subscription_expired: {
    hint: 'Lessons you have already opened stay open. Renewing is done on the class page.',
    action: 'Renew on the class page',
  },
  payment_overdue: {
    hint: 'What is owed, and until when, stands in your wallet, where you can pay it.',
    action: 'See what is owed',
  },
  lesson_scheduled: {
    hint: 'Until then, go on with the other lessons of the class.',
    action: 'See the lessons',
  },
  monthly_limit: {
    hint: 'Lessons you have already opened stay open.',
    action: 'See the lessons',
  },
} satisfies Record<GateCode, { hint: string; action: string }>);
