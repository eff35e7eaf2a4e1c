import type { WrittenPart } from '@institute/contract/words/written-answers';
import type { Context } from '../../../context.ts';
import { givenInExam } from '../../exams/index.ts';
import type { LessonRow } from '../../lessons/index.ts';
import { type TypedAnswer, typedAnswer, writtenParts } from './rules.ts';
import { writtenLogs } from './store.ts';

/** What students typed in the exercises of a lesson or an exam and is not right by the keys of now. */
export async function listWritten(
  { db }: Pick<Context, 'db'>,
  lesson: LessonRow,
): Promise<WrittenPart[]> {
  const inPractice = new Map<string, TypedAnswer[]>();
  for (const { exerciseId, userId, given } of await writtenLogs(db, [lesson.id])) {
    const own = inPractice.get(exerciseId) ?? [];
    own.push({ userId, texts: given });
    inPractice.set(exerciseId, own);
  }
  const asked =
    lesson.kind === 'exam' ? await askedInExam(db, lesson) : askedInLesson(lesson.blocks ?? []);
  return asked.flatMap(({ answers, ...one }) =>
    writtenParts(one, [...answers, ...(inPractice.get(one.exerciseId) ?? [])]),
  );
}

const askedInLesson = (blocks: NonNullable<LessonRow['blocks']>) =>
  blocks.flatMap((block) =>
    block.kind === 'exercise'
      ? [{ exerciseId: block.id, exercise: block.exercise, isDrawn: false, answers: [] }]
      : [],
  );

async function askedInExam(db: Context['db'], lesson: LessonRow) {
  const asked = new Map<string, Parameters<typeof writtenParts>[0] & { answers: TypedAnswer[] }>();
  for (const { row, isDrawn, userId, given } of await givenInExam(db, lesson)) {
    const one = asked.get(row.id) ?? {
      ...{ exerciseId: row.id, exercise: row.exercise, isDrawn, answers: [] },
    };
    const typed = typedAnswer(userId, given);
    if (typed) one.answers.push(typed);
    asked.set(row.id, one);
  }
  return [...asked.values()];
}
