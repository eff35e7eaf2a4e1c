import type { StudyDay } from '@institute/contract/lessons/study';
import { weekOf } from '@institute/contract/time/week';
import type { Context } from '../../../context.ts';
import { studiedSince } from '../store-progress.ts';
import { studiedDays } from './week-rules.ts';

/** The days of a week, and on how many of them a student means to study: the others are free. */
export interface StudyWeek {
  days: StudyDay[];
  goal: number;
}

/**
 * The days of this week on which a student has studied, wherever it is shown: a lesson opened, an exam
 * handed in, a round of the quiz and a review each mark their day.
 */
export async function studyWeek(context: Context, userId: number): Promise<StudyWeek> {
  const { db, config, clock, quiz, practice } = context;
  const week = weekOf(clock.now(), config.timeZone);
  const [studied, played, { times, daysAWeek }] = await Promise.all([
    studiedSince(db, userId, week.start),
    quiz.openingsSince(db, userId, week.start),
    practice.reviewedSince(db, userId, week.start),
  ]);
  const days = studiedDays(week, [...studied, ...played, ...times], config.timeZone);
  return { days, goal: daysAWeek };
}
