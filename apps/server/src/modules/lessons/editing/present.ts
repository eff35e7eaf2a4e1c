import type { ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import type { ManagedQuestion } from '@institute/contract/lessons/managed-questions';
import { extensionOf, presentAbout } from '../present.ts';
import type { LessonRow } from '../store.ts';
import type { QuestionRow } from '../store-questions.ts';

/** A lesson as administrators see it; `material` is its signed address. */
export function presentManaged(row: LessonRow, material: string): ManagedLesson {
  return {
    id: row.id,
    rand: row.rand,
    classId: row.classId,
    subject: row.subject,
    about: presentAbout(row),
    kind: row.kind,
    isScheduled: row.opensAt !== null,
    studyDate: row.opensAt,
    position: row.position,
    material,
    materialExtension: extensionOf(row.material),
    theoryAnswer: row.theoryAnswer,
    isPreview: row.isPreview,
  };
}

/** A question as administrators see it. */
export function presentQuestion(row: QuestionRow): ManagedQuestion {
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
