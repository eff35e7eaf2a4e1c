// Proves promise-7.

import { type AbilityActor, type ClassAbility, roles } from '@institute/contract/auth/abilities';
import { isOfficeCall } from '@institute/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Actor, Context } from '../src/context.ts';
import type { Handler } from '../src/handler.ts';
import { handlers } from '../src/handlers.ts';
import { makeContext } from '../src/make-context.ts';
import { examResults, handIns } from '../src/schema/index.ts';
import { sampleOf, samplesOf } from './samples.ts';
import { aTask } from './support/homework.ts';
import { Institute } from './support/institute.ts';
import { aBankExercise, aClass, aLesson } from './support/school.ts';

/*
 * Calls whose ability is asked about a class say which classes they touch. Whoever has such an
 * ability for some classes alone is held to them by that.
 */

let institute: Institute;
let samples: ReturnType<typeof samplesOf>;
let context: Context;
let classId: number;
let otherId: number;
let lessonId: number;
let questionId: number;
let resultId: number;
let bankId: number;
let handInId: number;

const ofClasses = handlers.filter(({ classes }) => classes !== null);

beforeAll(async () => {
  institute = await Institute.open();
  ({ id: classId } = await aClass(institute));
  ({ id: otherId } = await aClass(institute));
  ({ id: lessonId } = await aLesson(institute, classId));
  const questions = [{ question: 'What?', answer: 'This', option1: 'This', option2: 'That' }];
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', questions });
  const admin = await institute.admin();
  const listed = await admin.call.getLessonQuestions({ lesson_id: exam.id });
  questionId = listed.status ? (listed.data[0]?.id ?? 0) : 0;
  const [result] = await institute.services.db
    .insert(examResults)
    .values({
      ...{ userId: admin.id, lessonId: exam.id, classId, objectiveAnswers: {} },
      ...{ hasTheory: true, theoryText: 'An answer', submittedAt: institute.clock.now() },
    })
    .returning({ id: examResults.id });
  resultId = result?.id ?? 0;
  bankId = await aBankExercise(admin, classId);
  const [handIn] = await institute.services.db
    .insert(handIns)
    .values({
      ...{ userId: admin.id, classId, lessonId, blockId: 'homework', homework: 'of a test' },
      ...{ attempt: 1, asked: aTask(), handedInAt: institute.clock.now(), sending: 'of a test' },
    })
    .returning({ id: handIns.id });
  handInId = handIn?.id ?? 0;
  samples = samplesOf({
    classId,
    lessonId,
    examId: exam.id,
    studentId: admin.id,
    studentEmail: admin.email,
  });
  // Who lists the own classes touches those.
  const teacher: AbilityActor = {
    ...{ userId: admin.id, role: roles.student, isImpersonated: false },
    teaches: [{ classId, powers: ['teach'] }],
    office: [],
  };
  context = makeContext(institute.services, {
    call: { name: 'test', access: 'session' },
    actor: teacher as Actor,
  });
});
afterAll(() => institute.close());

/** The classes that a call with this input says it touches, each once; null of what there is not. */
async function touched({ call, classes }: Handler, input: unknown): Promise<(number | null)[]> {
  const found = await classes?.(context, z.parse(call.request, input));
  const ids = (found ?? []).map(({ classId }) => classId);
  return [...new Set(ids)].sort((a, b) => Number(a) - Number(b));
}

describe('a call whose ability is asked about a class', () => {
  it('is every call of such an ability, and no other', () => {
    const aboutClasses: readonly string[] = [
      'classes.open',
      'classes.edit',
      'classes.editLinks',
      'classes.seePeople',
      'lessons.edit',
      'exams.mark',
      'homework.answer',
      'messages.toClass',
    ] satisfies ClassAbility[];
    const declared = handlers.filter(
      ({ call }) => isOfficeCall(call) && aboutClasses.includes(call.access as ClassAbility),
    );
    expect(ofClasses).toEqual(declared);
    expect(ofClasses.length).toBeGreaterThan(15);
  });

  it.each(ofClasses.map((handler) => [handler.call.name, handler] as const))(
    '%s says which',
    async (name, handler) => {
      const own: Record<string, Record<string, unknown>> = {
        removeObj: { obj_id: questionId },
        moveQuestions: { question_ids: [questionId] },
        getTouchedExams: { bank_exercise_id: bankId },
        updateBankExercise: { bank_exercise_id: bankId },
        setBankTopic: { bank_exercise_ids: [bankId] },
        deleteBankExercises: { bank_exercise_ids: [bankId] },
        restoreBankExercises: { bank_exercise_ids: [bankId] },
        reorderLessons: { lessons: [{ id: lessonId, position: 1 }] },
        changeMark: { result_id: resultId },
        undoMark: { result_id: resultId },
        swapLessonsPosition: { lesson1_id: lessonId, lesson2_id: lessonId },
      };
      const ofHandIn = 'hand_in_id' in sampleOf(samples, handler.call).input;
      const input = {
        ...{ ...sampleOf(samples, handler.call).input, ...own[name] },
        ...(ofHandIn && { hand_in_id: handInId }),
      };
      expect(await touched(handler, input)).toEqual([classId]);
    },
  );

  it('names both classes when a lesson moves', async () => {
    const update = ofClasses.find(({ call }) => call.name === 'updateLesson') as Handler;
    const input = { ...sampleOf(samples, update.call).input, class_id: otherId };
    expect(await touched(update, input)).toEqual([classId, otherId]);
  });

  it('names none for what does not exist', async () => {
    const remove = ofClasses.find(({ call }) => call.name === 'deleteClass') as Handler;
    expect(await touched(remove, { class_id: 999_999 })).toEqual([null]);
  });
});
