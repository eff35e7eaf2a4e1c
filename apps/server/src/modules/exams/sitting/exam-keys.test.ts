// Proves promise-16.

import { allCalls } from '@institute/contract';
import { isOfficeCall } from '@institute/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf, samplesOf } from '../../../../test/samples.ts';
import { methodOf } from '../../../../test/support/client.ts';
import {
  examExercises,
  otherKeys,
  rightAnswers,
  satIn,
} from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam } from '../../../../test/support/sat-exam.ts';
import { unzip } from '../../../../test/support/unzip.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

/** Questions with two options; and with five choices, where the right one is not among the options. */
const questions = [
  { question: 'Which is كتاب?', answer: 'كتاب', option1: 'كتاب', option2: 'باب' },
  { question: 'Which is باب?', answer: 'باب', option1: 'كتاب', option2: 'باب' },
  ...Array.from({ length: 6 }, (_, at) => ({
    ...{ question: `Which is سوق (${at})?`, answer: 'سوق', option1: 'كتاب', option2: 'قلم' },
    ...{ option3: 'بيت', option4: 'باب' },
  })),
];
/** The same choices with another one right. */
const otherQuestions = questions.map((one) =>
  'option4' in one
    ? { ...one, answer: one.option1, option1: one.answer }
    : { ...one, answer: one.answer === one.option1 ? one.option2 : one.option1 },
);

const anExam = (own: Parameters<typeof aSatExam>[1] = {}) =>
  aSatExam(institute, {
    ...{ blocks: JSON.stringify(examExercises), questions, about: 'Explain' },
    ...{ theoryAnswer: 'KEY:model', ...own },
  });
type Exam = Awaited<ReturnType<typeof anExam>>;

/** As many exercises in the bank of the exam's class as it holds itself, which its attempts draw. */
async function drawAll({ admin, class_id, lesson_id }: Exam): Promise<void> {
  const exercises = JSON.stringify(examExercises.map(({ exercise }) => exercise));
  await admin.call.addBankExercises({ class_id, topic: 'Nouns', exercises });
  await admin.call.updateLesson({ lesson_id, draw_count: examExercises.length });
}

/** Makes other choices of all questions and exercises right. */
async function changeKeys({ admin, class_id, lesson_id }: Exam): Promise<void> {
  const { data } = await admin.call.getLessonQuestions({ lesson_id });
  const changed = await admin.call.updateLesson({
    ...{ lesson_id, blocks: JSON.stringify(otherKeys), theoryAnswer: 'KEY:other-model' },
    questions: otherQuestions.map((one, at) => ({ ...one, id: String(data[at]?.id) })),
  });
  expect(changed.status).toBe(true);
  const { data: bank } = await admin.call.getBank({ class_id });
  for (const { id, exercise } of bank) {
    const { type } = JSON.parse(exercise);
    const other = otherKeys.find((one) => one.exercise.type === type)?.exercise;
    await admin.call.updateBankExercise({
      ...{ bank_exercise_id: id, exercise: JSON.stringify(other) },
    });
  }
}

// Those that end the session, or hand the exam in.
const ends = ['logout', 'submitExam', 'endOtherSessions', 'endSession', 'endLoginAs'];
const calls = allCalls.filter((call) => !isOfficeCall(call) && !ends.includes(call.name));

// What the quiz asks is right or wrong at once, and visitors' questions are answered.
const tellsOthers = ['answerGameQuestion', 'getInstituteProfile'];

/** Fields that tell what is right, wherever they stand. */
const telling =
  /^(answers?|accepted|pairs|explanation|strictness|isCorrect|right|correct\w*|theoryAnswer|modelAnswer)$/;

/** Paths of fields in an answer that hold a key, those within JSON texts as well. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    if (value.includes('KEY:')) return [path];
    return /^[[{]/.test(value) ? keysIn(parsed(value), path) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    // What a student has written in a draft is their own, and how they want to practise.
    const isOwn =
      path.endsWith(name === 'strictness' ? 'plan' : 'draft') && /^(answer|str)/.test(name);
    const holds = Array.isArray(inner) || (inner !== '' && inner !== null);
    const here = telling.test(name) && holds && !isOwn ? [`${path}.${name}`] : [];
    return [...here, ...keysIn(inner, `${path}.${name}`)];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Everything that a student is answered who makes every call there is, by the call. */
async function answersTo(exam: Exam, person: Person): Promise<Map<string, unknown>> {
  const samples = samplesOf({
    ...{ classId: exam.class_id, lessonId: exam.lesson_id, examId: exam.lesson_id },
    ...{ studentId: person.id, studentEmail: person.email },
  });
  const all = new Map<string, unknown>();
  for (const call of calls) {
    const { answer: _wrong, ...fields } = sampleOf(samples, call).input;
    const { headers: _headers, ...answer } = await methodOf(person.call, call.name)(fields);
    if (!tellsOthers.includes(call.name)) all.set(call.name, answer);
  }
  for (const path of [`/classes/${exam.class_id}/lessons/${exam.lesson_id}`, '/practice', '/']) {
    const { body } = await institute.app.inject({
      url: path,
      headers: { cookie: `sid=${person.sid}; token=${person.token}`, 'sec-fetch-site': 'none' },
    });
    all.set(path, body.replace(/nonce[^\s>]*/g, ''));
  }
  return all;
}

/** The texts of the copy of a student's data. */
async function copyOf(person: Person): Promise<[string, string][]> {
  await person.call.requestMyData({});
  await institute.services.jobs.drain();
  const { copy } = (await person.call.getMyData({})).data;
  const { rawPayload, statusCode } = await institute.app.inject({
    url: `/api.php?action=download_my_data&key=${copy.key}`,
    headers: { cookie: `sid=${person.sid}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(statusCode).toBe(200);
  return [...unzip(rawPayload)].map(([name, bytes]) => [name, bytes.toString()]);
}

/**
 * An answer without the four choices of clients that know no more: of five the server leaves one out that
 * is wrong, and so another one under another key (`fourOf`). All five stand beside them.
 */
const withoutFour = (answer: unknown): string =>
  JSON.stringify(answer).replaceAll(/\\*"answer[1-4]\\*":\\*"[^"\\]*\\*",?/g, '');

describe('before an exam is submitted', () => {
  const ways: [string, NonNullable<Parameters<typeof anExam>[0]>, boolean][] = [
    ['at once', {}, false],
    ['on the clock', { exam_minutes: '30' }, false],
    ['with others drawn from the bank', {}, true],
    ['in another order for each student', { shuffled: '1' }, false],
  ];

  // Proves decision-093-1.
  it.each(ways)('no call tells its student a key, when it is sat %s', async (_, rules, draws) => {
    const exam = await anExam(rules);
    if (draws) await drawAll(exam);
    let asked = 0;
    const read = async () => {
      for (const [name, answer] of await answersTo(exam, exam.student)) {
        expect({ [name]: keysIn(answer, name) }).toEqual({ [name]: [] });
        if (JSON.stringify(answer).includes('shams')) asked += 1;
      }
    };
    await read();
    if (draws || 'exam_minutes' in rules) {
      // What an exam asks that has to be begun is not told before.
      await exam.begin(1);
      await read();
    }
    expect(asked).toBeGreaterThanOrEqual(2);
    const { data } = await exam.see();
    expect(satIn(data)).toHaveLength(examExercises.length * (draws ? 2 : 1));
    for (const one of satIn(data)) expect(Object.keys(one)).toEqual(['id', 'points', 'asked']);
    expect(data.questions).toHaveLength(questions.length);
    for (const [name, text] of await copyOf(exam.student)) expect(text, name).not.toContain('KEY:');
  });

  // Proves decision-093-1.
  it('no call answers anything else under other keys, of questions or of exercises', async () => {
    const exam = await anExam();
    // The first time leaves a draft and the like behind.
    await answersTo(exam, exam.student);
    const first = await answersTo(exam, exam.student);
    const before = await answersTo(exam, exam.student);
    await changeKeys(exam);
    const after = await answersTo(exam, exam.student);
    // Some answers are others each time, such as a round of the quiz, and some are given so often.
    const isSpent = (answer: unknown) => (answer as { http?: number }).http === 429;
    const steady = [...before].filter(
      ([name, answer]) =>
        JSON.stringify(answer) === JSON.stringify(first.get(name)) && !isSpent(after.get(name)),
    );
    const names = steady.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['getLessonDetails', 'getSavableLesson']));
    expect(names).toEqual(expect.arrayContaining(['getSavableClass', 'getMyStudy', 'getPractice']));
    expect(names.length).toBeGreaterThan(calls.length * 0.8);
    for (const [name, answer] of steady) {
      expect(withoutFour(after.get(name)), name).toBe(withoutFour(answer));
    }
  });

  // Proves decision-093-1.
  it('the bytes a device saves are the same under every key', async () => {
    const exam = await anExam();
    const { class_id, lesson_id } = exam;
    const saved = async () => {
      const { data } = await exam.student.call.getSavableClass({ class_id });
      const one = await exam.student.call.getSavableLesson({ class_id, lesson_id });
      return withoutFour([data, one.data]);
    };
    const before = await saved();
    expect(before).toContain('shams');
    await changeKeys(exam);
    expect(await saved()).toBe(before);
  });

  it('one who is between two attempts is told no key', async () => {
    const exam = await anExam({ attempts: '2' });
    const { data } = await exam.see();
    const answer = Object.fromEntries(data.questions.map(({ id, choices }) => [id, choices[0]]));
    const handed = await exam.student.call.submitExam({
      ...{ lesson_id: exam.lesson_id, attempt: 1, answer: answer as Record<string, string> },
      ...{ theory: 'Because', exercises: JSON.stringify(rightAnswers) },
    });
    expect(handed.status).toBe(true);
    institute.clock.advance({ days: 2 });
    const own = /KEY:(maktaba|book|maktub)/g;
    for (const [name, one] of await answersTo(exam, exam.student)) {
      // What the student wrote, who was right, is theirs to read.
      const text = JSON.parse(JSON.stringify(one).replace(own, ''));
      const keys = keysIn(text, name).filter((path) => !/(given|objective_answers)/.test(path));
      expect({ [name]: keys }).toEqual({ [name]: [] });
    }
  });
});
