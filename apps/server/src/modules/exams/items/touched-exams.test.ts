import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aSatExam } from '../../../../test/support/sat-exam.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const asking = (accepted: string) =>
  JSON.stringify({
    ...{ type: 'typed', prompt: 'Write india', explanation: '', accepted: [accepted] },
    ...{ strictness: 'letters', nearly: 50 },
  });

/** An exam that has drawn the one exercise of its bank, whose key is wrong, for somebody who was right. */
async function anExamWithAWrongKey() {
  const exam = await aSatExam(institute);
  const { admin, class_id, lesson_id } = exam;
  const kept = await admin.call.addBankExercises({ class_id, exercises: `[${asking('wrong')}]` });
  const bank_exercise_id = kept.data.ids[0] ?? 0;
  await admin.call.updateLesson({ lesson_id, draw_count: '1' });
  await exam.begin(1);
  const exercises = JSON.stringify({
    [`bank-${bank_exercise_id}`]: { type: 'typed', given: 'india' },
  });
  const handed = { lesson_id, attempt: 1, answer: exam.right, exercises };
  expect(await exam.student.call.submitExam(handed)).toMatchObject({ status: true });
  const correct = () =>
    admin.call.updateBankExercise({ bank_exercise_id, exercise: asking('india') });
  return { ...exam, bank_exercise_id, correct };
}

describe('a key that is corrected in the bank', () => {
  // Proves call-getTouchedExams.
  it('leads to the exams whose marks it touches, until they are marked again', async () => {
    const { admin, bank_exercise_id, lesson_id, correct } = await anExamWithAWrongKey();
    const touched = async () => (await admin.call.getTouchedExams({ bank_exercise_id })).data;
    expect(await touched()).toEqual([]);
    await correct();
    const { data: lesson } = await admin.call.getManagedLesson({ lesson_id });
    expect(await touched()).toEqual([{ lesson_id, subject: lesson.subject, touched: 1 }]);
    const { version } = (await admin.call.getRemarking({ lesson_id })).data;
    await admin.call.remarkExam({ lesson_id, version, reason: 'The key was wrong.' });
    expect(await touched()).toEqual([]);
  });

  // Proves call-getTouchedExams.
  it('leads to no exam that has drawn something else, and to none that is deleted', async () => {
    const { admin, class_id, bank_exercise_id, lesson_id, correct } = await anExamWithAWrongKey();
    const other = await admin.call.addBankExercises({ class_id, exercises: `[${asking('x')}]` });
    await correct();
    const drawnByNone = { bank_exercise_id: other.data.ids[0] ?? 0 };
    expect((await admin.call.getTouchedExams(drawnByNone)).data).toEqual([]);
    await admin.call.deleteLesson({ lesson_id });
    expect((await admin.call.getTouchedExams({ bank_exercise_id })).data).toEqual([]);
  });

  // Proves call-getTouchedExams.
  it('tells of no exam to a teacher who writes the bank and may not mark', async () => {
    const { admin, class_id, bank_exercise_id, correct } = await anExamWithAWrongKey();
    await correct();
    const teacher = await institute.student();
    const staff = { class_id, user_id: teacher.id };
    await admin.call.saveClassStaff({ ...staff, powers: ['teach'] });
    expect(await teacher.call.getTouchedExams({ bank_exercise_id })).toMatchObject({
      ...{ status: true, data: [] },
    });
    await admin.call.saveClassStaff({ ...staff, powers: ['teach', 'mark'] });
    expect((await teacher.call.getTouchedExams({ bank_exercise_id })).data).toHaveLength(1);
    const unknown = await admin.call.getTouchedExams({ bank_exercise_id: 999_999 });
    expect(unknown).toMatchObject({ code: 'bank_exercise_not_found' });
  });
});
