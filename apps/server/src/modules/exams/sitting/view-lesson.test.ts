// Proves promise-16.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';

let institute: Institute;
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
  student = await institute.student();
});
afterAll(() => institute.close());

const now = () => unixOf(institute.clock.now());

describe('a lesson as its student sees it', () => {
  // Proves student-3-8.
  it('comes with its text, the path of its material and the extension', async () => {
    const { id: class_id } = await aClass(institute);
    const bytes = await readFile(
      join(import.meta.dirname, '../../../../seed/assets/worksheet.pdf'),
    );
    const admin = await institute.admin();
    const added = await admin.call.addLesson(
      { class_id, subject: 'Worksheet', about: 'Print it.' },
      { files: { file: { name: 'worksheet.pdf', bytes } } },
    );
    await student.call.enrol({ class_id });
    const { data } = await student.call.getLessonDetails({ class_id, lesson_id: added.data.id });
    expect(data).toMatchObject({
      ...added.data,
      subject: 'Worksheet',
      inputetype: 'Lesson',
      scheduled: '0',
      studydate: 0,
      viewed: '1',
      viewedDate: now(),
      examDone: 0,
      about: 'Print it.',
      materialExtension: 'pdf',
    });
    const served = await institute.app.inject({ url: `/${data.material_url}` });
    expect(served.rawPayload.equals(bytes)).toBe(true);
  });

  // Proves student-3-9.
  it('that is an exam comes with its questions, and with its result once submitted', async () => {
    const { id: class_id } = await aClass(institute);
    const exam = await aLesson(institute, class_id, {
      inputetype: 'Exam',
      about: 'Why?',
      theoryAnswer: 'Because',
      questions: [{ question: 'Which?', answer: 'a', option1: 'a', option2: 'b' }],
    });
    await student.call.enrol({ class_id });
    const see = async () =>
      (await student.call.getLessonDetails({ class_id, lesson_id: exam.id })).data;
    const before = await see();
    const [question] = before.questions;
    expect(before).toMatchObject({ ...exam, about: 'Why?', examResult: null });
    expect(before.questions).toEqual([
      {
        id: question?.id,
        question: 'Which?',
        answer1: question?.choices[0],
        answer2: question?.choices[1],
        answer3: '',
        answer4: '',
        choices: expect.arrayContaining(['a', 'b']),
      },
    ]);
    const answer = { [String(question?.id)]: 'a' };
    await student.call.submitExam({ lesson_id: exam.id, answer, theory: 'It is' });
    const after = await see();
    expect(after.questions[0]?.answer).toBe('a');
    expect(after.examResult).toEqual({
      objective_answers: answer,
      objective_score: 100,
      theory_answer: 'It is',
      theory_answer_kind: 'text',
      theory_score: null,
      theory_pending: true,
      total_score: null,
      submitted_at: now(),
      marked_at: 0,
      correctTheoryAnswer: 'Because',
    });
  });
});
