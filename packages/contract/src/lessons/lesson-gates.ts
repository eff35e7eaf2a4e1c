import { displayTime } from '../time/calendar.ts';
import { zoneName } from '../time/zone-name.ts';
import { gateWords } from './gate-words.ts';

/** What the gates need to know of each lesson, in the order of the class. */
export interface GateLesson {
  id: number;
  isExam: boolean;
  examDone: boolean;
  /** Whether the exam asks for passing, and the student has not passed it. */
  isPassMissing?: boolean;
  viewed: boolean;
  /** When a scheduled lesson opens; null when it is open from the start. */
  opensAt: Date | null;
}

/** What the gates need to know of a student in a class. */
export interface ClassMembership {
  isEnrolled: boolean;
  subscriptionExpired: boolean;
  /** Whether the office has put the place on hold, for now. */
  isHeld?: boolean;
  /** Whether a part of its price is overdue beyond the grace. */
  isOverdue?: boolean;
  /** Lessons that may be opened a month; 0 means no limit. */
  monthlyLimit: number;
  /** Lessons of the class first opened in the current month of the institute. */
  viewedThisMonth: number;
}

export type GateCode = keyof typeof gateWords;

/** A shut gate: why, and the words for the student. */
export interface Gate {
  code: GateCode;
  message: string;
}

/**
 * Whether a lesson may be opened: the first gate that is shut, or null (student §5, in its order).
 * Not enrolled; an earlier exam not done, or not passed where it asks for that; a place on hold, an expired
 * subscription or an overdue part of the price, for a lesson not yet viewed;
 * a scheduled lesson not yet due; the monthly limit for a lesson not yet viewed.
 */
export function gateOf(
  lessonId: number,
  lessons: readonly GateLesson[],
  membership: ClassMembership,
  now: Date,
  timeZone: string,
): Gate | null {
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  const lesson = lessons[index];
  if (!lesson) throw new RangeError(`lesson ${lessonId} is not one of its class`);
  const shut = (code: GateCode): Gate => ({ code, message: gateWords[code] });

  if (!membership.isEnrolled) return shut('not_enrolled');
  const earlier = lessons.slice(0, index);
  const exam = earlier.find((other) => other.isExam && (!other.examDone || other.isPassMissing));
  if (exam) return shut(exam.examDone ? 'exam_not_passed' : 'exam_pending');
  if (membership.isHeld && !lesson.viewed) return shut('place_held');
  if (membership.subscriptionExpired && !lesson.viewed) return shut('subscription_expired');
  if (membership.isOverdue && !lesson.viewed) return shut('payment_overdue');
  if (lesson.opensAt && lesson.opensAt.getTime() > now.getTime()) {
    // Whose clock it is: the student may live by another one.
    const date = `${displayTime(lesson.opensAt, timeZone)} (${zoneName(timeZone)})`;
    return {
      code: 'lesson_scheduled',
      message: gateWords.lesson_scheduled.replace('{date}', date),
    };
  }
  const limited = membership.monthlyLimit > 0 && !lesson.viewed;
  if (limited && membership.viewedThisMonth >= membership.monthlyLimit)
    return shut('monthly_limit');
  return null;
}
