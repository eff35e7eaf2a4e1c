import type { FullSchool } from '../support/full-school.ts';
import type { RowChanges } from '../support/rows.ts';
import type { SpecChanges } from './types.ts';

const question = {
  question: 'Which is a verb?',
  answer: 'ذهب',
  option1: 'ذهب',
  option2: 'ذاهب',
  option3: 'مذهب',
  option4: 'ذهاب',
};
const bothMoved = ({ exam, lesson }: FullSchool): Partial<RowChanges> => ({
  changed: { [`lessons/${exam.id}`]: ['position'], [`lessons/${lesson.id}`]: ['position'] },
});

/** The calls of admin §7 to `/lessonsAction.php` that change something. */
export const lessonsActionChanges: SpecChanges = {
  addLesson: {
    sent: ({ admin, klass }) => ({
      admin_email: admin.email,
      class_id: klass.id,
      subject: 'Revision',
      about: 'All of it',
      inputetype: 'Exam',
      scheduled: '0',
      questions: [question],
    }),
    means: ({ klass }) => ({
      changed: { [`classes/${klass.id}`]: ['lessonTotal'] },
      added: { lessons: 1, questions: 1 },
    }),
  },
  updateLesson: {
    sent: ({ admin, klass, exam, questions: [first] }) => ({
      admin_email: admin.email,
      class_id: klass.id,
      subject: 'Revision',
      about: 'All of it',
      inputetype: 'Exam',
      scheduled: '1',
      questions: [{ id: String(first.id), ...question }],
      lesson_id: exam.id,
    }),
    means: ({ exam, questions: [first] }) => ({
      changed: {
        [`lessons/${exam.id}`]: ['about', 'subject'],
        [`questions/${first.id}`]: Object.keys(question).sort(),
      },
    }),
  },
  deleteLesson: {
    sent: ({ admin, timetable }) => ({ admin_email: admin.email, lesson_id: timetable.id }),
    means: ({ timetable }) => ({
      changed: { [`lessons/${timetable.id}`]: ['deletedAt', 'deletedBy'] },
    }),
  },
  reorderLessons: {
    sent: ({ admin, exam, lesson }) => ({
      admin_email: admin.email,
      lessons: [
        { id: exam.id, position: 1 },
        { id: lesson.id, position: 2 },
      ],
    }),
    means: bothMoved,
  },
  swapLessonsPosition: {
    sent: ({ exam, lesson }) => ({
      lesson1_id: lesson.id,
      lesson1_position: 1,
      lesson2_id: exam.id,
      lesson2_position: 2,
    }),
    means: bothMoved,
  },
  removeFile: {
    sent: ({ admin, exam }) => ({ admin_email: admin.email, lesson_id: exam.id }),
    means: ({ exam }) => ({ changed: { [`lessons/${exam.id}`]: ['material', 'materialKind'] } }),
  },
  removeObj: {
    sent: ({ admin, questions: [first] }) => ({ admin_email: admin.email, obj_id: first.id }),
    means: ({ questions: [first] }) => ({
      // The press that added it may add it again.
      changed: { [`questions/${first.id}`]: ['addedBy', 'deletedAt'] },
    }),
  },
  markExam: {
    sent: ({ admin, exam, result, graduate, klass }) => ({
      admin_email: admin.email,
      lesson_id: exam.id,
      theory_score: '80',
      result_id: result.id,
      student_email: graduate.email,
      user_id: graduate.id,
      class_id: klass.id,
    }),
    means: ({ result }) => ({
      changed: {
        [`exam_results/${result.id}`]: [
          ...['awaitsMachine', 'isWaiting', 'markedAt', 'markedBy'],
          ...['theoryScore', 'totalScore'],
        ],
      },
      added: { mark_changes: 1, messages: 1, message_recipients: 1 },
    }),
  },
};
