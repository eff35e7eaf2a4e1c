import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let class_id: number;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  class_id = (await aClass(institute)).id;
});
afterAll(() => institute.close());

const add = (question: { question: string; answer: string; option1?: string }, subject = 'Exam') =>
  admin.call.addLesson({ class_id, subject, inputetype: 'Exam', questions: [question] });

// Proves admin-5-6.
it('needs a question and its answer, and no options', async () => {
  const before = await institute.services.db.$count(lessons);
  const refusals = [
    [await add({ question: ' ', answer: 'a' }), 'Question is required'],
    [await add({ question: 'Which?', answer: '' }), 'Correct answer is required'],
    [await add({ question: 'Which?', answer: 'a' }, ' '), 'Subject is required'],
  ] as const;
  for (const [answer, message] of refusals) {
    expect(answer).toMatchObject({ http: 400, status: false, message });
  }
  expect(await institute.services.db.$count(lessons)).toBe(before);
  const { data } = await add({ question: 'Which?', answer: 'a' });
  expect((await admin.call.getLessonQuestions({ lesson_id: data.id })).data).toEqual([
    {
      id: expect.any(Number),
      question: 'Which?',
      answer: 'a',
      answer1: '',
      answer2: '',
      answer3: '',
      answer4: '',
    },
  ]);
});
