import { revokeAssignment } from '@institute/contract/certificates/assignment-revocation';
import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import {
  assignCertificate,
  getIssuedCertificates,
  replaceCertificate,
  revokeCertificate,
} from '@institute/contract/certificates/managed-certificates';
import { getRemarking, remarkExam } from '@institute/contract/exams/exam-items';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { changeMark, getExamDetails, markExam } from '@institute/contract/exams/marking';
import { saveExamDraft, submitExam } from '@institute/contract/exams/sitting';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { updateLesson } from '@institute/contract/lessons/managed-lessons';
import { getLessonQuestions } from '@institute/contract/lessons/managed-questions';
import { sendMessage } from '@institute/contract/messages/managed-messages';
import { addMessageTemplate } from '@institute/contract/messages/message-templates';
import { scheduleMessage } from '@institute/contract/messages/scheduled-messages';
import { addStudentNote } from '@institute/contract/people/student-notes';
import type { Session } from './api.ts';
import { hostileAnswers } from './hostile-exercises.ts';
import { everyText, hostilePacks, packsBy, someOf, textAt } from './hostile-texts.ts';

/** A lesson of a class, by their addresses. */
export interface Place {
  class_id: string;
  lesson_id: string;
}

/** The certificates of a student, by the codes under which they are checked. */
export interface Codes {
  /** Those that stand. */
  given: string[];
  /** One that was taken back. */
  revoked: string;
}

/**
 * Gives certificates that hold them. Some are replaced by others with a name and words of their own,
 * one is taken back, and so is a whole assignment, again and again, each for a reason.
 */
export async function certify(admin: Session, student: Session): Promise<Codes> {
  const [titles, footer, content] = [hostilePacks(200), packsBy(500), packsBy(4500, '\n')];
  const [name, reason] = [packsBy(200), packsBy(500)];
  const student_ids = [student.user.id];
  let template_id = 0;
  for (const [place, title] of someOf(titles, 3).entries()) {
    const template = await admin.call(saveCertificateTemplate, {
      title,
      footer: footer(place),
      certificateContent: `{{name}} {{class}} {{date}}\n${content(place)}`,
    });
    template_id = template.id;
    await admin.call(assignCertificate, { template_id, issue_date: '2026-11-16', student_ids });
  }
  const issued = await admin.call(getIssuedCertificates, { per_page: 100, page: 1 });
  const [last, ...others] = issued.filter(({ user_id }) => user_id === student.user.id);
  if (!last) throw new Error('no certificate was given');
  await admin.call(revokeCertificate, { certificate_id: last.id, reason: reason(0) });
  for (const [place, { id, code }] of others.entries()) {
    // Every second one keeps what its template gave it.
    if (place % 2 === 0) continue;
    await admin.call(replaceCertificate, {
      certificate_id: id,
      ...{ code, reason: reason(place), name: name(place) },
      certificate_content: content(place),
    });
  }
  for (const [place, why] of someOf(hostilePacks(500), 1).entries()) {
    const day = String((place % 28) + 1).padStart(2, '0');
    const month = String(Math.floor(place / 28) + 1).padStart(2, '0');
    const issue_date = `2026-${month}-${day}`;
    const { id } = await admin.call(assignCertificate, { template_id, issue_date, student_ids });
    await admin.call(revokeAssignment, { assignment_id: id, reason: why });
  }
  const held = await student.call(getMyCertificates, {});
  const unrevoked = held.filter(({ revoked_on }) => revoked_on === undefined);
  return { given: unrevoked.map(({ code }) => code), revoked: last.code };
}

/** Answers to all of an exam, in which they are chosen and typed. */
async function answersTo(student: Session, place: Place) {
  const { questions, exercises } = await student.call(getLessonDetails, place);
  const answer = questions.map(({ id, choices }, index) => [
    id,
    choices[index % choices.length] ?? '',
  ]);
  return {
    answer: Object.fromEntries(answer) as Record<string, string>,
    exercises: JSON.stringify(hostileAnswers(JSON.parse(exercises ?? '[]'))),
    theory: everyText,
  };
}

/** Answers an exam, which is kept and not handed in. */
export async function draftExam(student: Session, place: Place): Promise<void> {
  const answers = await answersTo(student, place);
  await student.call(saveExamDraft, { lesson_id: place.lesson_id, ...answers, written_at: 1 });
}

/** Answers with them, hands in, and is marked with a comment; the mark is changed for a reason. */
export async function takeExam(marker: Session, student: Session, place: Place): Promise<void> {
  const { lesson_id } = place;
  await student.call(viewStatus, place);
  await student.call(submitExam, { lesson_id, ...(await answersTo(student, place)) });
  const [pending] = await marker.call(getUnmarkedExams, {});
  if (!pending) throw new Error('the exam waits for no mark');
  const comment = packsBy(2000, '\n');
  const { result_id } = pending;
  await marker.call(markExam, { lesson_id, theory_score: '50', result_id, comment: comment(0) });
  for (const [index, reason] of hostilePacks(500).entries()) {
    const [marked] = await marker.call(getExamDetails, { lesson_id, result_id });
    await marker.call(changeMark, {
      result_id,
      theory_score: String(51 + index),
      comment: comment(index),
      reason,
      mark_id: String(marked?.mark_id ?? 0),
    });
  }
}

/** The key of a question is changed and the exam marked again, as often as there are reasons. */
export async function remark(admin: Session, { lesson_id }: Place): Promise<void> {
  const [question] = await admin.call(getLessonQuestions, { lesson_id });
  if (!question) throw new Error('the exam has no question');
  const { id, answer1, answer2 } = question;
  for (const [place, reason] of someOf(hostilePacks(500), 2).entries()) {
    const answer = place % 2 === 0 ? answer2 : answer1;
    await admin.call(updateLesson, { lesson_id, questions: [{ id: String(id), answer }] });
    const { version } = await admin.call(getRemarking, { lesson_id });
    await admin.call(remarkExam, { lesson_id, version, reason, with_by_hand: '1' });
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
export async function sendMessages(admin: Session, { user }: Session): Promise<void> {
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
  // One goes out as a mail too, which has a link that ends mails.
  await admin.call(sendMessage, {
    ...{ subject: textAt(6), message: everyText, delivery_method: 'both' },
    recipients: [user.email],
  });
  await admin.call(sendMessage, {
    subject: textAt(7),
    message: `${WHOLE}\n${everyText}`,
    send_to_all: 'true',
  });
}

/** A message with them all that opens by itself, before this person alone: it covers whatever page is there. */
export async function sendPopup(admin: Session, { user }: Session): Promise<void> {
  await admin.call(sendMessage, {
    subject: hostilePacks(200)[0] ?? '',
    message: everyText,
    message_style: 'popup',
    recipients: [user.email],
  });
}
