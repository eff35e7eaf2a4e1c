import type { ExamResult, Lesson } from '@institute/contract/exams';
import { type Context, signedIn } from '../../../context.ts';
import {
  extensionOf,
  filesOfBlocks,
  type LessonRow,
  type OpenLesson,
  openLesson,
  presentAbout,
  presentFile,
  presentSummary,
  questionsOf,
} from '../../lessons/index.ts';
import { type ResultRow, resultOf } from '../store.ts';
import { presentDraft, presentQuestion, presentResult } from './present.ts';
import { draftOf } from './store-drafts.ts';

/**
 * A lesson with its content for the acting user, and the exam when it is one. It is opened first:
 * a shut gate refuses, and a first look counts as a view, so that no limit can be passed by.
 * Errors: class_not_found, lesson_not_found and the codes of the gates.
 */
export async function viewLesson(
  context: Context,
  refs: { lessonRef: string; classRef: string },
): Promise<Lesson> {
  return contentOf(context, await openLesson(context, refs));
}

/** What a lesson holds for the acting user. */
export async function contentOf(context: Context, opened: OpenLesson): Promise<Lesson> {
  const { lesson, row, steps } = opened;
  const index = steps.findIndex(({ id }) => id === lesson.id);
  const step = steps[index];
  if (!step) throw new Error('an opened lesson is one of its class');
  const next = steps[index + 1];
  return {
    ...presentSummary(step, context.clock.now()),
    class_id: row.id,
    class_rand: row.rand,
    class_name: row.name,
    about: presentAbout(lesson),
    ...(lesson.blocks.length > 0 && { blocks: JSON.stringify(lesson.blocks) }),
    ...(await filesPart(context, lesson)),
    material_url: context.files.address(lesson.material),
    materialExtension: extensionOf(lesson.material),
    next: next ? { id: next.id, rand: next.rand, subject: next.subject } : null,
    ...(await examPart(context, opened)),
  };
}

async function filesPart(context: Context, lesson: LessonRow): Promise<Pick<Lesson, 'files'>> {
  const shown = await filesOfBlocks(context.db, lesson);
  return shown.length > 0 ? { files: shown.map((file) => presentFile(context, file)) } : {};
}

async function examPart(
  context: Context,
  { lesson }: OpenLesson,
): Promise<Pick<Lesson, 'questions' | 'examResult' | 'draft'>> {
  if (lesson.kind !== 'exam') return { questions: [], examResult: null, draft: null };
  const { userId } = signedIn(context);
  const result = await resultOf(context.db, userId, lesson.id);
  const draft = result ? null : await draftOf(context.db, userId, lesson.id);
  const all = await questionsOf(context.db, lesson.id, { withRemoved: true });
  // A result is shown with the questions it answered, whatever became of the exam since.
  const shown = all.filter(({ id, deletedAt }) =>
    result ? Object.hasOwn(result.objectiveAnswers, id) : deletedAt === null,
  );
  const withAnswer = result !== null;
  return {
    questions: shown.map((question) => presentQuestion(question, userId, { withAnswer })),
    examResult: result ? resultFor(context, result, lesson) : null,
    draft: draft && presentDraft(draft),
  };
}

/** A result for its student. */
export function resultFor(context: Context, result: ResultRow, lesson: LessonRow): ExamResult {
  return presentResult(result, context.files.address(result.theoryImage), lesson.theoryAnswer);
}
