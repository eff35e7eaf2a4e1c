import { flagOf, unixOf } from '@institute/contract/fields';
import type { ManagedLesson } from '@institute/contract/managed-lessons';
import type { ManagedQuestion } from '@institute/contract/managed-questions';
import type * as z from 'zod/mini';
import { extensionOf, presentAbout } from '../present.ts';
import { typeOf } from '../rules.ts';
import type { LessonRow } from '../store.ts';
import type { QuestionRow } from '../store-questions.ts';

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
    preview: flagOf(row.isPreview),
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
