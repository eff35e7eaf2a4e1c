import { dictionary } from '@institute/contract/language';
import type { GateCode } from '@institute/contract/rules/lesson-gates';

/** The words of the lesson page; those of the specification stand as it writes them. */
export const lessonText = dictionary('student/lesson', {
  backToClass: 'Back to Class',
  next: 'Next Lesson',
  notFound: 'Lesson not found',
  notFoundHint: 'It may have been moved or removed. The class lists the lessons there are.',
  failed: 'The lesson could not be loaded.',
  openFailed: 'An error occurred while marking lesson as read',
  notKept: 'It is not kept on this device, and opens once you are connected.',
  empty: 'This lesson has no text.',
  discussion: 'The discussion',
  loading: 'Loading the lesson',
  loadingExam: 'Loading the exam',
  kinds: { exam: 'Exam', timetable: 'Timetable' },
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
  subscription_expired: {
    hint: 'Lessons you have already opened stay open. Renewing is done on the class page.',
    action: 'Renew on the class page',
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
