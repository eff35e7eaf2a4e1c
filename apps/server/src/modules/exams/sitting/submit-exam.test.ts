import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, countFiles } from '../../../../test/support/school.ts';
import { examResults, lessonProgress } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const resultsOf = (person: Person) =>
  institute.services.db.select().from(examResults).where(eq(examResults.userId, person.id));
const storedFiles = () => countFiles(institute);

const question = (word: string) => ({
  question: `Which is ${word}?`,
  answer: word,
  option1: 'قلم',
  option2: 'كتاب',
  option3: 'بيت',
});

/** A class with one exam, its questions as a student sees them, and a student of it. */
async function anExam(own: { about?: string; words?: string[]; theoryAnswer?: string } = {}) {
  const { id: classId } = await aClass(institute);
  const { about = '', words = ['كتاب', 'باب'], theoryAnswer = '' } = own;
  const questions = words.map(question);
  const form = { inputetype: 'Exam' as const, about, questions, theoryAnswer };
  const exam = await aLesson(institute, classId, form);
  const student = await institute.student();
  await student.call.enrol({ class_id: classId });
  const see = () => student.call.getLessonDetails({ class_id: classId, lesson_id: exam.id });
  const { data } = await see();
  const [first, second] = data.questions.map(({ id }) => id);
  const answer = {
    ...(first ? { [first]: 'كتاب' } : {}),
    ...(second ? { [second]: 'قلم' } : {}),
  };
  return { classId, exam, student, see, answer };
}

async function dataUrl(width: number, height: number, color = '#204060'): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: color } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString('base64')}`;
}

describe('an exam before it is submitted', () => {
  it('shows the choices and neither the answers nor the model answer', async () => {
    const { see } = await anExam({ about: 'Why?', theoryAnswer: 'The secret model' });
    const answer = await see();
    expect(answer.data.examResult).toBeNull();
    expect(answer.data.about).toBe('Why?');
    for (const one of answer.data.questions) expect(one).not.toHaveProperty('answer');
    const [, door] = answer.data.questions;
    // The right answer is not one of the options, so it joins them.
    expect(door?.choices.toSorted()).toEqual(['باب', 'بيت', 'قلم', 'كتاب'].toSorted());
    expect([door?.answer1, door?.answer2, door?.answer3, door?.answer4]).toEqual(door?.choices);
    expect(JSON.stringify(answer)).not.toContain('The secret model');
  });

  it('is not shown to those before a shut gate', async () => {
    const { classId, exam } = await anExam({ about: 'A question for members' });
    const stranger = await institute.student();
    const response = await stranger.call.getLessonDetails({
      class_id: classId,
      lesson_id: exam.id,
    });
    expect(response).toMatchObject({ status: false, code: 'not_enrolled' });
    expect(JSON.stringify(response)).not.toContain('members');
    expect(await stranger.call.submitExam({ lesson_id: exam.id })).toMatchObject({
      status: false,
      code: 'not_enrolled',
    });
    const admin = await institute.admin();
    expect(await admin.call.submitExam({ lesson_id: exam.id })).toMatchObject({
      code: 'not_enrolled',
    });
  });
});

describe('submitting an exam', () => {
  // Proves student-4-16, call-submitExam.
  it('grades it on the server and shows the result with its answers', async () => {
    const { exam, student, see, answer } = await anExam({ theoryAnswer: 'A model' });
    const done = await student.call.submitExam({
      lesson_id: exam.id,
      examRand: exam.rand,
      answer,
    });
    const expected = {
      objective_answers: answer,
      objective_score: 50,
      theory_answer: '',
      theory_answer_kind: 'none',
      theory_score: null,
      theory_pending: false,
      total_score: 50,
      marked_at: 0,
      correctTheoryAnswer: 'A model',
    };
    expect(done).toMatchObject({
      http: 200,
      status: true,
      message: 'Exam submitted successfully!',
      data: expected,
    });
    const { data } = await see();
    expect(data).toMatchObject({ examDone: 1, examResult: expected });
    expect(data.questions.map((one) => one.answer)).toEqual(['كتاب', 'باب']);
    const [progress] = await institute.services.db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, student.id));
    expect(progress?.submittedAt).toEqual(institute.clock.now());
  });

  // Proves student-5-15.
  it('refuses a question without one of its choices and keeps nothing', async () => {
    const { exam, student, answer } = await anExam();
    const submit = (own: Record<string, string>) =>
      student.call.submitExam({ lesson_id: exam.id, answer: own });
    const [first = ''] = Object.keys(answer);
    expect(await submit({ [first]: 'كتاب' })).toMatchObject({
      http: 200,
      status: false,
      code: 'answer_missing',
    });
    expect(await submit({ ...answer, [first]: 'something else' })).toMatchObject({
      code: 'answer_missing',
    });
    expect(await resultsOf(student)).toEqual([]);
  });

  // Proves student-5-17.
  it('asks for theory where there is nothing else, and never takes text and picture together', async () => {
    const { exam, student } = await anExam({ words: [], about: 'Why?' });
    const both = { theory: 'Because', theory_image: await dataUrl(20, 20) };
    expect(await student.call.submitExam({ lesson_id: exam.id })).toMatchObject({
      code: 'theory_missing',
    });
    const refused = await student.call.submitExam({ lesson_id: exam.id, ...both });
    expect(refused).toMatchObject({ status: false, code: 'one_answer_kind' });
    expect(refused.message).toBe(
      'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.',
    );
    expect(await resultsOf(student)).toEqual([]);
  });

  // Proves student-3-9, call-submitExam, student-9-9.
  it('keeps a theory picture as a small JPEG behind a signed address', async () => {
    const { exam, student, answer } = await anExam({ about: 'Write it by hand.' });
    const theory_image = await dataUrl(1600, 400);
    const done = await student.call.submitExam({ lesson_id: exam.id, answer, theory_image });
    expect(done.data).toMatchObject({
      theory_answer_kind: 'image',
      theory_pending: true,
      theory_score: null,
      total_score: null,
    });
    const served = await institute.app.inject({ url: `/${done.data.theory_answer}` });
    const { format, width, height } = await sharp(served.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 800, 200]);
    expect(
      await student.call.submitExam({ lesson_id: exam.id, answer, theory_image }),
    ).toMatchObject({ status: true, data: { theory_answer_kind: 'image' } });
    const other = await dataUrl(1600, 400, '#ffffff');
    expect(
      await student.call.submitExam({ lesson_id: exam.id, answer, theory_image: other }),
    ).toMatchObject({ status: false, code: 'already_submitted' });
  });

  it('refuses a picture that cannot be read and leaves no file behind', async () => {
    const { exam, student, answer } = await anExam({ about: 'Why?' });
    const before = await storedFiles();
    const theory_image = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    expect(
      await student.call.submitExam({ lesson_id: exam.id, answer, theory_image }),
    ).toMatchObject({ status: false, code: 'image_unreadable' });
    expect(
      await student.call.submitExam({ lesson_id: exam.id, theory_image: await dataUrl(9, 9) }),
    ).toMatchObject({ status: false, code: 'answer_missing' });
    expect(await storedFiles()).toBe(before);
    expect(await resultsOf(student)).toEqual([]);
  });

  it('gives nothing for a theory question left empty, without waiting for a marker', async () => {
    const { exam, student, answer } = await anExam({ about: 'Why?' });
    const done = await student.call.submitExam({ lesson_id: exam.id, answer });
    expect(done.data).toMatchObject({ theory_score: 0, theory_pending: false, total_score: 25 });
    const admin = await institute.admin();
    expect((await admin.call.getExamDetails({ lesson_id: exam.id })).data).toEqual([]);
  });

  it('answers the same submission again as the first time, and refuses any other', async () => {
    const { exam, student, answer } = await anExam({ about: 'Why?' });
    const submission = { lesson_id: exam.id, answer, theory: 'Because' };
    const first = await student.call.submitExam(submission);
    institute.clock.advance({ minutes: 1 });
    const again = await student.call.submitExam(submission);
    expect(again).toMatchObject({ status: true, data: first.data });
    expect(await student.call.submitExam({ ...submission, theory: 'Why not' })).toMatchObject({
      http: 200,
      status: false,
      code: 'already_submitted',
      message: 'You have already submitted this exam.',
    });
    expect(await resultsOf(student)).toMatchObject([{ theoryText: 'Because' }]);
  });

  it('refuses a foreign token and a lesson that is no exam', async () => {
    const { classId, exam, student, answer } = await anExam();
    expect(
      await student.call.submitExam({ lesson_id: exam.id, examRand: 'another', answer }),
    ).toMatchObject({ code: 'lesson_not_found' });
    await student.call.submitExam({ lesson_id: exam.id, answer });
    const lesson = await aLesson(institute, classId);
    expect(await student.call.submitExam({ lesson_id: lesson.id })).toMatchObject({
      code: 'not_an_exam',
    });
  });

  it('writes one result when twenty different submissions arrive at once', async () => {
    const { exam, student, answer } = await anExam({ about: 'Why?' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        student.call.submitExam({ lesson_id: exam.id, answer, theory: `Submission ${index}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'already_submitted')).toHaveLength(19);
    const rows = await resultsOf(student);
    expect(rows.map(({ theoryText }) => theoryText)).toEqual([taken[0]?.data.theory_answer]);
  });

  it('answers twenty sendings of one submission alike, with one result and one file', async () => {
    const { exam, student, answer } = await anExam({ about: 'Why?' });
    const before = await storedFiles();
    const theory_image = await dataUrl(200, 100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call.submitExam({ lesson_id: exam.id, answer, theory_image }),
      ),
    );
    expect(answers.every(({ status }) => status)).toBe(true);
    expect(await resultsOf(student)).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 1);
  });

  it('shows a result with the questions it answered, whatever became of the exam', async () => {
    const { classId, exam, student, see, answer } = await anExam();
    await student.call.submitExam({ lesson_id: exam.id, answer });
    const admin = await institute.admin();
    const [first] = Object.keys(answer);
    await admin.call.removeObj({ obj_id: Number(first) });
    await admin.call.updateLesson({
      lesson_id: exam.id,
      class_id: classId,
      subject: 'Exam',
      questions: [question('a new one')],
    });
    expect((await see()).data.questions.map(({ id }) => String(id))).toEqual(Object.keys(answer));
  });
});

describe('a lesson with its content', () => {
  // Proves call-getLessonDetails.
  it('comes with its material and the next lesson, and looking counts as a view', async () => {
    const { id: classId } = await aClass(institute, { monthlylimit: 1 });
    const one = await aLesson(institute, classId, { about: 'Read this' });
    const two = await aLesson(institute, classId, { subject: 'Two', about: 'Not this' });
    const student = await institute.student();
    await student.call.enrol({ class_id: classId });
    const see = (lesson_id: number) =>
      student.call.getLessonDetails({ class_id: classId, lesson_id });
    const first = await see(one.id);
    expect(first.data).toMatchObject({
      about: 'Read this',
      viewed: '1',
      class_id: classId,
      material_url: '',
      next: { id: two.id, rand: two.rand, subject: 'Two' },
      questions: [],
      examResult: null,
    });
    const blocked = await see(two.id);
    expect(blocked).toMatchObject({ status: false, code: 'monthly_limit' });
    expect(JSON.stringify(blocked)).not.toContain('Not this');
    expect((await see(one.id)).status).toBe(true);
  });

  it('speaks of a timetable encoded', async () => {
    const { id: classId } = await aClass(institute);
    const lesson = await aLesson(institute, classId, {
      inputetype: 'Timetableble',
      about: 'Monday 8am\nTuesday',
    });
    const student = await institute.student();
    await student.call.enrol({ class_id: classId });
    const { data } = await student.call.getLessonDetails({
      class_id: classId,
      lesson_id: lesson.id,
    });
    expect(data).toMatchObject({ inputetype: 'Timetableble', about: 'Monday%208am\\nTuesday' });
  });
});
