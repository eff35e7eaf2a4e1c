import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import {
  certificates,
  comments,
  examDrafts,
  examResults,
  gameRounds,
  lessonProgress,
  referrals,
} from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let student: Person;
let classId: number;
let code: string;
const secret = 'Only Hauwa would say this';

/** A student who has left something in every domain. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  student = await institute.student({ name: 'Hauwa Danjuma' });
  classId = (await aClass(institute)).id;
  const lesson = await aLesson(institute, classId);
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', theoryAnswer: 'A model' });
  const draft = await aLesson(institute, classId, { inputetype: 'Exam', theoryAnswer: 'A model' });
  await student.call.enrol({ class_id: classId });
  await student.call.getLessonDetails({ class_id: classId, lesson_id: lesson.id });
  const comment = { class_id: classId, lesson_id: lesson.id, comment: secret };
  const first = await student.call.addComment(comment);
  await admin.call.addComment({ ...comment, comment: 'An answer', parent_id: first.data.id });
  await student.call.getLessonDetails({ class_id: classId, lesson_id: exam.id });
  await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
  await student.call.getLessonDetails({ class_id: classId, lesson_id: draft.id });
  await institute.services.db.insert(examDrafts).values({
    userId: student.id,
    lessonId: draft.id,
    answers: {},
    theoryText: secret,
    writtenAt: 1,
    savedAt: institute.clock.now(),
  });
  const { data: template } = await admin.call.saveCertificateTemplate({
    title: 'Reading',
    footer: 'The Institute',
    certificateContent: '{{name}} can read.',
  });
  await admin.call.assignCertificate({
    template_id: template.id,
    issue_date: '2026-11-16',
    student_ids: [student.id],
  });
  await institute.services.jobs.drain();
  code = (await student.call.getMyCertificates({})).data[0]?.code ?? '';
});
afterAll(() => institute.close());

// Proves call-getStudentDeletion.
it('is told of before', async () => {
  const { data } = await admin.call.getStudentDeletion({ student_id: student.id });
  expect(data).toEqual({ classes: 1, results: 1, certificates: 1, comments: 1, wallet: 0 });
});

// Proves call-deleteStudent.
it('erases what names or quotes the person and keeps results', async () => {
  expect(await admin.call.deleteStudent({ student_id: student.id })).toMatchObject({
    status: true,
  });
  const { db } = institute.services;
  const [certificate] = await db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, student.id));
  expect(certificate).toMatchObject({ holder: '', content: '', title: 'Reading' });
  const { data } = await institute.visitor.verifyCertificate({ code });
  expect(data).toMatchObject({ name: '', standing: 'withdrawn' });
  const [comment] = await db.select().from(comments).where(eq(comments.authorId, student.id));
  expect(comment).toMatchObject({ body: '' });
  expect(comment?.deletedAt).not.toBeNull();
  expect(await db.select().from(examDrafts)).toEqual([]);
  const results = await db.select().from(examResults).where(eq(examResults.userId, student.id));
  expect(results).toHaveLength(1);
  const seen = await db.select().from(lessonProgress).where(eq(lessonProgress.userId, student.id));
  expect(seen.length).toBeGreaterThan(0);
});

it('leaves no trace of the name or the e-mail in any column of the database', async () => {
  const { db } = institute.services;
  const columns = (await db.execute(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')`)) as unknown as {
    rows: { table_name: string; column_name: string }[];
  };
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const { rows } = (await db.execute(`
      select 1 from "${table}" where "${column}"::text ilike '%hauwa%'
        or "${column}"::text ilike '%${student.email}%' limit 1`)) as unknown as {
      rows: unknown[];
    };
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  expect(columns.rows.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

it('leaves who brought the person, and not where the person signed up from', async () => {
  const { referralCode: refBy } = await institute.student();
  const friend = await institute.student({ refBy, address: '102.89.34.7' });
  const ofFriend = () =>
    institute.services.db.select().from(referrals).where(eq(referrals.friendId, friend.id));
  expect((await ofFriend())[0]?.signedUpFrom).toMatch(/^[\w-]{43}$/);
  await admin.call.deleteStudent({ student_id: friend.id });
  expect(await ofFriend()).toMatchObject([{ signedUpFrom: null }]);
});

it('leaves what was played, and not from where', async () => {
  const { db } = institute.services;
  const player = await institute.student({ address: '102.89.34.8' });
  await institute.client(player, '102.89.34.8').openGameRound({ action: 'easy' } as never);
  const rounds = () => db.select().from(gameRounds).where(eq(gameRounds.userId, player.id));
  expect((await rounds())[0]?.network).toMatch(/^[\w-]{43}$/);
  await admin.call.deleteStudent({ student_id: player.id });
  expect(await rounds()).toMatchObject([{ network: null }]);
});

it('is in no list of the class any more', async () => {
  const { data, meta } = await admin.call.getClassStudents({ class_id: classId, page: 1 });
  expect(data).toEqual([]);
  expect(meta?.total).toBe(0);
  expect((await admin.call.getUnmarkedExams({})).data).toEqual([]);
});
