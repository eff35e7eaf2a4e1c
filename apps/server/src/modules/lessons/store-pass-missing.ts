import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a row of lessons, by its name in a statement, is an exam that asks for passing and that a
 * user has not passed: the attempt that counts falls short, waits for its mark, or there is none.
 * Exams without a pass mark cost no look at any result.
 */
export function isPassMissing(lesson: SQLWrapper, userId: SQLWrapper): SQL {
  return sql`(${lesson}.pass_mark is not null and not exists (
    select 1 from exam_results mark
    where mark.lesson_id = ${lesson}.id and mark.user_id = ${userId} and mark.is_counted
      and mark.total_score >= ${lesson}.pass_mark))`;
}

/**
 * Whether a user has something left to do in a lesson: it is not viewed, its exam not handed in, or not
 * passed where that is asked for. `done` is the row of the user's progress, or none. Timetables are
 * nothing to complete.
 */
export function isUnfinished(
  lesson: SQLWrapper,
  done: { viewedAt: SQLWrapper; submittedAt: SQLWrapper },
  userId: SQLWrapper,
): SQL {
  return sql`(${lesson}.kind <> 'timetable' and (${done.viewedAt} is null
    or (${lesson}.kind = 'exam' and ${done.submittedAt} is null)
    or ${isPassMissing(lesson, userId)}))`;
}
