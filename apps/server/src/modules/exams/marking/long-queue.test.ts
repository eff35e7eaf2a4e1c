import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { examQueueDays, examResults } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;

/** 800 submissions of one exam over eight days, four at a time, of which every tenth is marked. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const { id: classId } = await aClass(institute, {});
  const exam = await aLesson(institute, classId, {
    inputetype: 'Exam',
    about: 'Why?',
    theoryAnswer: 'A model',
  });
  await institute.services.db.execute(sql`
    with people as (
      insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at)
      select 'Student ' || n, 'queue' || n || '@example.com', '0', 'student', '', 1, 'REF-queue-' || n, now()
      from generate_series(1, 800) n returning id),
    wallets as (insert into accounts (kind, user_id) select 'wallet', id from people)
    insert into exam_results (user_id, lesson_id, class_id, objective_answers, has_theory, theory_text, submitted_at)
    select p.id, l.id, l.class_id, '{}', true, 'An answer',
      timestamptz '2026-09-01 00:00:00Z' + (row_number() over (order by p.id) / 4) * interval '57 minutes'
    from people p, lessons l where l.rand = ${exam.id} or l.id::text = ${exam.id}::text`);
  await institute.services.db.execute(sql`
    update exam_results set theory_score = 50, total_score = 50 where id % 10 = 0`);
});
afterAll(() => institute.close());

it('counts what waits of each day', async () => {
  const { db } = institute.services;
  const days = await db.select().from(examQueueDays);
  const waiting = await db.$count(examResults, eq(examResults.isWaiting, true));
  expect(waiting).toBe(720);
  expect(days.length).toBe(8);
  expect(days.reduce((sum, day) => sum + day.waiting, 0)).toBe(waiting);
});

it.each([7, 50, 100])('is the same queue in pages of %i, to its end', async (per_page) => {
  const { data: whole } = await admin.call.getUnmarkedExams({});
  const paged = [];
  for (let page = 1; (page - 1) * per_page < whole.length; page += 1) {
    paged.push(...(await admin.call.getUnmarkedExams({ page, per_page })).data);
  }
  expect(paged).toEqual(whole);
});
