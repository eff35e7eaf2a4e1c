import { getMyCertificates } from '@institute/contract/certificates';
import { getLessonDetails } from '@institute/contract/exams';
import { getStudentWallet } from '@institute/contract/ledger';
import { viewStatus } from '@institute/contract/lessons';
import {
  assignCertificate,
  getIssuedCertificates,
  revokeCertificate,
  saveCertificateTemplate,
} from '@institute/contract/managed-certificates';
import { sendMessage } from '@institute/contract/managed-messages';
import {
  changeMark,
  getExamDetails,
  getUnmarkedExams,
  markExam,
} from '@institute/contract/marking';
import { addMessageTemplate } from '@institute/contract/message-templates';
import { scheduleMessage } from '@institute/contract/scheduled-messages';
import { submitExam } from '@institute/contract/sitting';
import { addStudentNote } from '@institute/contract/student-record';
import { fundWallet, takeBackFunding } from '@institute/contract/students';
import type { Session } from './api.ts';
import { everyText, textAt } from './hostile-lessons.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';

/** A lesson of a class, by their addresses. */
export interface Place {
  class_id: string;
  lesson_id: string;
}

/** Gives certificates that hold them, and takes the last one back; gives the codes of the others. */
export async function certify(admin: Session, student: Session): Promise<string[]> {
  const [titles, footers, contents] = [
    hostilePacks(200),
    hostilePacks(500),
    hostilePacks(4500, '\n'),
  ];
  for (const [place, title] of someOf(titles, 2).entries()) {
    const template = await admin.call(saveCertificateTemplate, {
      title,
      footer: footers[place % footers.length] ?? '',
      certificateContent: `{{name}} {{class}} {{date}}\n${contents[place % contents.length]}`,
    });
    await admin.call(assignCertificate, {
      template_id: template.id,
      issue_date: '2026-11-16',
      student_ids: [student.user.id],
    });
  }
  const codes = (await student.call(getMyCertificates, {})).map(({ code }) => code);
  const issued = await admin.call(getIssuedCertificates, { per_page: 100, page: 1 });
  for (const certificate of issued.filter(({ code }) => code === codes.at(-1))) {
    const reason = hostilePacks(500)[0] ?? '';
    await admin.call(revokeCertificate, { certificate_id: certificate.id, reason });
  }
  return codes.slice(0, -1);
}

/** Answers with them, hands in, and is marked with a comment; the mark is changed for a reason. */
export async function takeExam(admin: Session, student: Session, place: Place): Promise<void> {
  const { lesson_id } = place;
  await student.call(viewStatus, place);
  const { questions } = await student.call(getLessonDetails, place);
  const answer = Object.fromEntries(
    questions.map(({ id, choices }, index) => [id, choices[index % choices.length] ?? '']),
  );
  await student.call(submitExam, { lesson_id, answer, theory: everyText });
  const [pending] = await admin.call(getUnmarkedExams, {});
  if (!pending) throw new Error('the exam waits for no mark');
  const comments = hostilePacks(2000, '\n');
  const [comment] = comments;
  const { result_id } = pending;
  await admin.call(markExam, { lesson_id, theory_score: '50', result_id, comment });
  for (const [index, reason] of hostilePacks(500).entries()) {
    const [marked] = await admin.call(getExamDetails, { lesson_id, result_id });
    await admin.call(changeMark, {
      result_id,
      theory_score: String(51 + index),
      comment: comments[index % comments.length],
      reason,
      mark_id: String(marked?.mark_id ?? 0),
    });
  }
}

/** Money is given and taken back for a reason, which stands in the history of the wallet. */
export async function correctWallet(admin: Session, student: Session): Promise<void> {
  const student_id = student.user.id;
  await admin.call(fundWallet, { student_id, amount: '500' });
  const [funding] = await admin.call(getStudentWallet, { student_id });
  if (!funding) throw new Error('the wallet has no history');
  for (const reason of hostilePacks(200)) {
    await admin.call(takeBackFunding, {
      student_id,
      funding_id: funding.id,
      amount: '1',
      reason,
    });
  }
}

/** What the office writes down of a student for itself. */
export async function takeNotes(admin: Session, student: Session): Promise<void> {
  for (const body of hostilePacks(2000, '\n')) {
    await admin.call(addStudentNote, { student_id: student.user.id, body });
  }
}

/** By which the message that holds them all is found. */
export const WHOLE = 'holds them all';

/** One text at least as each subject, sent, kept for later and as a template; the newest holds them all. */
export async function sendMessages(admin: Session): Promise<void> {
  const later = Math.floor(Date.now() / 1000) + 86_400;
  const names = hostilePacks(100);
  for (const [index, subject] of hostilePacks(200).entries()) {
    const written = { subject, message: textAt(index) };
    await admin.call(sendMessage, { ...written, send_to_all: 'true' });
    await admin.call(addMessageTemplate, { ...written, name: names[index] ?? textAt(index) });
    if (index < 20) {
      await admin.call(scheduleMessage, { ...written, send_to_all: 'true', send_at: later });
    }
  }
  await admin.call(sendMessage, {
    subject: textAt(7),
    message: `${WHOLE}\n${everyText}`,
    send_to_all: 'true',
  });
}

/** A message with them all that opens by itself. */
export async function sendPopup(admin: Session): Promise<void> {
  await admin.call(sendMessage, {
    subject: hostilePacks(200)[0] ?? '',
    message: everyText,
    message_style: 'popup',
    send_to_all: 'true',
  });
}
