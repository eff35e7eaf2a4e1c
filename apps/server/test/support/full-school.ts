import { eq } from 'drizzle-orm';
import type { Database } from '../../src/platform/db.ts';
import { randToken } from '../../src/platform/random.ts';
import * as schema from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';
import { aClass } from './school.ts';

/** One row with its id. */
async function insert<Row extends { id: number }>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was written');
  return row;
}

/** A paid monthly class of which every column holds something, all of it other than the default. */
function fullClass(
  db: Database,
  asked: { prerequisiteId: number; entryExamId: number },
  addedBy: string,
) {
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
        ...asked,
        links: 'https://meet.example/a',
        slug: `nahw-${randToken()
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, '')}`,
        level: 'A1',
        hours: 12,
        outcomes: 'read a line',
        teacher: 'Ustadha Maryam',
        // Timetables are not counted.
        lessonTotal: 2,
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

/** A submission that waits for its mark. */
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

/** What a form was made by: an administrator and the press of a button. */
const pressOf = (admin: Person) => (what: string) => `${admin.id}:${randToken()}:${what}`;
/** How its exam is sat, none of it the default but the time, which every attempt would have to begin with. */
const examRules = {
  passMark: 40,
  attempts: 3,
  countedAttempt: 'last',
  attemptWait: 2,
  isShuffled: true,
  drawType: 'typed',
  drawTopic: 'Nouns',
} as const;
const opensAt = new Date('2026-03-01T10:00:00Z');

/** An exam with two questions, a lesson and a timetable, in another order than they were made. */
async function fullLessons(db: Database, classId: number, press: (what: string) => string) {
  const exam = await fullLesson(
    db,
    classId,
    { kind: 'exam', position: 2, theoryAnswer: 'A model', opensAt, ...examRules },
    press('exam'),
  );
  const lesson = await fullLesson(
    db,
    classId,
    { kind: 'lesson', position: 1, theoryAnswer: '', opensAt },
    press('lesson'),
  );
  const timetable = await fullLesson(
    db,
    classId,
    { kind: 'timetable', position: 3, theoryAnswer: '', opensAt: null },
    press('timetable'),
  );
  const questions = [
    await fullQuestion(db, exam.id, 1),
    await fullQuestion(db, exam.id, 2),
  ] as const;
  return { exam, lesson, timetable, questions };
}

/** What a student has done in a class: joined it, begun its exam and written under its lesson. */
async function fullStudies(
  db: Database,
  student: Person,
  { exam, lesson }: Pick<Awaited<ReturnType<typeof fullLessons>>, 'exam' | 'lesson'>,
) {
  const enrolment = await insert(
    db
      .insert(schema.enrolments)
      .values({
        userId: student.id,
        classId: lesson.classId,
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
  return { enrolment, comment };
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
  const press = pressOf(admin);
  const first = await aClass(institute, { name: 'First' });
  const entryExam = await fullLesson(
    db,
    first.id,
    { kind: 'exam', position: 1, theoryAnswer: '', opensAt: null },
    press('entry'),
  );
  const asked = { prerequisiteId: first.id, entryExamId: entryExam.id };
  const klass = await fullClass(db, asked, press('class'));
  const lessons = await fullLessons(db, klass.id, press);
  const studies = await fullStudies(db, student, lessons);
  const result = await aResult(db, graduate, lessons.exam);
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
  const { data: message } = await admin.call.sendMessage({
    subject: 'Ahlan',
    message: 'Text',
    recipients: [student.email],
    message_style: 'popup',
  });
  const people = { admin, student, graduate };
  return { ...people, ...lessons, ...studies, result, first, entryExam, klass, template, message };
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
  const [row] = await db.select().from(schema.accounts).where(eq(schema.accounts.kind, kind));
  return `accounts/${row?.id}`;
}

/** `sessions/{id}` of the administrator's own session that waits behind one as a person. */
export async function sessionBehind(db: Database, { id }: Person): Promise<string> {
  const rows = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, id));
  return `sessions/${rows.find(({ resumesId }) => resumesId !== null)?.resumesId}`;
}
