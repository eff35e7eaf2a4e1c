import type { ExamDraw } from '@institute/contract/exams/exam-draw';
import type { ExamRules as SentRules } from '@institute/contract/exams/exam-rules';
import { flagOf } from '@institute/contract/fields';
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

/** How an exam is sat, as the wire has it. */
export function presentRules(rules: ExamRules): SentRules {
  return {
    pass_mark: rules.passMark,
    attempts: rules.attempts,
    counted_attempt: rules.countedAttempt,
    attempt_wait: rules.attemptWait,
    exam_minutes: rules.examMinutes,
    shuffled: flagOf(rules.isShuffled),
  };
}

/** What an exam draws from the bank of its class, as its editor has it; students are not told. */
export function presentDraw(rules: ExamRules): ExamDraw {
  const { drawCount, drawType, drawTopic } = rules;
  return { drawCount, drawType, drawTopic };
}
