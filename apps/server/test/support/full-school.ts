import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/platform/db.ts';
import { randToken } from '../../src/platform/random.ts';
import * as schema from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';
import { aClass } from './school.ts';

/** Settings, all of them, other than their defaults. */
const fullSettings = {
  siteName: 'Markaz',
  logo: 'logo.webp',
  landingMessage: 'Ahlan',
  howto: 'Read on',
  aboutUs: 'Who we are',
  aboutsite: 'What this is',
  privatelesson: 'Alone',
  paystackKey: 'pk_kept',
  whatsappNumber: '+2348010000000',
  subamount: '1500',
  referralWelcome: '5000',
  referralReward: '6000',
  referralTrigger: 'enrolment',
  gameRewardEasy: '7000',
  gameRewardIntermediate: '8000',
  gameRewardHard: '9000',
  secondFactor: 'required',
  aisub: '1900000000',
};

/** Sets every setting, as an administrator did long ago. */
export async function saveFullSettings(institute: Institute): Promise<void> {
  const { services } = institute;
  // The settings require a second factor, so the administrator has one.
  const { id: userId } = await institute.admin();
  const passkey = { userId, credentialId: 'passkey', publicKey: '', counter: 0, transports: [] };
  await services.db
    .insert(schema.passkeys)
    .values({ ...passkey, name: 'Key', createdAt: services.clock.now() });
  const change = { changedAt: new Date('2026-01-01T10:00:00Z'), changedBy: 'Ustadh Idris' };
  const rows = Object.entries(fullSettings).map(([name, value]) => ({ name, value, ...change }));
  await services.db.insert(schema.settings).values(rows);
}

/** One row with its id. */
async function insert<Row extends { id: number }>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was written');
  return row;
}

/** A paid monthly class of which every column holds something, all of it other than the default. */
function fullClass(db: Database, prerequisiteId: number, addedBy: string) {
  return insert(
    db
      .insert(schema.classes)
      .values({
        rand: randToken(),
        name: 'Nahw',
        category: 'Grammar',
        about: 'The sentence',
        isPremium: true,
        price: 250_050,
        isMonthly: true,
        monthlyLessonLimit: 8,
        registrationClosesAt: new Date('2027-01-01T11:00:00Z'),
        isActive: false,
        prerequisiteId,
        links: 'https://meet.example/a',
        lessonTotal: 3,
        addedBy,
        createdAt: new Date('2026-01-01T10:00:00Z'),
      })
      .returning(),
  );
}

/** A lesson with a date and a file. */
function fullLesson(
  db: Database,
  classId: number,
  own: Pick<typeof schema.lessons.$inferInsert, 'kind' | 'position' | 'theoryAnswer' | 'opensAt'>,
  savedBy: string,
) {
  return insert(
    db
      .insert(schema.lessons)
      .values({
        ...own,
        classId,
        rand: randToken(),
        subject: 'Letters',
        about: 'Say 100%25 of them',
        material: `${randToken()}.pdf`,
        materialKind: 'pdf',
        savedBy,
        createdAt: new Date('2026-01-02T10:00:00Z'),
      })
      .returning(),
  );
}

function fullQuestion(db: Database, lessonId: number, position: number) {
  return insert(
    db
      .insert(schema.questions)
      .values({
        lessonId,
        position,
        question: `Which is a noun? ${position}`,
        answer: 'كتاب',
        option1: 'كتاب',
        option2: 'كتب',
        option3: 'كاتب',
        option4: 'مكتب',
        addedBy: `somebody:pressed/${position}`,
      })
      .returning(),
  );
}

/** A paper that waits for its mark. */
function aResult(db: Database, user: Person, lesson: { id: number; classId: number }) {
  return insert(
    db
      .insert(schema.examResults)
      .values({
        userId: user.id,
        lessonId: lesson.id,
        classId: lesson.classId,
        objectiveAnswers: { '1': 'كتاب' },
        objectiveScore: 50,
        hasTheory: true,
        theoryText: 'An answer',
        submittedAt: new Date('2026-02-01T10:00:00Z'),
      })
      .returning(),
  );
}

/**
 * A class with an exam, a lesson and a timetable, its student, and all that hangs on them. Every
 * column that a form keeps holds something other than its default.
 */
export async function fullSchool(institute: Institute) {
  const { db } = institute.services;
  const admin = await institute.admin();
  const student = await institute.student({ wallet: 1_000_000 });
  const graduate = await institute.student();
  const press = (what: string) => `${admin.id}:${randToken()}:${what}`;
  const first = await aClass(institute, { name: 'First' });
  const klass = await fullClass(db, first.id, press('class'));
  const opensAt = new Date('2026-03-01T10:00:00Z');
  const exam = await fullLesson(
    db,
    klass.id,
    { kind: 'exam', position: 2, theoryAnswer: 'A model', opensAt },
    press('exam'),
  );
  const lesson = await fullLesson(
    db,
    klass.id,
    { kind: 'lesson', position: 1, theoryAnswer: '', opensAt },
    press('lesson'),
  );
  const timetable = await fullLesson(
    db,
    klass.id,
    { kind: 'timetable', position: 3, theoryAnswer: '', opensAt: null },
    press('timetable'),
  );
  const questions = [
    await fullQuestion(db, exam.id, 1),
    await fullQuestion(db, exam.id, 2),
  ] as const;
  const enrolment = await insert(
    db
      .insert(schema.enrolments)
      .values({
        userId: student.id,
        classId: klass.id,
        enrolledAt: new Date('2026-10-16T09:00:00Z'),
        subscriptionEndsAt: new Date('2026-11-17T09:00:00Z'),
        periods: 3,
      })
      .returning(),
  );
  await db.insert(schema.examDrafts).values({
    userId: student.id,
    lessonId: exam.id,
    answers: { '1': 'كتاب' },
    theoryText: 'Half',
    writtenAt: 1000,
    savedAt: opensAt,
  });
  const result = await aResult(db, graduate, exam);
  const template = await insert(
    db
      .insert(schema.certificateTemplates)
      .values({
        title: 'Letters',
        content: `{{name}} reads, says ${randToken()}`,
        footer: 'The institute',
        createdAt: opensAt,
      })
      .returning(),
  );
  const comment = await insert(
    db
      .insert(schema.comments)
      .values({
        lessonId: lesson.id,
        authorId: student.id,
        body: 'Shukran',
        requestKey: randToken(),
        createdAt: opensAt,
      })
      .returning(),
  );
  const { data: message } = await admin.call.sendMessage({
    subject: 'Ahlan',
    message: 'Text',
    recipients: [student.email],
    message_style: 'popup',
  });
  const people = { admin, student, graduate };
  const lessons = { exam, lesson, timetable, questions, comment, result };
  return { ...people, ...lessons, first, klass, enrolment, template, message };
}
export type FullSchool = Awaited<ReturnType<typeof fullSchool>>;

/** Opens the class to students, who cannot act in one that is closed. */
export async function activate(db: Database, { klass }: FullSchool): Promise<void> {
  await db.update(schema.classes).set({ isActive: true }).where(eq(schema.classes.id, klass.id));
}

/** `accounts/{id}` of a person's wallet. */
export async function walletOf(db: Database, { id }: Person): Promise<string> {
  const [row] = await db.select().from(schema.accounts).where(eq(schema.accounts.userId, id));
  return `accounts/${row?.id}`;
}

/** `accounts/{id}` of an account of the institute. */
export async function accountOf(db: Database, kind: string): Promise<string> {
  const [row] = await db
    .select()
    .from(schema.accounts)
    .where(and(eq(schema.accounts.kind, kind)));
  return `accounts/${row?.id}`;
}
