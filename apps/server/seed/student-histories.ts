import { signup } from '@institute/contract/auth/sign-in';
import { readParts } from '@institute/contract/classes/class-parts';
import { enrol } from '@institute/contract/classes/classes';
import { getLessonDetails, type Lesson } from '@institute/contract/exams/exams';
import { getExamDetails, markExam } from '@institute/contract/exams/marking';
import { submitExam } from '@institute/contract/exams/sitting';
import { rightAnswerTo } from '@institute/contract/exercises/kinds';
import { getMyInvoices, payInvoice } from '@institute/contract/invoices/invoices';
import { finishLesson, viewStatus } from '@institute/contract/lessons/lessons';
import { takePayment } from '@institute/contract/payments/office-payments';
import { fundWallet, getStudentList } from '@institute/contract/people/students';
import { dateText } from '@institute/contract/time/calendar';
import { sendReviews } from '@institute/contract/words/reviews';
import { getPractice } from '@institute/contract/words/words';
import type { Actor } from '../src/context.ts';
import { signInAs, userById, userIdByEmail, verifyAsOperator } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { DemoClass, DemoLesson } from './reader/types.ts';
import { type DemoEnrolment, type DemoStudent, demoStudents } from './students.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What a referral brings to each of the two, by default (student §9). */
const REFERRAL_NAIRA = 100;

/** Something that happened at a time. */
export interface Event {
  at: Date;
  run(): Promise<void>;
}

/** Everything the demo students did, unordered. */
export async function studentHistories(
  stage: Stage,
  admin: Actor,
  classes: Map<string, OpenedClass>,
  today: Date,
): Promise<Event[]> {
  return demoStudents.flatMap((student, index) =>
    historyOf(stage, admin, classes, today, student, index),
  );
}

function historyOf(
  stage: Stage,
  admin: Actor,
  classes: Map<string, OpenedClass>,
  today: Date,
  student: DemoStudent,
  index: number,
): Event[] {
  const firstDay = Math.max(2, ...student.enrol.map((one) => one.enrolledDaysAgo));
  // Each student keeps hours of their own, other ones every day, so that no two things happen at once.
  const ago = (days: number, hours = 0) =>
    new Date(
      today.getTime() - days * DAY + hours * HOUR + (index * 7 - ((days * 137) % 480)) * MINUTE,
    );
  const prices = student.enrol.map((one) => paidOf(one, classes.get(one.class)?.demo));
  const total = prices.reduce(
    (sum, price) => sum + price,
    student.walletNaira - rewardsOf(student),
  );
  const who = { actor: null as Actor | null };
  const me = () => {
    if (!who.actor) throw new Error(`${student.email} has not joined yet`);
    return who.actor;
  };
  const joining: Event = {
    at: ago(firstDay, -30),
    run: async () => {
      const { name, email, phone: phonenumber } = student;
      const password = stage.studentPassword;
      const refBy = await codeOf(stage, student.referredBy);
      await perform(stage, null, signup, {
        ...{ name, email, password, phonenumber, refBy },
        legal_version: 1,
      });
      who.actor = await signInAs(stage.services, { email, password });
      const { userId } = who.actor;
      if (student.isVerified) await verifyAsOperator(stage.services, { userId, email });
    },
  };
  const funding: Event = {
    at: ago(firstDay, -29),
    run: () => fund(stage, admin, student, total),
  };
  const studies = student.enrol.flatMap((one) => {
    const opened = classes.get(one.class);
    if (!opened) throw new Error(`no class ${one.class}`);
    return studyOf(stage, admin, me, one, opened, ago);
  });
  const practised = student.practisedDaysAgo.map((days) => ({
    at: ago(days, 1.5),
    run: () => practise(stage, me()),
  }));
  return [joining, ...(total > 0 ? [funding] : []), ...studies, ...practised];
}

/** What an enrolment has cost until now, in naira: all of the price, without a last part that is still owed. */
function paidOf({ owes }: DemoEnrolment, demo: DemoClass | undefined): number {
  const price = demo?.amountNaira ?? 0;
  const last = owes ? readParts(demo?.parts ?? '')?.at(-1) : undefined;
  return price - (price * (last?.share ?? 0)) / 100;
}

/** Pays what is due of a class that is paid in parts, on the days on which it is. */
function payments(
  stage: Stage,
  me: () => Actor,
  { enrolledDaysAgo, owes = false }: DemoEnrolment,
  { demo }: OpenedClass,
  ago: (days: number, hours?: number) => Date,
): Event[] {
  const later = readParts(demo.parts)?.slice(1, owes ? -1 : undefined) ?? [];
  return later.flatMap(({ due }) => {
    const daysAgo = enrolledDaysAgo - Number(due);
    if (!(daysAgo > 0)) return [];
    return [{ at: ago(daysAgo, 2), run: () => payNext(stage, me()) }];
  });
}

async function payNext(stage: Stage, student: Actor): Promise<void> {
  const { data } = await perform(stage, student, getMyInvoices, {});
  const next = data.invoices.find(({ restKobo }) => restKobo > 0);
  if (next) await perform(stage, student, payInvoice, { invoice_id: next.id });
}

/** Brings money into a student's wallet, in the way in which this one pays. */
async function fund(stage: Stage, admin: Actor, student: DemoStudent, naira: number) {
  const { data } = await perform(stage, admin, getStudentList, { search: student.email });
  const student_id = data[0]?.id ?? 0;
  const amount = String(naira);
  const { paysBy } = student;
  if (paysBy === null) {
    await perform(stage, admin, fundWallet, { student_id, amount });
    return;
  }
  const { clock, services } = stage;
  await perform(stage, admin, takePayment, {
    ...{ student_id, amount, way: paysBy },
    paid_on: dateText(clock.now(), services.config.timeZone),
    // As it stands on a statement: the bank, and the sender's own number.
    ...(paysBy === 'bank' && { reference: `GTB ${student.phone.slice(-6)}` }),
  });
}

/** A round of what is due: most cards are known, every fifth is not. */
async function practise(stage: Stage, student: Actor): Promise<void> {
  const { data } = await perform(stage, student, getPractice, {});
  const at = stage.clock.now().getTime();
  const reviews = data.cards.map(({ id: word_id, asks }, index) => ({
    ...{ id: `demo-${at}-${index}`, word_id, asks, at: at + index * 1000 },
    rating: index % 5 === 4 ? ('again' as const) : ('good' as const),
    retention: data.plan.retention,
  }));
  await perform(stage, student, sendReviews, { reviews });
}

/** The referral code of an earlier student; empty for one who came alone. */
async function codeOf(stage: Stage, email: string | null): Promise<string> {
  const { services } = stage;
  const userId = email && (await userIdByEmail(services.db, email));
  return userId ? ((await userById(services.db, userId))?.referralCode ?? '') : '';
}

/** Naira that a student's wallet gets by referrals: a welcome, and a reward for each friend's class. */
function rewardsOf({ email, referredBy, isVerified }: DemoStudent): number {
  const friends = demoStudents.filter((one) => one.referredBy === email && one.isVerified);
  return REFERRAL_NAIRA * (friends.length + (referredBy && isVerified ? 1 : 0));
}

/** Enrolling, then a lesson about every two thirds of a day, exams on the way, marks two days later. */
function studyOf(
  stage: Stage,
  admin: Actor,
  me: () => Actor,
  one: DemoEnrolment,
  opened: OpenedClass,
  ago: (days: number, hours?: number) => Date,
): Event[] {
  const classId = opened.id;
  const studied = opened.lessons.slice(0, one.study);
  const step = Math.min(16, (one.enrolledDaysAgo * 24 - 6) / Math.max(1, one.study));
  const events: Event[] = [
    {
      at: ago(one.enrolledDaysAgo),
      run: async () => void (await perform(stage, me(), enrol, { class_id: classId })),
    },
  ];
  studied.forEach((lesson, position) => {
    const hours = 1 + position * step;
    const location = { class_id: classId, lesson_id: lesson.id };
    events.push({
      at: ago(one.enrolledDaysAgo, hours),
      run: async () => {
        await perform(stage, me(), viewStatus, location);
        await perform(stage, me(), finishLesson, location);
      },
    });
    if (lesson.demo.kind !== 'exam' || one.exams === 'none') return;
    events.push({
      at: ago(one.enrolledDaysAgo, hours + Math.min(1, step / 2)),
      run: () => sitExam(stage, me(), location, one, lesson.demo),
    });
    if (one.marked === null || one.theory === null || lesson.demo.about === '') return;
    events.push({
      at: ago(Math.max(0, one.enrolledDaysAgo - 2), hours + 2),
      run: () => mark(stage, admin, me(), location, one.marked ?? 0),
    });
  });
  return [...events, ...payments(stage, me, one, opened, ago)];
}

async function sitExam(
  stage: Stage,
  student: Actor,
  location: { class_id: number; lesson_id: number },
  one: DemoEnrolment,
  { questions, blocks }: DemoLesson,
): Promise<void> {
  const right = new Map(questions.map(({ question, answer }) => [question, answer]));
  const { data } = await perform(stage, student, getLessonDetails, location);
  const exam = data as Lesson;
  const answer: Record<string, string> = {};
  for (const [index, question] of exam.questions.entries()) {
    const correct = right.get(question.question) ?? '';
    const wrong = question.choices.find((choice) => choice !== correct) ?? correct;
    // A student of mixed fortune misses every third question.
    answer[question.id] = one.exams === 'mixed' && index % 3 === 1 ? wrong : correct;
  }
  const theory = exam.about ? (one.theory ?? '') : '';
  const exercises = Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'exercise' ? [[block.id, rightAnswerTo(block.exercise)]] : [],
    ),
  );
  await perform(stage, student, submitExam, {
    ...{ lesson_id: location.lesson_id, answer, theory },
    ...(blocks.length > 0 && { exercises: JSON.stringify(exercises) }),
  });
}

async function mark(
  stage: Stage,
  admin: Actor,
  student: Actor,
  location: { class_id: number; lesson_id: number },
  score: number,
): Promise<void> {
  const { data } = await perform(stage, admin, getExamDetails, { lesson_id: location.lesson_id });
  const waiting = data.find(({ studentId }) => studentId === student.userId);
  if (!waiting) throw new Error(`no exam of ${student.email} waits to be marked`);
  await perform(stage, admin, markExam, {
    ...location,
    theory_score: score,
    result_id: waiting.resultId,
    user_id: student.userId,
  });
}
