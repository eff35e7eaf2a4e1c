import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLargeClass, aLesson } from '../../../../test/support/school.ts';
import { statementsOf } from '../../../../test/support/statements.ts';
import * as schema from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let class_id: number;
let maryam: Person;
let ali: Person;
let zaynab: Person;
let speaking: number;

const scheme = [
  { name: 'Attendance', kind: 'attendance', weight: 10 },
  { name: 'Speaking', kind: 'participation', weight: 10 },
  { name: 'Tests', kind: 'exams', weight: 80 },
] as const;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  ({ id: class_id } = await aClass(institute, { name: 'Nahw' }));
  [maryam, ali, zaynab] = (await Promise.all(
    ['Maryam', 'Ali', 'Zaynab'].map((name) => institute.student({ name })),
  )) as [Person, Person, Person];
  await admin.call.saveClassStaff({ class_id, user_id: maryam.id, powers: ['mark'] });
  for (const one of [ali, zaynab]) await one.call.enrol({ class_id });
  expect((await take()).status).toBe(true);
  speaking = (await columnsOf())[1]?.id ?? 0;
});

const take = (by = maryam, columns: readonly unknown[] = scheme, version = 0, more = {}) =>
  by.call.saveGradeScheme({ class_id, version, columns: columns as never, ...more });
const schemeNow = async () => (await admin.call.getGradeScheme({ class_id })).data;
const columnsOf = async () => (await schemeNow()).columns;
const write = (mark: string, before = '', by = maryam, more = {}) =>
  by.call.saveGradeMark({
    class_id,
    column_id: speaking,
    student_id: ali.id,
    mark,
    before,
    ...more,
  });
const gradesOf = async (period = '', by = maryam) => {
  const { data } = await by.call.getGrades({ class_id, period });
  return Object.fromEntries(
    data.map(({ name, grade, cells }) => [name, [grade, ...cells.map(({ points }) => points)]]),
  );
};
const lastAct = async () => {
  const { db } = institute.services;
  const [row] = await db.select().from(schema.auditLog).orderBy(desc(schema.auditLog.id)).limit(1);
  return row;
};
const marksKept = () =>
  institute.services.db
    .select()
    .from(schema.gradeMarks)
    .where(eq(schema.gradeMarks.columnId, speaking));

/** Meetings of the class on some days at 18:00 of Lagos, and what Ali was there. */
async function meetings(
  days: [
    string,
    'present' | 'late' | 'absent' | 'excused',
    'held' | 'teacher_absent' | 'cancelled',
  ][],
) {
  const { db } = institute.services;
  const [group] = await db
    .insert(schema.groups)
    .values({ classId: class_id, name: '', isEverybody: true, zone: 'Africa/Lagos' })
    .returning();
  const groupId = group?.id ?? 0;
  const [pattern] = await db
    .insert(schema.patterns)
    .values({ groupId, weekday: 1, startsAt: '18:00', minutes: 60, fromOn: '2026-01-01' })
    .returning();
  for (const [day, presence, state] of days) {
    const [meeting] = await db
      .insert(schema.meetings)
      .values({
        ...{ groupId, patternId: pattern?.id ?? 0, plannedOn: day, state },
        startsAt: new Date(`${day}T17:00:00Z`),
        endsAt: new Date(`${day}T18:00:00Z`),
      })
      .returning();
    await db.insert(schema.presences).values({
      ...{ meetingId: meeting?.id ?? 0, userId: ali.id, state: presence, source: 'teacher' },
      saidAt: institute.clock.now(),
    });
  }
}

describe('the scheme of a class', () => {
  // Proves call-getGradeScheme, call-saveGradeScheme, ours-321.
  it('is taken by a teacher of it, read, and in the audit log; without one the gradebook says so', async () => {
    expect((await schemeNow()).columns).toMatchObject([
      { name: 'Attendance', kind: 'attendance', weight: 10, exam_ids: [], marks: 0 },
      { name: 'Speaking', weight: 10 },
      { name: 'Tests', weight: 80 },
    ]);
    expect(await lastAct()).toMatchObject({
      ...{ action: 'saveGradeScheme', actorId: maryam.id },
      details: {
        class: 'Nahw',
        columns: { from: '', to: 'Attendance: 10, Speaking: 10, Tests: 80' },
      },
    });
    const has = async (id: number) => (await admin.call.getGradebook({ class_id: id })).meta;
    expect(await has(class_id)).toMatchObject({ has_scheme: true });
    const other = await aClass(institute);
    expect(await has(other.id)).toMatchObject({ has_scheme: false });
    expect((await admin.call.getGrades({ class_id: other.id })).meta).toMatchObject({
      columns: [],
    });
    expect(await admin.call.showGrades({ class_id: other.id, is_shown: '1' })).toMatchObject({
      code: 'scheme_missing',
    });
  });

  // Proves call-saveGradeScheme, ours-323.
  it('is refused from an old copy, takes the same again, and keeps columns by their numbers', async () => {
    expect(await take()).toMatchObject({ status: true });
    expect((await schemeNow()).version).toBe(1);
    expect(await take(admin, [scheme[1]], 0)).toMatchObject({ code: 'scheme_changed' });
    const [, own, tests] = await columnsOf();
    const turned = [
      { id: tests?.id, name: 'Exams', kind: 'exams', weight: 60 },
      { id: own?.id, name: 'Speaking', kind: 'participation', weight: 40 },
    ];
    expect(await take(admin, turned, 1)).toMatchObject({ status: true });
    expect((await columnsOf()).map(({ id, name }) => [id, name])).toEqual([
      [tests?.id, 'Exams'],
      [speaking, 'Speaking'],
    ]);
    const foreign = [{ id: 999_999, name: 'X', kind: 'exams', weight: 1 }];
    expect(await take(admin, foreign, 2)).toMatchObject({ code: 'scheme_changed' });
  });

  // Proves ours-323.
  it('deletes no marks before it is said how many, and keeps their share of other points', async () => {
    await write('8');
    const [attendance, own, tests] = await columnsOf();
    expect(own?.marks).toBe(1);
    const without = [attendance, tests].map((column) => ({ ...column, exam_list: '' }));
    const refused = await take(maryam, without, 1);
    expect(refused).toMatchObject({ code: 'marks_would_go' });
    expect(refused.message).toMatch(/^1 mark /);
    const other = [attendance, { ...own, kind: 'attendance' }, tests];
    expect(await take(maryam, other, 1)).toMatchObject({ code: 'marks_would_go' });
    expect(await marksKept()).toHaveLength(1);
    await take(maryam, [attendance, { ...own, weight: 20 }, tests], 1);
    const { data } = await maryam.call.getGrades({ class_id });
    expect(data[0]?.cells[1]).toMatchObject({ points: 16, mark: 16 });
    expect(await take(maryam, without, 2, { marks_lost: 1 })).toMatchObject({ status: true });
    expect(await marksKept()).toEqual([]);
    expect(await lastAct()).toMatchObject({ details: { marksLost: 1 } });
    expect(await take(maryam, [], 3)).toMatchObject({ status: true });
    expect((await admin.call.getGradebook({ class_id })).meta).toMatchObject({ has_scheme: false });
  });

  // Proves ours-322.
  it('counts what is missing as 0 by the word of the office alone', async () => {
    const columns = (await columnsOf()).map((column) => ({ ...column, exam_list: '' }));
    const strict = { missing_is_zero: '1' };
    expect(await take(maryam, columns, 1, strict)).toMatchObject({ code: 'forbidden' });
    expect(await take(admin, columns, 1, strict)).toMatchObject({ status: true });
    expect(await gradesOf()).toMatchObject({ Ali: [0, null, 0, null] });
    // What is not sent stays.
    expect(await take(maryam, columns, 2)).toMatchObject({ status: true });
    expect((await schemeNow()).missing_is_zero).toBe(true);
  });

  it('names exams of its class alone', async () => {
    const other = await aClass(institute);
    const exam = await aLesson(institute, other.id, { inputetype: 'Exam', about: 'Why?' });
    const foreign = [{ name: 'Tests', kind: 'exams', weight: 5, exam_list: String(exam.id) }];
    expect(await take(admin, foreign, 1)).toMatchObject({ code: 'lesson_not_found' });
    expect(await take(admin, [{ ...foreign[0], weight: 0 }], 1)).toMatchObject({
      code: 'invalid_input',
    });
    const own = await aLesson(institute, class_id, { inputetype: 'Exam', about: 'Why?' });
    const chosen = (name: string) => [
      { name, kind: 'exams', weight: 5, exam_list: String(own.id) },
    ];
    expect(await take(admin, chosen('Tests'), 1)).toMatchObject({ status: true });
    await admin.call.deleteLesson({ lesson_id: own.id });
    // It counts no more, nor does any other in its place, and it may come back.
    const { data } = await admin.call.getGrades({ class_id });
    expect(data[0]?.cells[0]).toMatchObject({ points: null, total: 0 });
    expect(await take(admin, chosen('Exams'), 2)).toMatchObject({ status: true });
  });

  // Proves call-saveGradePreset, call-deleteGradePreset, ours-323.
  it('is kept by the office for all classes, which take a copy', async () => {
    const columns = [...scheme];
    const kept = await admin.call.saveGradePreset({ name: 'Ours', columns });
    const again = await admin.call.saveGradePreset({ name: 'Ours', columns: [scheme[2]] });
    expect(again.data.id).toBe(kept.data.id);
    expect((await schemeNow()).presets).toEqual([
      { id: kept.data.id, name: 'Ours', columns: [scheme[2]] },
    ]);
    expect(await maryam.call.saveGradePreset({ name: 'Mine', columns })).toMatchObject({
      http: 403,
    });
    const preset_id = kept.data.id;
    expect(await admin.call.deleteGradePreset({ preset_id })).toMatchObject({ status: true });
    expect(await lastAct()).toMatchObject({ details: { name: 'Ours' } });
    expect(await admin.call.deleteGradePreset({ preset_id })).toMatchObject({
      code: 'preset_not_found',
    });
    expect(await columnsOf()).toHaveLength(3);
  });
});

describe('a mark', () => {
  // Proves call-saveGradeMark, ours-324.
  it('is written, changed and taken away, each in the audit log', async () => {
    const first = await write('٨٫٥');
    expect(first.data).toMatchObject({ user_id: ali.id, grade: 85, points: 8.5, out_of: 10 });
    expect(await lastAct()).toMatchObject({
      ...{ action: 'saveGradeMark', actorId: maryam.id, subjectId: ali.id, classId: class_id },
      details: { class: 'Nahw', column: 'Speaking', mark: { from: null, to: 8.5 } },
    });
    // The same again, as after a lost answer.
    expect(await write('8.5')).toMatchObject({ status: true });
    expect(await marksKept()).toMatchObject([{ hundredths: 850, outOf: 10, month: '' }]);
    expect((await write('9,25', '8.5', admin)).data.grade).toBe(92.5);
    expect((await write('', '9.25')).data.grade).toBeNull();
    expect(await marksKept()).toEqual([]);
  });

  // Proves ours-324.
  it('of somebody else stays and is named', async () => {
    await write('7', '', admin);
    const late = await write('9');
    expect(late).toMatchObject({ code: 'mark_changed' });
    expect(late.message).toContain('7');
    expect(late.message).toContain(admin.name);
    await write('', '7', admin);
    expect((await write('9', '7')).message).toContain('taken');
    const both = await Promise.all([write('3'), write('4', '', admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([false, true]);
    expect(await marksKept()).toHaveLength(1);
  });

  // Proves ours-324.
  it.each<[string, () => Promise<{ code?: string | undefined }>, string]>([
    ['more than the column is worth', () => write('10.01'), 'mark_too_high'],
    ['what is no number', () => write('good'), 'invalid_input'],
    ['below 0', () => write('-1'), 'invalid_input'],
    ['three decimals', () => write('1.125'), 'invalid_input'],
    ['a month that is none', () => write('1', '', maryam, { period: '2026-13' }), 'invalid_input'],
    [
      'somebody who is not in the class',
      () => write('1', '', admin, { student_id: maryam.id }),
      'not_in_class',
    ],
    [
      'a column of no class',
      () => write('1', '', maryam, { column_id: 999_999 }),
      'column_not_found',
    ],
  ])('is refused: %s', async (_name, ask, code) => {
    expect((await ask()).code).toBe(code);
    expect(await marksKept()).toEqual([]);
  });

  // Proves ours-324.
  it('is written by teachers of the class, into its columns, and by nobody of themselves', async () => {
    const other = await aClass(institute);
    await admin.call.saveClassStaff({ class_id: other.id, user_id: zaynab.id, powers: ['mark'] });
    expect(await write('5', '', zaynab)).toMatchObject({ code: 'class_not_found' });
    expect(await write('5', '', ali)).toMatchObject({ http: 403 });
    expect(await write('5', '', zaynab, { class_id: other.id })).toMatchObject({
      code: 'column_not_found',
    });
    const [attendance] = await columnsOf();
    expect(await write('5', '', maryam, { column_id: attendance?.id })).toMatchObject({
      code: 'column_not_found',
    });
    await admin.call.saveClassStaff({ class_id, user_id: zaynab.id, powers: ['mark'] });
    expect(await write('5', '', zaynab, { student_id: zaynab.id })).toMatchObject({
      code: 'own_submission',
    });
    expect(await marksKept()).toEqual([]);
  });
});

describe('grades', () => {
  // Proves call-getGrades, ours-322.
  it('are of exams, registers and written marks, of a month or of all', async () => {
    const exam = await aLesson(institute, class_id, { inputetype: 'Exam', about: 'Why?' });
    await ali.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    await meetings([
      ['2026-10-05', 'absent', 'held'],
      ['2026-11-02', 'present', 'held'],
      ['2026-11-09', 'late', 'held'],
      ['2026-11-10', 'absent', 'teacher_absent'],
      ['2026-11-11', 'absent', 'cancelled'],
      ['2026-11-12', 'excused', 'held'],
    ]);
    await write('8', '', maryam, { period: '2026-11' });
    expect(await gradesOf('2026-11')).toEqual({
      Ali: [90, 10, 8, null],
      Zaynab: [null, null, null, null],
    });
    const waiting = (await maryam.call.getGrades({ class_id })).data[0];
    expect(waiting?.cells[2]).toMatchObject({ waits: 1, done: 0, total: 1 });
    const { data } = await admin.call.getExamDetails({ lesson_id: exam.id });
    await admin.call.markExam({
      ...{ lesson_id: exam.id, result_id: data[0]?.result_id ?? 0, theory_score: '50' },
    });
    // 6.6667 + 8 + 40.
    expect(await gradesOf()).toMatchObject({ Ali: [54.7, 6.7, 8, 40] });
    expect(await gradesOf('2026-10')).toMatchObject({ Ali: [0, 0, null, null] });
    const { meta } = await maryam.call.getGrades({ class_id, search: 'Zay' });
    expect(meta).toMatchObject({ total: 1, is_shown: false, missing_is_zero: false });
    expect(meta).toMatchObject({ months: [institute.clock.now().toISOString().slice(0, 7)] });
  });

  // Proves call-getMyGrade, call-showGrades, ours-325.
  it('are shown to their students alone, once that is said', async () => {
    await write('8');
    await write('3', '', maryam, { student_id: zaynab.id });
    const own = async (by: Person) => (await by.call.getMyGrade({ class_id })).data;
    expect(await own(ali)).toBeNull();
    expect(await maryam.call.showGrades({ class_id, is_shown: '1' })).toMatchObject({
      status: true,
    });
    expect(await lastAct()).toMatchObject({ details: { isShown: { from: false, to: true } } });
    expect(await own(ali)).toMatchObject({ grade: 80, points: 8, out_of: 10 });
    expect(await own(zaynab)).toMatchObject({ grade: 30 });
    expect(await own(maryam)).toBeNull();
    expect((await ali.call.getMyGrade({ class_id, user_id: zaynab.id } as never)).data?.grade).toBe(
      80,
    );
    expect(await ali.call.getGrades({ class_id })).toMatchObject({ http: 403 });
    await maryam.call.showGrades({ class_id, is_shown: '0' });
    expect(await own(ali)).toBeNull();
    expect(await ali.call.getMyGrade({ class_id: 'none' })).toMatchObject({
      code: 'class_not_found',
    });
  });

  // Proves call-exportGradebook.
  it('are exported with the columns of the scheme', async () => {
    await write('8.5');
    const response = await institute.app.inject({
      method: 'POST',
      url: '/lessonsAction.php',
      headers: {
        authorization: `Bearer ${admin.token}`,
        cookie: `sid=${admin.sid}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        ...{ action: 'exportGradebook', class_id: String(class_id), period: '' },
      }).toString(),
    });
    expect(response.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Name,E-mail,Grade,Attendance,Speaking,Tests',
      `Ali,${ali.email},85,,8.5,`,
      `Zaynab,${zaynab.email},,,,`,
      'Points,,,10,10,80',
      'Time,The whole class',
    ]);
  });

  // Proves ours-326.
  it.skipIf(!inject('postgres'))(
    'of 600 students by 10 columns take as many statements as of one',
    async () => {
      const { db, clock } = institute.services;
      const { id } = await aLargeClass(institute, 600);
      const columns = Array.from({ length: 10 }, (_, at) => ({
        ...{ name: `Part ${at}`, kind: 'homework' as const, weight: 10 },
      }));
      await admin.call.saveGradeScheme({ class_id: id, version: 0, columns });
      const ask = (of: number) => admin.call.getGrades({ class_id: of, per_page: 100 });
      const { enrolments } = schema;
      const joined = await db
        .select({ userId: enrolments.userId })
        .from(enrolments)
        .where(eq(enrolments.classId, id));
      const made = (await admin.call.getGradeScheme({ class_id: id })).data.columns;
      for (const { id: columnId } of made) {
        await db.insert(schema.gradeMarks).values(
          joined.map(({ userId }) => ({
            ...{ columnId, userId, month: '', hundredths: 500, outOf: 10 },
            ...{ writtenById: admin.id, writtenAt: clock.now() },
          })),
        );
      }
      // Of two students by three columns, and of all; what is kept for a while is asked for before.
      await ask(id);
      const few = await statementsOf(() => ask(class_id));
      const all = await statementsOf(() => ask(id));
      expect(all.statements.length, all.statements.join('\n\n')).toBe(few.statements.length);
      const { data, meta } = await ask(id);
      expect(meta).toMatchObject({ total: 600 });
      expect(data.filter(({ grade }) => grade === 50)).toHaveLength(100);
    },
  );
});
