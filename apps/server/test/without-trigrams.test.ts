import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../src/platform/db.ts';
import { keepFolded } from '../src/shared/sql/folding.ts';
import { Institute, type Person } from './support/institute.ts';
import { aClass, aLesson } from './support/school.ts';

/*
 * A database whose owner may not add `pg_trgm`, or has none, finds the same (decision 020): each list
 * that is searched is asked with the extension and without, over the same rows.
 */
let institute: Institute;
let admin: Person;
let class_id: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  ({ id: class_id } = await aClass(institute, { name: 'النَّحْوُ · Nahw', category: 'Grammar' }));
  await aClass(institute, { name: 'Sarf 4', category: 'Old grammar', status: '0' });
  const lesson = await aLesson(institute, class_id, { subject: 'Lesson 4 · الدَّرْسُ الرَّابِعُ' });
  const exam = await aLesson(institute, class_id, {
    ...{ inputetype: 'Exam', subject: 'Exam 4 · اِمْتِحَانٌ', about: 'Why?', theoryAnswer: '' },
  });
  const marks = [null, null, 70];
  for (const [at, mark] of marks.entries()) {
    const student = await institute.student({ name: `Jamīla بِلَال ${at}` });
    await student.call.enrol({ class_id });
    await student.call.getLessonDetails({ class_id, lesson_id: lesson.id });
    await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    if (mark === null) continue;
    const { data } = await admin.call.getUnmarkedExams({ search: student.email });
    const result_id = data[0]?.result_id ?? 0;
    await admin.call.markExam({ lesson_id: exam.id, result_id, theory_score: mark });
  }
  const form = { title: 'Completion', footer: 'The Institute', certificateContent: '{{name}}' };
  const template_id = (await admin.call.saveCertificateTemplate(form)).data.id;
  const { data } = await admin.call.getStudentSelection({ class_id });
  const student_ids = data.students.map(({ id }) => id);
  await admin.call.assignCertificate({ template_id, issue_date: '2026-11-16', student_ids });
  await institute.services.jobs.drain();
  const doomed = await aLesson(institute, class_id, { subject: 'Lesson 4 again' });
  await admin.call.deleteLesson({ lesson_id: doomed.id });
});
afterAll(() => institute.close());

/** What each search finds, by the names of what it found. */
async function answers(): Promise<Record<string, unknown>> {
  const { call } = admin;
  const found: Record<string, unknown> = {};
  for (const search of [
    'jamila',
    'بلال',
    '4',
    'lesson 4',
    'امتحان',
    'نحو',
    'grammar',
    'zzzz',
    '%',
  ]) {
    const page = { search, page: 1 };
    const lists = {
      students: await call.getStudentList(page),
      waiting: await call.getUnmarkedExams(page),
      marked: await call.getMarkedExams(page),
      certificates: await call.getIssuedCertificates(page),
      audit: await call.getAuditLog(page),
      trash: await call.getTrash(page),
      classes: await call.getClassList(page),
      ofClass: await call.getClassStudents({ ...page, class_id }),
      gradebook: await call.getGradebook({ ...page, class_id }),
      office: await call.searchOffice({ search }),
    };
    for (const [list, { data, meta, status }] of Object.entries(lists)) {
      expect(status).toBe(true);
      found[`${list} by ${search}`] = { data, meta };
    }
  }
  return found;
}
const indexes = async () =>
  (
    await rowsOf<{ indexname: string }>(
      institute.services.db,
      sql`select indexname from pg_indexes where indexdef like '%gin_trgm_ops%'`,
    )
  ).length;

it('finds the same without the extension as with it', async () => {
  expect(await indexes()).toBeGreaterThan(4);
  const withTrigrams = await answers();
  const sizes = Object.values(withTrigrams).map((found) => JSON.stringify(found).length);
  // Something was found, or both would agree about nothing.
  expect(sizes.filter((size) => size > 300).length).toBeGreaterThan(15);
  await institute.services.db.execute('drop extension pg_trgm cascade');
  expect(await indexes()).toBe(0);
  expect(await answers()).toEqual(withTrigrams);
});

it('finds what an earlier version wrote, before it is kept folded and after', async () => {
  const { db } = institute.services;
  const { id } = await aClass(institute, { name: 'بَلَاغَة', category: 'Rhetoric' });
  await aLesson(institute, id, { subject: 'Tropes مَجَازٌ' });
  // As rows are that no trigger has seen.
  await db.execute('alter table lessons disable trigger lessons_folded');
  await db.execute('alter table classes disable trigger classes_folded');
  await db.execute('update lessons set subject_folded = null');
  await db.execute('update classes set name_folded = null, category_folded = null');
  await db.execute('alter table lessons enable trigger lessons_folded');
  await db.execute('alter table classes enable trigger classes_folded');
  const found = async () => {
    const lessons = (await admin.call.searchOffice({ search: 'مجاز' })).data.lessons;
    const { classes } = (await admin.call.searchOffice({ search: 'rhetoric بلاغه' })).data;
    return [lessons.length, classes.length];
  };
  expect(await found()).toEqual([1, 1]);
  expect(await keepFolded(db)).toBeGreaterThan(4);
  expect(await keepFolded(db)).toBe(0);
  expect(await found()).toEqual([1, 1]);
  await admin.call.updateClass({ class_id: id, name: 'Bayān' });
  expect((await admin.call.searchOffice({ search: 'bayan' })).data.classes).toHaveLength(1);
  expect((await admin.call.searchOffice({ search: 'بلاغه' })).data.classes).toHaveLength(0);
});
