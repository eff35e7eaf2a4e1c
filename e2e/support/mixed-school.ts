import { getUserData } from '@institute/contract/auth/user';
import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { markExam } from '@institute/contract/exams/marking';
import { submitExam } from '@institute/contract/exams/sitting';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson, deleteLesson } from '@institute/contract/lessons/managed-lessons';
import { sendMessage } from '@institute/contract/messages/managed-messages';
import { getMessages, readMessage } from '@institute/contract/messages/messages';
import { fundWallet } from '@institute/contract/people/students';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { administrator, newStudent, type Session } from './api.ts';

const LINK = 'https://example.org/دروس/lesson-1?page=2';
/** Each begins in one script and goes on in the other, with figures and signs between them. */
const name = 'عَائِشَة Bello (2)';
const className = 'النَّحْو Grammar 101: الجُمْلَة';
const subject = 'الدَّرْس 3: Nouns & الأسماء (A–Z)';
const about = `هذا الدرس costs ₦2,500.00 لكل شهر.\nSee ${LINK} قبل 18:00!\n\nThe word كِتَابٌ means book (كتب 3).`;

/** A school where Arabic, English, amounts and links stand in the same sentence everywhere. */
export interface MixedSchool {
  student: Session;
  joinedAt: Date;
  classPath: string;
  lessonPath: string;
  resultPath: string;
  messagePath: string;
  code: string;
}

/** Builds it over HTTP, in an institute that holds nothing else. */
export async function buildMixedSchool(url: string): Promise<MixedSchool> {
  const [teacher, student] = await Promise.all([administrator(url), newStudent(url, name)]);
  await teacher.call(updateAppSettings, {
    siteName: 'معهد Lisān',
    whatsappNumber: '+2348000000999',
  });
  const { rand: class_id } = await teacher.call(addClass, {
    category: 'نحو Grammar',
    name: className,
    about,
    premium: '1',
    amount: '2500',
  });
  const text = await teacher.call(addLesson, { class_id, subject, about });
  await teacher.call(fundWallet, { student_id: student.user.id, amount: '12345.5' });
  await student.call(enrol, { class_id });
  await student.call(viewStatus, { class_id, lesson_id: text.rand });
  await discuss(student, { class_id, lesson_id: text.rand });
  const exam = await sitExam(teacher, student, class_id);
  await mark(teacher, exam);
  const code = await certify(teacher, student);
  await teacher.call(sendMessage, {
    subject: `إعلان: Class ${className}`,
    message: about,
    recipients: [student.user.email],
  });
  const messagePath = await readNewest(student);
  const { time } = await student.call(getUserData, {});
  return {
    student,
    joinedAt: new Date(Number(time) * 1000),
    classPath: `/classes/${class_id}`,
    lessonPath: `/classes/${class_id}/lessons/${text.rand}`,
    resultPath: `/classes/${class_id}/lessons/${exam}`,
    messagePath,
    code,
  };
}

interface Place {
  class_id: string;
  lesson_id: string;
}

async function discuss(student: Session, place: Place): Promise<void> {
  const { id } = await student.call(addComment, { ...place, comment: about });
  const reply = 'شُكْرًا! It costs ₦100.00 فقط.';
  await student.call(addComment, { ...place, comment: reply, parent_id: String(id) });
}

const RIGHT_ANSWER = 'كِتَابٌ (book)';

/**
 * The student sits an exam that offers the right answer first. The order is drawn from the ids of
 * student and question, so exams are made until one has it.
 */
async function sitExam(teacher: Session, student: Session, class_id: string): Promise<string> {
  const { rand: lesson_id } = await teacher.call(addLesson, {
    class_id,
    subject,
    about,
    inputetype: 'Exam',
    questions: [{ question: 'ما معنى "book"؟ (1)', answer: RIGHT_ANSWER, option1: 'a بَابٌ' }],
  });
  await student.call(viewStatus, { class_id, lesson_id });
  const { questions } = await student.call(getLessonDetails, { class_id, lesson_id });
  if (questions[0]?.choices[0] !== RIGHT_ANSWER) {
    await teacher.call(deleteLesson, { lesson_id });
    return sitExam(teacher, student, class_id);
  }
  const answer = Object.fromEntries(questions.map(({ id }) => [id, RIGHT_ANSWER]));
  await student.call(submitExam, { lesson_id, answer, theory: 'الجواب is كِتَابٌ, page 12.' });
  return lesson_id;
}

/** The institute's only exam. */
async function mark(teacher: Session, lesson_id: string): Promise<void> {
  const [pending] = await teacher.call(getUnmarkedExams, {});
  if (!pending) throw new Error('the exam waits for no mark');
  await teacher.call(markExam, { lesson_id, theory_score: '85', result_id: pending.result_id });
}

/** Reads the newest message, so that there are a read one and unread ones; returns its address. */
async function readNewest(student: Session): Promise<string> {
  const [message] = await student.call(getMessages, {});
  const message_id = message?.rand ?? '';
  await student.call(readMessage, { message_id });
  return `/messages/${message_id}`;
}

async function certify(teacher: Session, student: Session): Promise<string> {
  const template = await teacher.call(saveCertificateTemplate, {
    title: 'شهادة Certificate (1)',
    footer: 'الأستاذة Maryam · 2026',
    certificateContent: '{{name}} أَتَمَّتْ Grammar 101 بِنَجَاحٍ, with 95%.',
  });
  await teacher.call(assignCertificate, {
    template_id: String(template.id),
    issue_date: '2026-11-16',
    student_ids: [student.user.id],
  });
  const [certificate] = await student.call(getMyCertificates, {});
  return certificate?.code ?? '';
}
