import type { HomeworkOfMonth } from '@institute/contract/reports/student-record';
import { dateText } from '@institute/contract/time/calendar';

/** A homework that a student was given, by the word under which its attempts belong together. */
export interface GivenHomework {
  homework: string;
  classId: number;
  className: string;
  at: Date;
}

/** The last attempt at a homework. */
export interface LastAttempt extends GivenHomework {
  isLate: boolean;
  isAnswered: boolean;
}

/**
 * Homework in figures, by the month in which it was given and by class, the last month first. What was handed in and
 * is given no more, since its lesson is gone, counts for the month in which it was handed in.
 */
export function homeworkByMonth(
  given: readonly GivenHomework[],
  attempts: readonly LastAttempt[],
  timeZone: string,
): HomeworkOfMonth[] {
  const all = new Map(attempts.map((attempt) => [attempt.homework, attempt as GivenHomework]));
  for (const one of given) all.set(one.homework, one);
  const done = new Map(attempts.map((attempt) => [attempt.homework, attempt]));
  const lines = new Map<string, HomeworkOfMonth>();
  for (const { homework, classId, className, at } of all.values()) {
    const month = dateText(at, timeZone).slice(0, 7);
    const key = `${month} ${classId}`;
    const none = { given: 0, handedIn: 0, late: 0, answered: 0 };
    const line = lines.get(key) ?? { month, classId, className, ...none };
    lines.set(key, line);
    line.given += 1;
    const attempt = done.get(homework);
    if (!attempt) continue;
    line.handedIn += 1;
    if (attempt.isLate) line.late += 1;
    if (attempt.isAnswered) line.answered += 1;
  }
  return [...lines.values()].sort(
    (one, other) =>
      other.month.localeCompare(one.month) || one.className.localeCompare(other.className),
  );
}
