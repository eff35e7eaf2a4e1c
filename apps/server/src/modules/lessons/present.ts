import type { ExamDraw } from '@institute/contract/exams/exam-draw';
import type { ExamRules as SentRules } from '@institute/contract/exams/exam-rules';
import type { ExamRules, LessonRow } from './store.ts';
import { encodeTimetable } from './timetable-rules.ts';

/** A lesson's text as the wire has it; a timetable's is encoded. */
export function presentAbout(row: Pick<LessonRow, 'kind' | 'about'>): string {
  return row.kind === 'timetable' ? encodeTimetable(row.about) : row.about;
}

/** Extension of a stored file, without the dot; empty when there is none. */
export function extensionOf(material: string | null): string {
  return material ? material.slice(material.lastIndexOf('.') + 1) : '';
}

/** How an exam is sat. */
export function presentRules(rules: ExamRules): SentRules {
  const { passMark, attempts, countedAttempt, attemptWait, examMinutes, isShuffled } = rules;
  return { passMark, attempts, countedAttempt, attemptWait, examMinutes, isShuffled };
}

/** What an exam draws from the bank of its class, as its editor has it; students are not told. */
export function presentDraw(rules: ExamRules): ExamDraw {
  const { drawCount, drawType, drawTopic, moreDraws } = rules;
  return { drawCount, drawType, drawTopic, moreDraws };
}
