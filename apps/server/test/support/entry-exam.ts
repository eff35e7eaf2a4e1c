import type { RequestOf } from '@institute/contract/call';
import type { addClass } from '@institute/contract/classes/managed-classes';
import type { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Institute, Person } from './institute.ts';
import { aClass, aLesson } from './school.ts';

/**
 * A class of a lesson, an exam, the exam by which another class may be entered, and a last lesson; and the
 * class that names that exam. `first` and `second` are what is sent of the two besides.
 */
export async function anEntryExam(
  institute: Institute,
  own: {
    exam?: Partial<RequestOf<typeof addLesson>>;
    first?: Partial<RequestOf<typeof addClass>>;
    second?: Partial<RequestOf<typeof addClass>>;
  } = {},
) {
  const first = await aClass(institute, { name: 'Letters', ...own.first });
  const questions = ['كتاب', 'باب'].map((answer) => ({
    ...{ question: `Which is ${answer}?`, answer, option1: 'كتاب', option2: 'باب' },
  }));
  const anExam = { inputetype: 'Exam' as const, about: '', questions };
  const lesson = await aLesson(institute, first.id, { subject: 'Alif' });
  const other = await aLesson(institute, first.id, { ...anExam, subject: 'Half way' });
  const entry = { ...anExam, subject: 'Reading', pass_mark: '60', ...own.exam };
  const exam = await aLesson(institute, first.id, entry);
  const last = await aLesson(institute, first.id, { subject: 'Last' });
  const named = { prequisite_id: String(first.id), entry_exam_id: String(exam.id) };
  const second = await aClass(institute, { name: 'Stories', ...named, ...own.second });
  const admin = await institute.admin();
  const { data } = await admin.call.getLessonQuestions({ lesson_id: exam.id });
  const [one = 0, two = 0] = data.map(({ id }) => id);
  const right = { [one]: 'كتاب', [two]: 'باب' };
  const wrong = { [one]: 'باب', [two]: 'كتاب' };
  const refs = { class_id: first.id, lesson_id: exam.id };
  return {
    ...{ admin, first, second, lesson, other, exam, last, right, wrong },
    see: (person: Person) => person.call.getLessonDetails(refs),
    submit: (person: Person, answer: Record<string, string>, attempt = 1) =>
      person.call.submitExam({ lesson_id: exam.id, attempt, answer, theory: '' }),
    join: (person: Person) => person.call.enrol({ class_id: second.id }),
    /** What the class says of its prerequisite. */
    asked: async (person: Person) =>
      (await person.call.getClassDetails({ class_id: second.id })).data?.prerequisite,
  };
}
