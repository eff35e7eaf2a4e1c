// Proves ours-308, call-exportRegisters.
import { parse } from 'csv-parse/sync';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { meetings } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let classId: number;
/** Mondays, 23:30 in Lagos, from 28 December 2026 on. */
let mondays: number[];

beforeAll(async () => {
  institute = await Institute.open();
  institute.clock.set('2026-12-20T09:00:00Z');
  admin = await institute.admin();
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await institute.student({ name: 'Huda' });
  const staff = { class_id: classId, user_id: huda.id };
  await admin.call.saveClassStaff({ ...staff, powers: ['teach', 'people'] });
  await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2026-12-28', weekday: 1, starts_at: '23:30', minutes: 60 },
    teacher_id: huda.id,
  });
  const rows = await institute.services.db
    .select({ id: meetings.id })
    .from(meetings)
    .orderBy(asc(meetings.startsAt));
  mondays = rows.map(({ id }) => id);
});
afterAll(() => institute.close());

const sheet = async (person: Person, month: string) => {
  const { data, headers } = await person.call.exportRegisters({ class_id: classId, month });
  return { headers, bytes: String(data), rows: parse(String(data), { bom: true }) as string[][] };
};
const mark = (at: number, ...marks: [Person, 'present' | 'late' | 'absent' | 'excused'][]) =>
  admin.call.markRegister({
    meeting_id: mondays[at] ?? 0,
    marks: marks.map(([{ id }, state]) => ({ student_id: id, state })),
  });

it('has a line for each student and a column for each meeting, by the clock of the institute', async () => {
  const amina = await institute.student({ name: 'Amina Yusuf' });
  const bala = await institute.student({ name: '=HYPERLINK("x")' });
  for (const person of [amina, bala]) await person.call.enrol({ class_id: classId });
  institute.clock.set('2027-01-27T09:00:00Z');
  for (const person of [admin, huda]) await institute.signInAgain(person);
  const zainab = await institute.student({ name: 'زينب' });
  await zainab.call.enrol({ class_id: classId });
  await mark(1, [amina, 'present'], [bala, 'absent']);
  await mark(2, [amina, 'late'], [bala, 'excused']);
  await admin.call.reportMeeting({ meeting_id: mondays[3] ?? 0, state: 'teacher_absent' });
  await institute.services.db
    .update(meetings)
    .set({ state: 'cancelled' })
    .where(eq(meetings.id, mondays[4] ?? 0));
  const { headers, bytes, rows } = await sheet(admin, '2027-01');
  expect(bytes.startsWith('\uFEFFName,')).toBe(true);
  expect(headers['content-disposition']).toContain('registers_2027-01_2027-01-27.csv');
  expect(headers['x-total-rows']).toBe('2');
  expect(rows).toEqual([
    [
      ...['Name', 'E-mail', 'Present', 'Late', 'Left early', 'Excused', 'Absent', 'Not counted'],
      ...['Came', '2027-01-04 23:30', '2027-01-11 23:30', '2027-01-18 23:30', '2027-01-25 23:30'],
    ],
    [
      ...['\'=HYPERLINK("x")', bala.email, '0', '0', '0', '1', '1', '2', '0%', 'absent', 'excused'],
      ...['not counted: teacher absent', 'not counted: cancelled'],
    ],
    [
      ...['Amina Yusuf', amina.email, '1', '1', '0', '0', '0', '2', '100%', 'present', 'late'],
      ...['not counted: teacher absent', 'not counted: cancelled'],
    ],
  ]);
});

it('is of one month alone, and says where nothing was noted', async () => {
  const { rows } = await sheet(huda, '2026-12');
  expect(rows[0]?.slice(9)).toEqual(['2026-12-28 23:30']);
  expect(rows.slice(1).map((row) => row.slice(7))).toEqual([
    ...[0, 1].map(() => ['1', '', 'not counted: nothing noted']),
  ]);
  const none = await sheet(huda, '2026-11');
  expect([none.rows.length, none.headers['x-total-rows']]).toEqual([1, '0']);
});

it('names the groups, and leaves empty the meetings of another', async () => {
  const [evening, amina] = [
    await admin.call.addGroup({ class_id: classId, name: 'مساء' }),
    'Amina',
  ];
  const { data: found } = await admin.call.getClassStudents({ class_id: classId });
  const id = found.find(({ name }) => name.startsWith(amina))?.id ?? 0;
  const group_id = evening.data.id;
  await admin.call.setGroupStudents({ group_id, student_list: String(id) });
  await admin.call.addPattern({
    ...{ class_id: classId, group_id, from_on: '2027-01-28', weekday: 4, starts_at: '10:00' },
    minutes: 30,
  });
  institute.clock.set('2027-01-28T12:00:00Z');
  await institute.signInAgain(admin);
  const { rows } = await sheet(admin, '2027-01');
  expect(rows[0]?.at(-1)).toBe('2027-01-28 10:00 (مساء)');
  const lastOf = Object.fromEntries(rows.slice(1).map((row) => [row[0], row.at(-1)]));
  expect(lastOf['Amina Yusuf']).toBe('not counted: nothing noted');
  expect(lastOf['\'=HYPERLINK("x")']).toBe('');
});

it('is refused to whoever teaches another class, and to its students', async () => {
  const { id } = await aClass(institute, { name: 'Other' });
  const musa = await institute.student({ name: 'Musa' });
  await admin.call.saveClassStaff({ class_id: id, user_id: musa.id, powers: ['teach', 'people'] });
  const wanted = { class_id: classId, month: '2027-01' };
  expect(await musa.call.exportRegisters(wanted)).toMatchObject({ code: 'class_not_found' });
  const student = await institute.student();
  expect(await student.call.exportRegisters(wanted)).toMatchObject({ code: 'forbidden' });
});
