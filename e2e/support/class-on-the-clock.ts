import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { pathTo } from '@institute/contract/routes';
import { newStudent, type Session } from './api.ts';
import { everyExercise } from './every-block.ts';

/** A class with a lesson and an exam of ten minutes, and who has joined it. */
export async function classOnTheClock(url: string, admin: Session) {
  const { id, rand } = await admin.call(addClass, {
    ...{ category: 'Grammar', name: 'On the clock', about: 'Timed', premium: '0' },
  });
  const lesson = await admin.call(addLesson, {
    ...{ class_id: id, subject: 'A door', about: '' },
    blocks: JSON.stringify([{ id: 'one', kind: 'exercise', exercise: everyExercise('')[0] }]),
  });
  const question = { question: 'What is written here?', answer: 'كِتَاب', option1: 'كِتَاب' };
  const exam = await admin.call(addLesson, {
    ...{ class_id: id, subject: 'The exam', about: '', inputetype: 'Exam' as const },
    ...{ exam_minutes: '10', questions: [{ ...question, option2: 'بَاب', option3: 'قَلَم' }] },
  });
  const student = await newStudent(url);
  await student.call(enrol, { class_id: id });
  const at = (one: { rand: string }) => pathTo('lesson', { classId: rand, lessonId: one.rand });
  await student.call(viewStatus, { class_id: id, lesson_id: lesson.rand });
  return { student, lesson: at(lesson), exam: at(exam) };
}
