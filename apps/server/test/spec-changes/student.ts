import { accountOf, activate, walletOf } from '../support/full-school.ts';
import type { SpecChanges } from './types.ts';

/** The calls of student §7 that change something. */
export const studentChanges: SpecChanges = {
  login: {
    by: 'visitor',
    sent: ({ student: { email, password } }) => ({ email, password }),
    // Counted are the attempts of the address, and the mails that tell of a new device.
    means: () => ({ added: { devices: 1, sessions: 1, throttles: 2 } }),
  },
  signup: {
    by: 'visitor',
    sent: ({ klass, student }) => ({
      email: `new-${klass.rand}@example.com`.toLowerCase(),
      password: 'correct horse',
      name: 'Bilal',
      phonenumber: '0802 000 0000',
      refBy: student.referralCode,
    }),
    // The welcome bonus waits for the e-mail to be verified.
    means: () => ({
      added: {
        users: 1,
        accounts: 1,
        referrals: 1,
        waiting_rewards: 1,
        devices: 1,
        sessions: 1,
        throttles: 2,
      },
    }),
  },
  resetPassword: {
    by: 'visitor',
    sent: ({ student: { email } }) => ({ email, new_password: 'another horse' }),
    refused: { status: false, code: 'code_needed' },
    means: () => ({}),
  },
  viewStatus: {
    by: 'student',
    prepare: activate,
    sent: ({ student: { email }, lesson, klass }) => ({
      email,
      lesson_id: lesson.id,
      class_id: klass.id,
    }),
    means: () => ({ added: { lesson_progress: 1 } }),
  },
  enrol: {
    by: 'student',
    prepare: activate,
    sent: ({ klass, student: { email } }) => ({ class_id: klass.id, email }),
    means: async ({ enrolment, student }, db) => ({
      changed: {
        [`enrolments/${enrolment.id}`]: ['periods', 'subscriptionEndsAt'],
        [await walletOf(db, student)]: ['balance'],
        [await accountOf(db, 'class_revenue')]: ['balance'],
      },
      // Ours: the month that it buys is an invoice, which it settles.
      added: { transfers: 1, invoices: 1, invoice_settlements: 1 },
    }),
  },
  addComment: {
    by: 'student',
    prepare: activate,
    sent: ({ klass, lesson, comment, student: { email, name } }) => ({
      class_id: klass.id,
      lesson_id: lesson.id,
      comment: 'Afwan',
      email,
      name,
      parent_id: comment.id,
    }),
    // Whoever writes under a lesson has opened it.
    means: () => ({ added: { comments: 1, lesson_progress: 1 } }),
  },
  deleteComment: {
    by: 'student',
    prepare: activate,
    sent: ({ comment, student: { email } }) => ({ comment_id: comment.id, email }),
    means: ({ comment }) => ({ changed: { [`comments/${comment.id}`]: ['body', 'deletedAt'] } }),
  },
  submitExam: {
    by: 'student',
    prepare: activate,
    sent: ({ exam, questions, student: { email } }) => ({
      lesson_id: exam.id,
      examRand: exam.rand,
      email,
      answer: Object.fromEntries(questions.map(({ id }) => [id, 'كتاب'])),
      theory: 'It begins with a noun.',
    }),
    means: () => ({ added: { exam_results: 1, lesson_progress: 1 }, removed: { exam_drafts: 1 } }),
  },
  readMessage: {
    by: 'student',
    sent: ({ message, student: { email } }) => ({ email, message_id: message.id }),
    means: () => ({ added: { message_reads: 1 } }),
  },
  openGameRound: {
    by: 'student',
    sent: () => ({ action: 'easy' }),
    means: () => ({ added: { game_rounds: 1 } }),
  },
  claimGameReward: {
    by: 'student',
    sent: ({ student: { email } }) => ({ email, level: 'easy' }),
    refused: { success: false },
    means: () => ({}),
  },
};
