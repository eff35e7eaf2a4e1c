import { addBankExercises } from '@institute/contract/bank/bank';
import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { addComment } from '@institute/contract/comments/comments';
import { getLessonDetails } from '@institute/contract/exams/exams';
import {
  getGradeScheme,
  gradeKinds,
  saveGradeMark,
  saveGradeScheme,
  showGrades,
} from '@institute/contract/exams/grades';
import { submitExam } from '@institute/contract/exams/sitting';
import { addInvoice, cancelInvoice } from '@institute/contract/invoices/invoices';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson, deleteLesson, updateLesson } from '@institute/contract/lessons/managed-lessons';
import { addMessageTemplate } from '@institute/contract/messages/message-templates';
import { scheduleMessage } from '@institute/contract/messages/scheduled-messages';
import { initPayment } from '@institute/contract/payments/payments';
import { saveLessonWords } from '@institute/contract/words/managed-words';
import { sendReviews } from '@institute/contract/words/reviews';
import { LEECH_LAPSES } from '@institute/contract/words/words';
import { newStudent, type Session } from './api.ts';
import { everyBlock, everyExercise } from './every-block.ts';
import { sendFiles } from './hostile-blocks.ts';
import { meetingNow } from './meeting-now.ts';
import { dayIn } from './zone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A class with a teacher and a student, in which everything waits that may wait. */
export interface TaughtClass {
  id: number;
  rand: string;
  teacher: Session;
  /** Who has asked, handed in, begun to pay and set a word aside. */
  student: Session;
  /** Made of every kind of block, with two words of which one is set aside. */
  lesson: { id: number; rand: string };
  /** Handed in, and its key corrected since. */
  exam: { id: number; rand: string };
  /** Reference of what was begun to be paid. */
  payment: string;
  /** A live meeting that can be joined. */
  meeting: number;
}

/** Builds it over HTTP. Its teacher teaches the demo's first class, too, where some are silent. */
export async function buildTaughtClass(url: string, admin: Session): Promise<TaughtClass> {
  const form = { category: 'Grammar', name: 'The house', about: 'Taught', premium: '0' } as const;
  const { id, rand } = await admin.call(addClass, { ...form, status: '1' });
  const files = await sendFiles(admin, rand);
  const lesson = await admin.call(addLesson, {
    ...{ class_id: id, subject: 'House and door', about: '' },
    blocks: JSON.stringify(everyBlock(files)),
  });
  const { words } = await admin.call(saveLessonWords, {
    lesson_id: lesson.id,
    words: [
      { arabic: 'كِتَابٌ', meaning: 'book', plural: 'كُتُبٌ', root: 'ك ت ب' },
      { arabic: 'بَيْتٌ', meaning: 'house', sound: files.sound },
    ],
  });
  await admin.call(addBankExercises, {
    ...{ class_id: id, topic: 'Houses' },
    exercises: JSON.stringify(everyExercise(files.sound)),
  });
  const teacher = await newStudent(url, 'Yusuf يوسف');
  for (const class_id of [id, 1]) {
    const powers = ['teach', 'mark', 'people'] as const;
    await admin.call(saveClassStaff, { class_id, user_id: teacher.user.id, powers: [...powers] });
  }
  const student = await newStudent(url, 'Bilal بلال');
  await student.call(enrol, { class_id: id });
  const place = { class_id: id, lesson_id: lesson.rand };
  await student.call(viewStatus, place);
  await student.call(addComment, { ...place, comment: 'Why is the door last?' });
  const payment = await student.call(initPayment, { purpose: 'fund', amount: '500' });
  await owe(admin, student);
  await forget(student, words[0]?.id ?? 0);
  const exam = await sitWrongKey(admin, student, id);
  await giveCertificate(admin, student);
  await writeAhead(admin, id);
  const gone = await admin.call(addLesson, { class_id: id, subject: 'A window', about: 'Gone' });
  await admin.call(deleteLesson, { lesson_id: gone.id });
  const meeting = await aMeeting(admin, { teacher, student });
  await giveGrades(admin, student, id);
  return { id, rand, teacher, student, lesson, exam, payment: payment.reference, meeting };
}

/** Columns of every kind, and a grade that the student sees. */
async function giveGrades(admin: Session, student: Session, class_id: number): Promise<void> {
  const columns = gradeKinds.map((kind) => ({ name: 'دَرَجَة', kind, weight: '25' }));
  await admin.call(saveGradeScheme, { class_id, version: '0', columns });
  const made = (await admin.call(getGradeScheme, { class_id })).columns;
  const column_id = made.find(({ kind }) => kind === 'participation')?.id ?? 0;
  const of = { class_id, column_id, student_id: student.user.id };
  await admin.call(saveGradeMark, { ...of, mark: '20', before: '' });
  await admin.call(showGrades, { class_id, is_shown: '1' });
}

/** A meeting of another class of theirs, since this one has none planned. */
async function aMeeting(
  admin: Session,
  { teacher, student }: Pick<TaughtClass, 'teacher' | 'student'>,
): Promise<number> {
  const form = { category: 'Grammar', name: 'The hour', about: 'Live', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...form, status: '1' });
  const teacher_id = teacher.user.id;
  await admin.call(saveClassStaff, { class_id, user_id: teacher_id, powers: ['teach'] });
  await student.call(enrol, { class_id });
  return meetingNow(admin, { class_id, teacher_id, place: 'https://meet.example/hour' });
}

/** Owes something, and has been let off something else. */
async function owe(admin: Session, student: Session): Promise<void> {
  const due_on = dayIn(9);
  const bill = { student_id: student.user.id, amount: '3500', due_on };
  await admin.call(addInvoice, { ...bill, title: 'كُتُبٌ' });
  const { id: invoice_id } = await admin.call(addInvoice, { ...bill, title: 'قَلَمٌ' });
  await admin.call(cancelInvoice, { invoice_id, reason: 'هَدِيَّةٌ' });
}

/** Forgets a word as often as sets it aside. */
async function forget(student: Session, word_id: number): Promise<void> {
  const review = (daysAgo: number, rating: 'again' | 'good', minutes = 0) => ({
    ...{ id: crypto.randomUUID(), word_id, asks: 'meaning' as const, rating, retention: 90 },
    at: Date.now() - daysAgo * DAY_MS + minutes * 60_000,
  });
  const lapses = Array.from({ length: LEECH_LAPSES }, (_, place) => (LEECH_LAPSES - place) * 50);
  await student.call(sendReviews, {
    reviews: [
      ...[review(350, 'good'), review(350, 'good', 11)],
      ...lapses.flatMap((days) => [review(days, 'again'), review(days, 'good', 11)]),
    ],
  });
}

/** An exam that is handed in, waits for its mark, and then has another key. */
async function sitWrongKey(admin: Session, student: Session, class_id: number) {
  const asked = { question: 'What is بَيْتٌ?', option1: 'door', option2: 'house' };
  const exam = await admin.call(addLesson, {
    ...{ class_id, subject: 'Doors', about: 'Describe your house.', inputetype: 'Exam' as const },
    questions: [{ ...asked, answer: 'door' }],
    blocks: JSON.stringify([
      { id: 'typed', kind: 'exercise', points: 2, exercise: everyExercise('')[2] },
    ]),
  });
  const place = { class_id, lesson_id: exam.rand };
  await student.call(viewStatus, place);
  const [question] = (await student.call(getLessonDetails, place)).questions;
  const id = String(question?.id ?? '');
  await student.call(submitExam, {
    ...{ lesson_id: exam.rand, theory: 'بَيْتِي كَبِيرٌ.', answer: { [id]: 'door' } },
    exercises: JSON.stringify({ typed: { type: 'typed', given: 'بيت' } }),
  });
  await admin.call(updateLesson, {
    ...{ lesson_id: exam.rand, questions: [{ id, ...asked, answer: 'house' }] },
  });
  return exam;
}

async function giveCertificate(admin: Session, student: Session): Promise<void> {
  const template = await admin.call(saveCertificateTemplate, {
    ...{ title: 'Houses', footer: 'The teachers', certificateContent: '{{name}} knows houses.' },
  });
  await admin.call(assignCertificate, {
    ...{ template_id: String(template.id), issue_date: '2026-11-16' },
    student_ids: [student.user.id],
  });
}

/** A message that goes out later, and one that is kept to be written again. */
async function writeAhead(admin: Session, class_id: number): Promise<void> {
  const message = { subject: 'Next week', message: 'Bring a key.' };
  const send_at = Math.floor((Date.now() + 30 * DAY_MS) / 1000);
  await admin.call(scheduleMessage, { ...message, class_id, class_who: 'silent', send_at });
  await admin.call(addMessageTemplate, { ...message, name: 'Every week' });
}
