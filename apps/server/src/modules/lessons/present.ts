import { flagOf, unixOf } from '@institute/contract/fields';
import type { LessonSummary } from '@institute/contract/lessons';
import type { ManagedLesson, ManagedQuestion } from '@institute/contract/managed-lessons';
import type * as z from 'zod/mini';
import { typeOf } from './rules.ts';
import type { LessonRow, QuestionRow } from './store.ts';
import type { LessonStep } from './store-progress.ts';
import { encodeTimetable } from './timetable-rules.ts';

/** A lesson of a list, as the wire has it: how far the student is, no content. */
export function presentSummary(step: LessonStep): LessonSummary {
  return {
    id: step.id,
    rand: step.rand,
    subject: step.subject,
    inputetype: typeOf(step.kind),
    scheduled: flagOf(step.opensAt !== null),
    studydate: unixOf(step.opensAt),
    viewed: flagOf(step.viewedAt !== null),
    viewedDate: unixOf(step.viewedAt),
    examDone: step.submittedAt ? 1 : 0,
  };
}

/** A lesson's text as the wire has it; a timetable's is encoded. */
export function presentAbout(row: Pick<LessonRow, 'kind' | 'about'>): string {
  return row.kind === 'timetable' ? encodeTimetable(row.about) : row.about;
}

/** Extension of a stored file, without the dot; empty when there is none. */
export function extensionOf(material: string | null): string {
  return material ? material.slice(material.lastIndexOf('.') + 1) : '';
}

/** A lesson as administrators see it; `material` is its signed address. */
export function presentManaged(row: LessonRow, material: string): ManagedLesson {
  return {
    id: row.id,
    rand: row.rand,
    class_id: row.classId,
    subject: row.subject,
    about: presentAbout(row),
    inputetype: typeOf(row.kind),
    scheduled: flagOf(row.opensAt !== null),
    studydate: unixOf(row.opensAt),
    position: row.position,
    material,
    materialExtension: extensionOf(row.material),
    theoryAnswer: row.theoryAnswer,
  };
}

/** A question as administrators see it. */
export function presentQuestion(row: QuestionRow): z.output<typeof ManagedQuestion> {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    answer1: row.option1,
    answer2: row.option2,
    answer3: row.option3,
    answer4: row.option4,
  };
}
