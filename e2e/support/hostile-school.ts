import { enrol } from '@institute/contract/classes/classes';
import { addClass, getManagedClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { getLetterThreads, sendLetter } from '@institute/contract/letters/letters';
import {
  closeLetterReport,
  getLetterReports,
  reportLetter,
} from '@institute/contract/letters/reports';
import { getMessages } from '@institute/contract/messages/messages';
import { editStudent } from '@institute/contract/people/students';
import {
  MAX_PROMISES,
  MAX_QUESTIONS,
  MAX_STEPS,
  MAX_TEACHERS,
  updateInstituteProfile,
} from '@institute/contract/settings/institute-profile';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { newStudent, type Session } from './api.ts';
import { HostileFields } from './hostile-fields.ts';
import { gradeBy } from './hostile-grades.ts';
import { doHomework } from './hostile-homework.ts';
import { addHostileLessons, type HostileLessons } from './hostile-lessons.ts';
import { askAboutMeeting, planMeetings, waitInLine } from './hostile-meetings.ts';
import {
  correctWallet,
  disputePayments,
  joinByCard,
  openMonthsAgain,
  refund,
  sendRefunds,
  settleDifferences,
} from './hostile-money.ts';
import {
  type Codes,
  certify,
  draftExam,
  type Place,
  remark,
  sendMessages,
  takeExam,
  takeNotes,
  WHOLE,
} from './hostile-office.ts';
import { importPeople, joinTwice, letTeach, promote, writeToClass } from './hostile-people.ts';
import {
  billStudent,
  claimPayments,
  givePrices,
  takePayments,
  workWithPlaces,
} from './hostile-places.ts';
import { everyText, hostilePacks, hostileTexts, packsBy, someOf, textAt } from './hostile-texts.ts';
import { mailedInvitation, unsubscribeLink } from './outbox.ts';
import type { RunningProduct } from './product.ts';

/** A school in which every field a person can write holds hostile texts. */
export interface HostileSchool {
  /** Whose name is one too; enrolled, examined and certified. */
  student: Session;
  /** Who is named by them, and has marked the exam; and one whose name stands wherever they act. */
  teacher: Session;
  administrator: Session;
  class_id: string;
  /** A class that costs, taught by many. */
  paid: string;
  /** What the addresses of the two for anybody end in. */
  slugs: { main: string; paid: string };
  /** Classes with links of their own. */
  others: string[];
  lessons: HostileLessons;
  /** A live meeting that can be joined. */
  meeting: number;
  /** Address of the message that holds them all. */
  message: string;
  /** Codes of the student's certificates. */
  certificates: Codes;
  /** Of a payment by card for a class. */
  receipt: string;
  /** Of a payment that the office took. */
  paidReceipt: string;
  /** What the links of mails open: an invitation, and the page that ends mails. */
  invitation: string;
  unsubscribe: string;
  /** The fields that were written. */
  fields: HostileFields;
}

/** Writes them all, over HTTP, as the people who may. */
export async function buildHostileSchool(
  url: string,
  owner: Session,
  { dataDir, simulator }: Pick<RunningProduct, 'dataDir' | 'simulator'>,
): Promise<HostileSchool> {
  const fields = new HostileFields();
  const person = async (called: string) => {
    fields.note('signup.name', called);
    return fields.of(await newStudent(url, called));
  };
  const admin = fields.of(owner);
  const [name = '', ...names] = hostilePacks(120);
  const nameAt = packsBy(120);
  await settle(admin, simulator.publicKey);
  const student = await person(name);
  const { main: class_id, paid, others } = await addClasses(admin);
  const managed = (id: string) => admin.call(getManagedClass, { class_id: id });
  const [shown, shownPaid] = [await managed(class_id), await managed(paid)];
  const invited = await importPeople(admin, shown.id);
  const lessons = await addHostileLessons(admin, class_id);
  await student.call(enrol, { class_id });
  const receipt = await joinByCard(student, paid);
  await refund(admin, student, paid);
  await settleDifferences(admin, student);
  const certificates = await certify(admin, student);
  const lesson = (lesson_id: string) => ({ class_id, lesson_id });
  await student.call(viewStatus, lesson(lessons.content));
  await student.call(viewStatus, lesson(lessons.blocks));
  await student.call(viewStatus, lesson(lessons.timetable));
  const teacher = await person(nameAt(1));
  await letTeach(admin, teacher, class_id);
  await takeExam(teacher, student, lesson(lessons.taken));
  await remark(admin, lesson(lessons.taken));
  await student.call(viewStatus, lesson(lessons.open));
  await draftExam(student, lesson(lessons.open));
  const speakers: Session[] = [];
  for (const called of someOf(names, 12)) {
    const one = await person(called);
    await letTeach(admin, one, paid);
    speakers.push(one);
  }
  await discuss(speakers, lesson(lessons.content));
  await writeLetters({ admin, student, teacher }, class_id);
  // Before what fills the first page of the wallet with words of people.
  const paidReceipt = await takePayments(admin, student);
  await billStudent(admin, student);
  await givePrices(admin, student);
  await claimPayments(admin, student);
  await sendRefunds(admin, student);
  await openMonthsAgain(admin);
  await correctWallet(admin, student);
  await disputePayments(admin, student);
  await workWithPlaces(admin, student);
  const meeting = await planMeetings(admin, student, class_id);
  await doHomework(admin, student, meeting);
  await askAboutMeeting(admin, teacher, class_id);
  await gradeBy(admin, student, class_id);
  const [speaker] = speakers;
  if (speaker) await waitInLine(admin, student, speaker);
  await joinTwice(url, admin);
  await takeNotes(admin, student);
  await writeToClass(teacher, class_id);
  await sendMessages(admin, student);
  const [message] = await student.call(getMessages, { search: WHOLE });
  // The provider is not asked any more from here on.
  await admin.call(updateAppSettings, { paystackKey: hostilePacks(200)[0] ?? '' });
  const pathOf = (link: string) => link.slice(new URL(link).origin.length);
  return {
    ...{
      student,
      teacher,
      class_id,
      paid,
      others,
      lessons,
      meeting,
      certificates,
      receipt,
      paidReceipt,
      fields,
    },
    slugs: { main: shown.slug, paid: shownPaid.slug },
    administrator: await promote(url, admin, await person(nameAt(2))),
    message: message?.rand ?? '',
    invitation: pathOf(await mailedInvitation(dataDir, invited)),
    unsubscribe: pathOf(await unsubscribeLink(dataDir, student.user.email)),
  };
}

/** The lines of all levels, each another one. */
function levelsFrom(place: number) {
  const [levelA0, levelA1, levelA2, levelB1, levelB2] = [0, 1, 2, 3, 4].map((step) =>
    packsBy(200)(place + step),
  );
  return { levelA0, levelA1, levelA2, levelB1, levelB2 };
}

/** Selling points or steps of the landing page. */
const pointsFrom = (place: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: packsBy(60)(place + at),
    line: packsBy(160)(place + at),
  }));

/** Texts of which there is one, as often as there are of the shortest. */
export const singles = hostilePacks(80).map((siteName, place) => ({
  siteName,
  levels: levelsFrom(place),
  landing: {
    tagline: packsBy(80)(place),
    forWhom: packsBy(240)(place),
    promises: pointsFrom(place, MAX_PROMISES),
    steps: pointsFrom(place + MAX_PROMISES, MAX_STEPS),
  },
  address: packsBy(300)(place),
}));

/** Writes texts of which the institute has one, and the name of the student. */
export async function writeSingles(
  admin: Session,
  { user }: Session,
  { siteName, levels, landing, address }: (typeof singles)[number],
): Promise<void> {
  await admin.call(updateAppSettings, { siteName });
  await admin.call(updateInstituteProfile, { ...levels, ...landing, address });
  const { id, email, phonenumber } = user;
  await admin.call(editStudent, { student_id: id, name: siteName, email, phonenumber });
}

async function settle(admin: Session, paystackKey: string): Promise<void> {
  const inEveryShape = hostileTexts.flatMap((text) => [text, '']).join('\n');
  await admin.call(updateAppSettings, {
    paystackKey,
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
    tagline: hostilePacks(80)[0] ?? '',
    forWhom: hostilePacks(240)[0] ?? '',
    teachers: hostilePacks(240)
      .slice(0, MAX_TEACHERS)
      .map((line, index) => ({ name: textAt(index).slice(0, 80), line, picture: '' })),
    questions: answers.map((answer, index) => ({ question: textAt(index).slice(0, 200), answer })),
    promises: pointsFrom(0, MAX_PROMISES),
    steps: pointsFrom(MAX_PROMISES, MAX_STEPS),
    ...levelsFrom(0),
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
  const teacher = packsBy(160);
  const others: string[] = [];
  for (const [index, text] of hostileTexts.entries()) {
    const category = textAt(index + 1).slice(0, 80);
    const added = await admin.call(addClass, {
      ...{ name: text, category, about: textAt(index + 2), premium: '0' },
      ...{ links: links[index] ?? '', outcomes: textAt(index + 3), teacher: teacher(index) },
    });
    if (index < links.length) others.push(added.rand);
    await show(added, text);
  }
  const whole = { category: textAt(0), about: everyText, links: first, outcomes: first };
  const [name = '', other = ''] = hostilePacks(160);
  const taught = { ...whole, teacher: teacher(0) };
  const main = await admin.call(addClass, { ...taught, name, premium: '0' });
  const paid = await admin.call(addClass, { ...taught, name: other, premium: '1', amount: '100' });
  await show(paid, textAt(0));
  return { main: main.rand, paid: paid.rand, others };
}

/** Letters of a student and the teacher, of which two are reported, and one of the reports is closed. */
async function writeLetters(
  { admin, student, teacher }: Record<'admin' | 'student' | 'teacher', Session>,
  class_id: string,
): Promise<void> {
  await student.call(sendLetter, { class_id, text: textAt(0) });
  const { threads } = await teacher.call(getLetterThreads, { state: 'all' });
  const to = { student_id: threads[0]?.student_id ?? 0 };
  const said: number[] = [];
  for (const [index, text] of someOf(hostileTexts, 24).entries()) {
    if (index % 2 === 0) await student.call(sendLetter, { class_id, text });
    else said.push((await teacher.call(sendLetter, { class_id, ...to, text })).id);
  }
  for (const letter_id of said.slice(-2)) {
    await student.call(reportLetter, { letter_id, reason: textAt(3) });
  }
  const [report] = await admin.call(getLetterReports, {});
  await admin.call(closeLetterReport, { report_id: report?.id ?? 0, note: textAt(5) });
}

/** People named by them begin a thread each; every text follows as a reply. */
async function discuss(people: readonly Session[], lesson: Place): Promise<void> {
  for (const [index, person] of people.entries()) {
    await person.call(enrol, { class_id: lesson.class_id });
    await person.call(viewStatus, lesson);
    const { id } = await person.call(addComment, { ...lesson, comment: textAt(index) });
    const replies = hostileTexts.filter((_text, place) => place % people.length === index);
    for (const comment of replies) {
      await person.call(addComment, { ...lesson, comment, parent_id: String(id) });
    }
  }
}
