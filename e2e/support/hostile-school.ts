import { enrol } from '@institute/contract/classes';
import { addComment } from '@institute/contract/comments';
import {
  MAX_QUESTIONS,
  MAX_TEACHERS,
  updateInstituteProfile,
} from '@institute/contract/institute-profile';
import { viewStatus } from '@institute/contract/lessons';
import { addClass } from '@institute/contract/managed-classes';
import { addLesson } from '@institute/contract/managed-lessons';
import { updateAppSettings } from '@institute/contract/managed-settings';
import { getMessages } from '@institute/contract/messages';
import { saveExamDraft } from '@institute/contract/sitting';
import { editStudent, fundWallet } from '@institute/contract/students';
import { newStudent, type Session } from './api.ts';
import { addHostileLessons, everyText, type HostileLessons, textAt } from './hostile-lessons.ts';
import {
  certify,
  correctWallet,
  type Place,
  sendMessages,
  takeExam,
  takeNotes,
  WHOLE,
} from './hostile-office.ts';
import { hostilePacks, hostileTexts, someOf } from './hostile-texts.ts';

/** A school in which every field a person can write holds hostile texts. */
export interface HostileSchool {
  /** Whose name is one too; enrolled, examined and certified. */
  student: Session;
  class_id: string;
  /** Classes with links of their own. */
  others: string[];
  lessons: HostileLessons;
  /** Address of the message that holds them all. */
  message: string;
  /** Codes of the student's certificates. */
  certificates: string[];
}

/** Writes them all, over HTTP, as the people who may. */
export async function buildHostileSchool(url: string, admin: Session): Promise<HostileSchool> {
  const [name = '', ...names] = hostilePacks(120);
  await settle(admin);
  const student = await newStudent(url, name);
  const { main: class_id, paid, others } = await addClasses(admin);
  const lessons = await addHostileLessons(admin, class_id);
  await student.call(enrol, { class_id });
  await admin.call(fundWallet, { student_id: student.user.id, amount: '500' });
  await student.call(enrol, { class_id: paid });
  const certificates = await certify(admin, student);
  const lesson = (lesson_id: string) => ({ class_id, lesson_id });
  await student.call(viewStatus, lesson(lessons.content));
  await student.call(viewStatus, lesson(lessons.blocks));
  await student.call(viewStatus, lesson(lessons.timetable));
  await takeExam(admin, student, lesson(lessons.taken));
  await student.call(viewStatus, lesson(lessons.open));
  await student.call(saveExamDraft, { lesson_id: lessons.open, theory: everyText, written_at: 1 });
  await discuss(url, someOf(names, 12), lesson(lessons.content));
  await correctWallet(admin, student);
  await takeNotes(admin, student);
  await sendMessages(admin);
  const [message] = await student.call(getMessages, { search: WHOLE });
  return { student, class_id, others, lessons, message: message?.rand ?? '', certificates };
}

/** Texts of which there is one, as often as there are of the shortest. */
export const singles = hostilePacks(80).map((siteName, place) => ({
  siteName,
  levelA0: hostilePacks(200)[place % hostilePacks(200).length] ?? '',
  address: hostilePacks(300)[place % hostilePacks(300).length] ?? '',
}));

/** Writes texts of which the institute has one, and the name of the student. */
export async function writeSingles(
  admin: Session,
  { user }: Session,
  { siteName, levelA0, address }: (typeof singles)[number],
): Promise<void> {
  await admin.call(updateAppSettings, { siteName });
  await admin.call(updateInstituteProfile, { levelA0, address });
  const { id, email, phonenumber } = user;
  await admin.call(editStudent, { student_id: id, name: siteName, email, phonenumber });
}

async function settle(admin: Session): Promise<void> {
  const inEveryShape = hostileTexts.flatMap((text) => [text, '']).join('\n');
  await admin.call(updateAppSettings, {
    siteName: hostilePacks(80)[0] ?? '',
    landingMessage: everyText,
    howto: everyText,
    aboutUs: everyText,
    aboutsite: everyText,
    privatelesson: everyText,
    terms: `## ${textAt(0)}\n${inEveryShape}`,
    privacy: hostileTexts.map((text) => `- ${text}`).join('\n'),
  });
  const answers = hostilePacks(2000, '\n').slice(0, MAX_QUESTIONS);
  await admin.call(updateInstituteProfile, {
    teachers: hostilePacks(240)
      .slice(0, MAX_TEACHERS)
      .map((line, index) => ({ name: textAt(index).slice(0, 80), line, picture: '' })),
    questions: answers.map((answer, index) => ({ question: textAt(index).slice(0, 200), answer })),
    levelA0: textAt(0).slice(0, 200),
    address: textAt(1).slice(0, 300),
  });
}

/** A free class that holds them all, and one each as its name and its category. */
async function addClasses(
  admin: Session,
): Promise<{ main: string; paid: string; others: string[] }> {
  // Without a lesson a class is a draft, which visitors are not shown.
  const show = ({ id }: { id: number }, subject: string) =>
    admin.call(addLesson, { class_id: id, subject, about: everyText });
  const [first = '', ...links] = hostilePacks(2000, '\n');
  const others: string[] = [];
  for (const [index, text] of hostileTexts.entries()) {
    const category = textAt(index + 1).slice(0, 80);
    const form = { name: text, category, about: textAt(index + 2), premium: '0' } as const;
    const added = await admin.call(addClass, { ...form, links: links[index] ?? '' });
    if (index < links.length) others.push(added.rand);
    await show(added, text);
  }
  const whole = { category: textAt(0), about: everyText, links: first };
  const [name = '', other = ''] = hostilePacks(160);
  const main = await admin.call(addClass, { ...whole, name, premium: '0' });
  const paid = await admin.call(addClass, { ...whole, name: other, premium: '1', amount: '100' });
  await show(paid, textAt(0));
  return { main: main.rand, paid: paid.rand, others };
}

/** People named by them begin a thread each; every text follows as a reply. */
async function discuss(url: string, names: readonly string[], lesson: Place): Promise<void> {
  for (const [index, name] of names.entries()) {
    const person = await newStudent(url, name);
    await person.call(enrol, { class_id: lesson.class_id });
    await person.call(viewStatus, lesson);
    const { id } = await person.call(addComment, { ...lesson, comment: textAt(index) });
    const replies = hostileTexts.filter((_text, place) => place % names.length === index);
    for (const comment of replies) {
      await person.call(addComment, { ...lesson, comment, parent_id: String(id) });
    }
  }
}
