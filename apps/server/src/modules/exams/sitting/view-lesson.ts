import { answerWaysOf } from '@institute/contract/exams/answer-ways';
import { standingText } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { firstMaterial } from '@institute/contract/lessons/block-files';
import * as z from 'zod/mini';
import { type Context, signedIn } from '../../../context.ts';
import { sign, token } from '../../../platform/random.ts';
import {
  entryMarkOf,
  exercisesOf,
  extensionOf,
  filesOfBlocks,
  isPlain,
  type LessonRow,
  type OpenLesson,
  openWholeLesson,
  presentAbout,
  presentFile,
  presentRules,
  presentSummary,
  questionsOf,
} from '../../lessons/index.ts';
import { secret } from '../../settings/index.ts';
import { type ResultRow, resultsOf, writeMarkSeen } from '../store.ts';
import { inOrderOf, standingOf } from './attempt-rules.ts';
import { handInOverdue } from './hand-in.ts';
import { presentDraft, presentQuestion, presentResult, presentStanding } from './present.ts';
import { hasFive } from './rules.ts';
import { drawnWays, exercisesPart } from './shown-exercises.ts';
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
  const opened = await openWholeLesson(context, refs);
  const content = await contentOf(context, opened);
  await noteMarkSeen(context, opened.lesson.id, content.result);
  return content;
}

/** Notes that the student has looked at a mark; not an administrator who is signed in as them. */
async function noteMarkSeen(
  context: Context,
  lessonId: number,
  result: Lesson['result'],
): Promise<void> {
  const { userId, isImpersonated } = signedIn(context);
  if (!result || result.totalScore === null || isImpersonated) return;
  await context.transaction((tx) =>
    writeMarkSeen(tx, { userId, lessonId, at: context.clock.now() }),
  );
}

/** What a lesson holds for the acting user. */
export async function contentOf(context: Context, opened: OpenLesson): Promise<Lesson> {
  const { lesson, row, steps, lets } = opened;
  const index = steps.findIndex(({ id }) => id === lesson.id);
  const step = steps[index];
  if (!step) throw new Error('an opened lesson is one of its class');
  // What follows is for members.
  const next = lets.length > 0 ? undefined : steps[index + 1];
  return {
    ...presentSummary(step, context.clock.now()),
    classId: row.id,
    classRand: row.rand,
    className: row.name,
    about: presentAbout(lesson),
    blocks: lesson.blocks,
    ...(await filesPart(context, lesson)),
    next: next ? { id: next.id, rand: next.rand, subject: next.subject } : null,
    ...(await examPart(context, opened)),
    ...(lets.length > 0 && { entry: { passMark: entryMarkOf(lesson), opens: [...lets] } }),
  };
}

type FilesPart = Pick<Lesson, 'files' | 'materialPath' | 'materialExtension'>;

/** What a lesson shows; where it has no file of its own, the first of its blocks stands for that. */
async function filesPart(context: Context, lesson: LessonRow): Promise<FilesPart> {
  const shown = await filesOfBlocks(context.db, lesson);
  const files = shown.map((file) => presentFile(context, file));
  const key = lesson.material === null ? firstMaterial(lesson.blocks) : null;
  const first = files.find((file) => file.key === key);
  return {
    files,
    materialPath: first?.path ?? context.files.address(lesson.material),
    materialExtension: first?.extension ?? extensionOf(lesson.material),
  };
}

type ExamPart = Pick<Lesson, 'questions' | 'exercises' | 'result' | 'draft' | 'standing'> &
  Partial<Pick<Lesson, 'about' | 'files' | 'materialPath' | 'materialExtension'>>;

/** What an exam asks stays on the server until its attempt has begun. */
const nothingYet = {
  ...{ about: '', materialPath: '', materialExtension: '' },
  ...{ questions: [], exercises: [], result: null, draft: null },
};

async function examPart(context: Context, { lesson }: OpenLesson): Promise<ExamPart> {
  if (lesson.kind !== 'exam') return { questions: [], exercises: [], result: null, draft: null };
  const { userId } = signedIn(context);
  const now = context.clock.now();
  const running = await handInOverdue(context, { userId, lesson });
  const results = await resultsOf(context.db, userId, lesson.id);
  const standing = standingOf(lesson, results, running, now);
  const { attempt, isBegun } = standing;
  const result = isBegun ? null : (results.find(({ isCounted }) => isCounted) ?? null);
  const all = await questionsOf(context.db, lesson.id, { withRemoved: true });
  const asked = all.filter(({ deletedAt }) => deletedAt === null);
  const fromBank = await drawnWays(context, lesson, running);
  const ownExercises = exercisesOf(lesson);
  const isAsPlain = isPlain(lesson) && running === null && results.length < 2;
  const own = !isAsPlain && {
    standing: z.encode(
      standingText,
      presentStanding({
        ...{ lesson, standing, results, now, rules: presentRules(lesson) },
        questions: asked.length + ownExercises.length + fromBank.count,
        exercises: ownExercises.length + fromBank.count,
        ways: answerWaysOf([...ownExercises.map(({ exercise }) => exercise), ...fromBank.ways]),
      }),
    ),
  };
  if (!result && !isBegun) return { ...nothingYet, ...own };
  // A result is shown with the questions it answered, whatever became of the exam since.
  const shown = result ? all.filter(({ id }) => Object.hasOwn(result.objectiveAnswers, id)) : asked;
  const order = { userId, attempt: result?.attempt ?? attempt ?? 1 };
  const withAnswer = result !== null && attempt === null;
  const exercises = { lesson, running, result, withAnswer, ...order };
  const draft = result ? null : await draftOf(context.db, userId, lesson.id);
  const key = shown.some(hasFive) ? await choicesKey(context) : '';
  return {
    ...own,
    ...(await exercisesPart(context, exercises)),
    questions: inOrderOf(shown, lesson, order).map((question) =>
      presentQuestion(question, userId, {
        withAnswer,
        rank: (choice) => sign(key, `${question.id}:${choice}`),
      }),
    ),
    result: result && resultFor(context, result, lesson, withAnswer),
    draft: draft && presentDraft(draft),
  };
}

/** By what is chosen which of five choices is left out for clients that know four. */
const choicesKey = ({ db }: Context) => secret(db, 'choices', () => token(32));

/** A result for its student; the model answer stays on the server while another attempt is left. */
export function resultFor(
  context: Context,
  result: ResultRow,
  { theoryAnswer }: Pick<LessonRow, 'theoryAnswer'>,
  withAnswer: boolean,
): ExamResult {
  const image = context.files.address(result.theoryImage);
  return presentResult(result, image, withAnswer ? theoryAnswer : '');
}
