import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { getStudentAnswers } from '@institute/contract/reports/student-answers';
import { getStudentPractice } from '@institute/contract/reports/student-practice';
import {
  getStudentAttendance,
  getStudentHomework,
  getStudentMessages,
  getStudentRecord,
  MOST_STUDENT_HOMEWORK,
} from '@institute/contract/reports/student-record';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { givenAtMeetings } from '../../meetings/index.ts';
import { studentFile } from '../../people/index.ts';
import { practiceOfStudent } from '../../words/index.ts';
import { handedExercises } from './handed-exercises.ts';
import { homeworkByMonth } from './homework-rules.ts';
import {
  mailState,
  presentAnswers,
  presentCertificateOf,
  presentClassOf,
  presentExamOf,
} from './present.ts';
import {
  attendanceOfStudent,
  certificatesOfStudent,
  classesOfStudent,
  everyQuestionOf,
  examsOfStudent,
  submissionOf,
} from './store.ts';
import { homeworkOfLessons, lastAttempts } from './store-homework.ts';
import { messagesOfStudent } from './store-messages.ts';

/** The page of one student, gathered from every domain. */
export const studentRecordHandlers = [
  handle(getStudentRecord, async (context, { student_id: id }) => {
    const { db } = context;
    const person = await studentFile(context, id);
    const [classes, exams, certificates] = await Promise.all([
      classesOfStudent(db, id),
      can(signedIn(context), 'people.manage') ? examsOfStudent(db, id) : [],
      certificatesOfStudent(db, id),
    ]);
    return {
      data: {
        ...person,
        classes: classes.map((one) => presentClassOf(one, context.clock.now())),
        exams: exams.map(presentExamOf),
        certificates: certificates.map(presentCertificateOf),
      },
    };
  }),

  handle(getStudentAnswers, async (context, { student_id, result_id }) => {
    const { db, files } = context;
    const found = await submissionOf(db, student_id, result_id);
    if (!found) throw new AppError('result_not_found');
    const questions = await everyQuestionOf(db, found.result.lessonId);
    const answers = presentAnswers(found, questions, files.address(found.result.theoryImage));
    return { data: { ...answers, ...(await handedExercises(context, found)) } };
  }),

  handle(getStudentAttendance, async ({ db }, { student_id, ...input }) => {
    const page = pageOf(input);
    const { total, rows } = await attendanceOfStudent(db, student_id, page);
    return { data: rows, meta: page.meta(total) };
  }),

  handle(getStudentHomework, async (context, { student_id: id }) => {
    const { db, clock, config } = context;
    const most = MOST_STUDENT_HOMEWORK;
    const [ofLessons, ofMeetings, attempts] = await Promise.all([
      homeworkOfLessons(db, id, most),
      givenAtMeetings(db, id, { now: clock.now(), limit: most }),
      lastAttempts(db, id, most),
    ]);
    const given = [
      ...ofLessons,
      ...ofMeetings.map(({ meetingId, ...one }) => ({ ...one, homework: `meeting ${meetingId}` })),
    ];
    return { data: homeworkByMonth(given, attempts, config.timeZone) };
  }),

  handle(getStudentMessages, async ({ db }, { student_id, ...input }) => {
    const page = pageOf(input);
    const { total, rows } = await messagesOfStudent(db, student_id, page);
    const data = rows.map((row) => ({ ...row, mail: mailState(row.mail) }));
    return { data, meta: page.meta(total) };
  }),

  handle(getStudentPractice, async (context, { student_id }) => ({
    data: await practiceOfStudent(context, student_id),
  })),
];
