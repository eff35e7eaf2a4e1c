import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { unzip } from '../../../test/support/unzip.ts';
import * as schema from '../../schema/index.ts';

/* What the office keeps from a student for a while, the student's own copy keeps back as well. */

let institute: Institute;
let person: Person;
beforeAll(async () => {
  institute = await Institute.open();
  person = await institute.student();
});
afterAll(() => institute.close());

/** The rows of a file of the archive, made anew. */
async function copied(): Promise<(file: string) => Record<string, unknown>[]> {
  institute.clock.advance({ hours: 25 });
  await person.call.requestMyData({});
  await institute.services.jobs.drain();
  const { data } = await person.call.getMyData({});
  const { rawPayload } = await institute.app.inject({
    url: `/api.php?action=download_my_data&key=${data.copy.key}`,
    headers: { cookie: `sid=${person.sid}`, 'sec-fetch-site': 'same-origin' },
  });
  const archive = unzip(rawPayload);
  return (file) => JSON.parse(archive.get(`data/${file}.json`)?.toString() ?? 'null');
}

it('has no question of a quiz, of which the right option may still be asked', async () => {
  await institute.services.db.insert(schema.gameRounds).values({
    ...{ rand: 'open-round', userId: person.id, level: 'hard', state: 'open' },
    questions: [
      { question: 'A house?', options: ['بَيْتٌ', 'بَابٌ'], right: 0, estimatedTimeMs: 9_000 },
    ],
    openedAt: institute.clock.now(),
  });
  const [round] = (await copied())('quiz-rounds');
  expect(round).toMatchObject({ rand: 'open-round', level: 'hard', state: 'open' });
  expect(round).not.toHaveProperty('questions');
});

it('tells of an exam which exercises were missed, and what a machine thought, once no attempt is left', async () => {
  const { db } = institute.services;
  const { id: classId } = await aClass(institute);
  const { id: lessonId } = await aLesson(institute, classId, { inputetype: 'Exam', attempts: '2' });
  await person.call.enrol({ class_id: classId });
  const at = institute.clock.now();
  await db.insert(schema.exerciseLogs).values({
    ...{ userId: person.id, id: 'exam-missed', lessonId, exerciseId: 'one', rating: 'missed' },
    ...{ retention: 90, reviewedAt: at, receivedAt: at },
  });
  const handedIn = async (attempt: number) => {
    const [row] = await db
      .insert(schema.examResults)
      .values({
        ...{ userId: person.id, lessonId, classId, attempt, objectiveAnswers: {} },
        ...{ hasTheory: true, theoryText: 'Because', submittedAt: at },
        ...{ theoryScore: 40, totalScore: 40, markedAt: at },
      })
      .returning();
    return row?.id ?? 0;
  };
  const resultId = await handedIn(1);
  await db.insert(schema.machineMarks).values({
    ...{ resultId, verdict: 'marked', score: 40, confidence: 0.9 },
    ...{ reason: 'The verb is missing', model: 'm', consideredAt: at },
  });
  const before = await copied();
  expect(before('exams-handed-in')).toHaveLength(1);
  expect(before('practice-of-exercises')).toEqual([]);
  expect(before('automatic-marks')).toEqual([]);
  await handedIn(2);
  const after = await copied();
  expect(after('practice-of-exercises')).toMatchObject([{ exercise_id: 'one' }]);
  expect(after('automatic-marks')).toMatchObject([{ reason: 'The verb is missing' }]);
});

it('has no mark that its student was not told, and no proposal that was left to people', async () => {
  const { db } = institute.services;
  const admin = await institute.admin();
  const { id: classId } = await aClass(institute);
  const { id: lessonId } = await aLesson(institute, classId, { inputetype: 'Exam' });
  await person.call.enrol({ class_id: classId });
  const at = institute.clock.now();
  const [result] = await db
    .insert(schema.examResults)
    .values({
      ...{ userId: person.id, lessonId, classId, objectiveAnswers: {}, hasTheory: true },
      ...{ theoryText: 'Because', submittedAt: at },
    })
    .returning();
  const resultId = result?.id ?? 0;
  await db.insert(schema.machineMarks).values({
    ...{ resultId, verdict: 'left', score: 20, confidence: 0.4 },
    ...{ reason: 'Left to people', model: 'm', consideredAt: at },
  });
  const change = { resultId, fromComment: '', toComment: '', reason: '', changedBy: admin.id };
  await db.insert(schema.markChanges).values([
    { ...change, toScore: 10, changedAt: at, undoneAt: at, requestKey: 'undone-by-a-teacher' },
    { ...change, toScore: 60, changedAt: at, toldAt: at, requestKey: 'told-by-a-teacher' },
  ]);
  await db
    .update(schema.examResults)
    .set({ theoryScore: 60, totalScore: 60, markedAt: at, markedBy: admin.id })
    .where(eq(schema.examResults.id, resultId));
  const rows = await copied();
  const own = ({ result_id }: Record<string, unknown>) => result_id === resultId;
  expect(rows('automatic-marks').filter(own)).toEqual([]);
  const marks = rows('marks-given').filter(own);
  expect(marks).toMatchObject([{ to_score: 60 }]);
  expect(marks[0]).not.toHaveProperty('request_key');
});
