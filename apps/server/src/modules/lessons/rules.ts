import type { ExamRules, LessonRow } from './store.ts';

/** What a lesson is. */
export type LessonKind = LessonRow['kind'];

/** A preview is for everybody from the moment in which students may open it. */
export function isPreviewNow(
  { kind, isPreview, opensAt }: Pick<LessonRow, 'kind' | 'isPreview' | 'opensAt'>,
  now: Date,
): boolean {
  return isPreview && kind === 'lesson' && (opensAt === null || opensAt <= now);
}

/** An exam that its teacher has not set otherwise: sat once, by nobody's clock, with what it holds itself. */
export const plainRules: ExamRules = {
  passMark: null,
  attempts: 1,
  countedAttempt: 'best',
  attemptWait: 0,
  examMinutes: null,
  isShuffled: false,
  drawCount: 0,
  drawType: '',
  drawTopic: '',
  moreDraws: [],
};

/** How a lesson is sat as an exam. */
export function rulesOf(lesson: ExamRules): ExamRules {
  const { passMark, attempts, countedAttempt, attemptWait, examMinutes, isShuffled } = lesson;
  const { drawCount, drawType, drawTopic, moreDraws } = lesson;
  const sat = { passMark, attempts, countedAttempt, attemptWait, examMinutes, isShuffled };
  return { ...sat, drawCount, drawType, drawTopic, moreDraws };
}

/** Whether an exam is sat as it is where nothing is set: once, by nobody's clock, in one order. */
export function isPlain(lesson: ExamRules): boolean {
  return JSON.stringify(rulesOf(lesson)) === JSON.stringify(plainRules);
}
