import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** A class with two lessons and a timetable, its first lesson opened by the first of two students. */
async function anAttendedClass() {
  const { id } = await aClass(institute);
  const first = await aLesson(institute, id, { subject: '=SUM(1)' });
  const second = await aLesson(institute, id, { subject: 'الدرس' });
  await aLesson(institute, id, { subject: 'Hours', inputetype: 'Timetableble', about: 'Mon' });
  const [here, away] = [
    await institute.student({ name: 'Ali' }),
    await institute.student({ name: 'Zaynab' }),
  ];
  for (const one of [here, away]) await one.call.enrol({ class_id: id });
  await here.call.viewStatus({ class_id: id, lesson_id: first.id });
  return { id, first, second, here, away };
}

const exported = (fields: Record<string, string>) =>
  institute.app.inject({
    method: 'POST',
    url: '/lessonsAction.php',
    headers: {
      authorization: `Bearer ${admin.token}`,
      cookie: `sid=${admin.sid}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ action: 'exportAttendance', ...fields }).toString(),
  });

describe('attendance by students and lessons', () => {
  // Proves call-getAttendanceGrid.
  it('says what each has opened, by name, and which lessons there are', async () => {
    const { id, first, second, here, away } = await anAttendedClass();
    const at = Math.floor(institute.clock.now().getTime() / 1000);
    const { data, meta } = await admin.call.getAttendanceGrid({ class_id: id, page: 1 });
    expect(data).toEqual([
      {
        ...{ user_id: here.id, name: 'Ali', email: here.email },
        ...{ opened: [first.id], last_opened: at, absent: false },
      },
      {
        ...{ user_id: away.id, name: 'Zaynab', email: away.email },
        ...{ opened: [], last_opened: 0, absent: false },
      },
    ]);
    expect(meta).toEqual({
      ...{ total: 2, page: 1, per_page: 10 },
      lessons: [
        { id: first.id, subject: '=SUM(1)' },
        { id: second.id, subject: 'الدرس' },
      ],
    });
    const found = await admin.call.getAttendanceGrid({ class_id: id, search: away.email });
    expect(found.data.map(({ name }) => name)).toEqual(['Zaynab']);
  });

  // Proves call-getAttendanceGrid.
  it('marks who has opened nothing for a week, not who has joined since', async () => {
    const { id, second, away } = await anAttendedClass();
    institute.clock.advance({ days: 7 });
    admin = await institute.admin();
    await away.call.viewStatus({ class_id: id, lesson_id: second.id });
    const late = await institute.student({ name: 'New' });
    await late.call.enrol({ class_id: id });
    const { data } = await admin.call.getAttendanceGrid({ class_id: id });
    expect(data.map(({ name, absent }) => [name, absent])).toEqual([
      ['Ali', true],
      ['New', false],
      ['Zaynab', false],
    ]);
  });

  // Proves ours-146.
  it('marks nobody who has opened all, whose month has ended, or whose class does not run', async () => {
    const { id, first, second, here, away } = await anAttendedClass();
    await here.call.viewStatus({ class_id: id, lesson_id: second.id });
    institute.clock.advance({ days: 8 });
    admin = await institute.admin();
    const absent = async () =>
      (await admin.call.getAttendanceGrid({ class_id: id })).data
        .filter((one) => one.absent)
        .map(({ name }) => name);
    expect(await absent()).toEqual(['Zaynab']);
    const silent = { class_id: id, class_who: 'silent' } as const;
    expect((await admin.call.checkRecipients(silent)).data.total).toBe(1);
    // A lesson that opens later is not to be done yet.
    const { db } = institute.services;
    const later = new Date(institute.clock.now().getTime() + 86_400_000).toISOString();
    await db.execute(sql`update lessons set opens_at = ${later}::timestamptz
      where id in (${first.id}, ${second.id})`);
    expect(await absent()).toEqual([]);
    await db.execute(sql`update lessons set opens_at = null where class_id = ${id}`);
    const ended = institute.clock.now().toISOString();
    await db.execute(
      sql`update classes set is_premium = true, is_monthly = true, price = 100 where id = ${id}`,
    );
    await db.execute(sql`update enrolments set subscription_ends_at = ${ended}::timestamptz
      where class_id = ${id} and user_id = ${away.id}`);
    expect(await absent()).toEqual([]);
    await db.execute(sql`update classes set is_monthly = false where id = ${id}`);
    expect(await absent()).toEqual(['Zaynab']);
    await db.execute(sql`update classes set is_active = false where id = ${id}`);
    expect(await absent()).toEqual([]);
    expect((await admin.call.checkRecipients(silent)).data.total).toBe(0);
  });

  // Proves call-exportAttendance.
  it('is exported as a file in which nothing runs as a formula', async () => {
    const { id, here, away } = await anAttendedClass();
    const response = await exported({ class_id: String(id) });
    const [head, first, second] = response.body.replace('\ufeff', '').split('\r\n');
    expect(head).toBe("Name,E-mail,Joined,Last opened,Absent for a week,'=SUM(1),الدرس");
    expect(first).toMatch(new RegExp(`^Ali,${here.email},[\\d-]{10},[\\d-]{10},,[\\d-]{10},$`));
    expect(second).toMatch(new RegExp(`^Zaynab,${away.email},[\\d-]{10},,,,$`));
    expect(response.headers['x-total-rows']).toBe('2');
  });

  // Proves call-exportAttendance.
  it('is exported of those alone whom a search finds', async () => {
    const { id, away } = await anAttendedClass();
    const response = await exported({ class_id: String(id), search: 'zaynab' });
    const [, ...lines] = response.body.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual([away.email]);
    expect(response.headers['x-total-rows']).toBe('1');
    const nobody = await exported({ class_id: String(id), search: 'nobody' });
    expect(nobody.headers['x-total-rows']).toBe('0');
  });

  it('is for those who may see the people of the class', async () => {
    const { id, here } = await anAttendedClass();
    expect(await here.call.getAttendanceGrid({ class_id: id })).toMatchObject({ http: 403 });
    expect(await admin.call.getAttendanceGrid({ class_id: 'none' })).toMatchObject({
      code: 'class_not_found',
    });
  });
});
