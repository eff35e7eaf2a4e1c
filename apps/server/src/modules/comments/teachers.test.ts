import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { auditLog } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let maryam: Person;
let place: { class_id: number; lesson_id: number };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  const { id: class_id } = await aClass(institute, { name: 'Nahw' });
  const { id: lesson_id } = await aLesson(institute, class_id, { subject: 'The sentence' });
  place = { class_id, lesson_id };
  amina = await institute.student({ name: 'Amina' });
  maryam = await institute.student({ name: 'Maryam' });
  await amina.call.enrol({ class_id });
  const { class_id: taught } = place;
  await admin.call.saveClassStaff({ class_id: taught, user_id: maryam.id, powers: ['teach'] });
});

const say = (who: Person, comment: string, parent_id?: number) =>
  who.call.addComment({ ...place, comment, ...(parent_id && { parent_id }) });
const acts = async () => {
  const { db } = institute.services;
  const rows = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  return rows.map(({ action, actorId, subjectId }) => ({ action, actorId, subjectId }));
};
const told = async (who: Person) =>
  (await who.call.getMessages({})).data.map(({ subject }) =>
    subject.replace(/[\u2068\u2069]/g, ''),
  );

// Proves decision-085-1.
it('a teacher’s answer is marked as that, told to whom it answers, and recorded', async () => {
  const asked = await say(amina, 'Why marfu?');
  expect(asked.data.by_teacher).toBeUndefined();
  const answer = await say(maryam, 'It is the subject.', asked.data.id);
  expect(answer.data).toMatchObject({ name: 'Maryam', by_teacher: true });
  const { data } = await amina.call.getComments(place);
  expect(data.map(({ by_teacher }) => by_teacher ?? false)).toEqual([false, true]);
  expect(await told(amina)).toEqual(['Your teacher has answered: The sentence']);
  expect((await acts())[0]).toEqual({
    ...{ action: 'answerComment', actorId: maryam.id, subjectId: amina.id },
  });
  await say(maryam, 'To all of you', undefined);
  expect((await acts())[0]).toEqual({
    action: 'writeComment',
    actorId: maryam.id,
    subjectId: null,
  });
});

it('an administrator’s answer is told and marked as well, a student’s is not', async () => {
  const asked = await say(amina, 'Why marfu?');
  expect((await say(admin, 'Read it again.', asked.data.id)).data.by_teacher).toBe(true);
  const bilal = await institute.student({ name: 'Bilal' });
  await bilal.call.enrol({ class_id: place.class_id });
  expect((await say(bilal, 'I think so, too.', asked.data.id)).data.by_teacher).toBeUndefined();
  expect(await told(amina)).toHaveLength(1);
});

// Proves decision-085-1.
it('what was said as a teacher stays that; what is said afterwards is not', async () => {
  const { class_id } = place;
  await maryam.call.enrol({ class_id });
  await say(maryam, 'As a teacher');
  await admin.call.removeClassStaff({ class_id, user_id: maryam.id });
  await maryam.call.getLessonDetails(place);
  await say(maryam, 'As a student');
  const { data } = await amina.call.getComments(place);
  expect(data.map(({ by_teacher }) => by_teacher ?? false)).toEqual([true, false]);
});

it('a teacher deletes what students say in the class, which can be brought back', async () => {
  const asked = await say(amina, 'Rude words');
  const deleted = await maryam.call.deleteComment({ comment_id: asked.data.id });
  expect(deleted.status).toBe(true);
  expect((await acts())[0]).toEqual({
    ...{ action: 'deleteComment', actorId: maryam.id, subjectId: amina.id },
  });
  expect((await admin.call.restoreComment({ comment_id: asked.data.id })).status).toBe(true);
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id);
  await amina.call.enrol({ class_id });
  const elsewhere = await amina.call.addComment({ class_id, lesson_id, comment: 'Elsewhere' });
  const refused = await maryam.call.deleteComment({ comment_id: elsewhere.data.id });
  expect(refused).toMatchObject({ http: 403, code: 'forbidden' });
});
