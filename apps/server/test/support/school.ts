import { roles } from '@institute/contract/auth/abilities';
import type { RequestOf } from '@institute/contract/call';
import type { addClass } from '@institute/contract/classes/managed-classes';
import type { addLesson } from '@institute/contract/lessons/managed-lessons';
import { sql } from 'drizzle-orm';
import { patterns } from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';

/** A class added by the administrator: free and active unless said otherwise. Returns its id and rand. */
export async function aClass(
  institute: Institute,
  own: Partial<RequestOf<typeof addClass>> = {},
): Promise<{ id: number; rand: string }> {
  const admin = await institute.admin();
  const form = { category: 'Grammar', name: 'Nahw', about: 'The sentence', premium: '0', ...own };
  const response = await admin.call.addClass(form);
  if (!response.status) throw new Error(response.message);
  return response.data;
}

/** A class that so many people have joined, `member1@example.com` and so on. */
export async function aLargeClass(institute: Institute, members: number) {
  const made = await aClass(institute, { name: 'A large class' });
  const { db } = institute.services;
  await db.execute(sql`
    insert into users (name, email, phone, password_hash, role, referral_code, joined_at)
    select 'Member ' || n, 'member' || n || '@example.com', '0', '', ${roles.student}, 'REF-member-' || n, now()
    from generate_series(1, ${members}::int) n`);
  await db.execute(sql`
    insert into accounts (kind, user_id) select 'wallet', id from users where email like 'member%'`);
  await db.execute(sql`
    insert into enrolments (user_id, class_id, enrolled_at)
    select id, ${made.id}::int, now() from users where email like 'member%'`);
  return made;
}

/** A class with a lesson, which is what visitors are shown. */
export async function aClassOnShow(
  institute: Institute,
  own: Partial<RequestOf<typeof addClass>> = {},
): Promise<{ id: number; rand: string }> {
  const made = await aClass(institute, own);
  await aLesson(institute, made.id);
  return made;
}

/** A paid class of `naira`. */
export const aPaidClass = (
  institute: Institute,
  naira: number,
  own: Partial<RequestOf<typeof addClass>> = {},
) => aClass(institute, { premium: '1', amount: String(naira), ...own });

/** A lesson added by the administrator at the end of a class. */
export async function aLesson(
  institute: Institute,
  classId: number,
  own: Partial<RequestOf<typeof addLesson>> = {},
): Promise<{ id: number; rand: string }> {
  const admin = await institute.admin();
  const form = { class_id: classId, subject: 'Lesson', about: 'Text', ...own };
  const response = await admin.call.addLesson(form);
  if (!response.status) throw new Error(response.message);
  return response.data;
}

/** A group that students may choose: it has a weekly time, whose meetings are far away. */
export async function aGroupWithTimes(
  { services }: Institute,
  admin: Person,
  group: { class_id: number; name: string; seats?: number },
): Promise<number> {
  const { data } = await admin.call.addGroup(group);
  const weekly = { weekday: 2, startsAt: '18:00', minutes: 60, fromOn: '2040-01-03' };
  await services.db.insert(patterns).values({ ...weekly, groupId: data.id });
  return data.id;
}

/** How many files are stored. */
export async function countFiles(institute: Institute): Promise<number> {
  let count = 0;
  for await (const _file of institute.services.files.list()) count += 1;
  return count;
}

/** An exercise in the bank of a class, by its id. */
export async function aBankExercise(
  admin: Person,
  classId: number,
  prompt = 'مَا هٰذَا؟',
): Promise<number> {
  const exercise = {
    ...{ type: 'choice', prompt, explanation: '' },
    ...{ options: ['كِتَابٌ', 'قَلَمٌ'], answer: 0 },
  };
  const kept = await admin.call.addBankExercises({
    ...{ class_id: classId, topic: 'Nouns', exercises: JSON.stringify([exercise]) },
  });
  return kept.data.ids[0] ?? 0;
}
