// Proves ours-107, call-getQuestions.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { comments } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let maryam: Person;
let amina: Person;
let own: { id: number; rand: string };
let other: { id: number; rand: string };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  own = await aClass(institute, { name: 'Nahw' });
  other = await aClass(institute, { name: 'Sarf' });
  [maryam, amina] = [
    await institute.student({ name: 'Maryam' }),
    await institute.student({ name: 'Amina' }),
  ];
  await admin.call.saveClassStaff({ class_id: own.id, user_id: maryam.id, powers: ['teach'] });
  for (const { id } of [own, other]) await amina.call.enrol({ class_id: id });
});

const place = async (classId: number) => {
  const lesson = await aLesson(institute, classId, { subject: 'The sentence' });
  return { class_id: classId, lesson_id: lesson.id };
};
const ask = async (at: { class_id: number; lesson_id: number }, comment: string, parent_id = 0) =>
  (await amina.call.addComment({ ...at, comment, parent_id })).data.id;
const questions = async (input: object = {}, who = maryam) =>
  (await who.call.getQuestions(input)).data;
const asked = (page: Awaited<ReturnType<typeof questions>>) =>
  page.questions.map(({ comment_id }) => comment_id);

describe('questions without an answer', () => {
  it('come whole, the longest waiting first, ten at a time behind a cursor', async () => {
    const at = await place(own.id);
    const ids: number[] = [];
    for (let number = 0; number < 23; number += 1) {
      institute.clock.advance({ minutes: 1 });
      ids.push(await ask(at, `Why ${number}?`));
    }
    const first = await questions();
    expect([first.count, asked(first)]).toEqual([23, ids.slice(0, 10)]);
    // What is answered meanwhile moves nothing: the cursor names a place, not a number.
    await maryam.call.addComment({ ...at, comment: 'So.', parent_id: ids[3] });
    const second = await questions({ after: first.next });
    expect([second.count, asked(second)]).toEqual([22, ids.slice(10, 20)]);
    const third = await questions({ after: second.next });
    expect([asked(third), third.next]).toEqual([ids.slice(20), '']);
  });

  it('stand with what was said before, and how much there was', async () => {
    const at = await place(own.id);
    const thread = await ask(at, 'What is a khabar?');
    const answer = await maryam.call.addComment({ ...at, comment: 'الخَبَر', parent_id: thread });
    const gone = await ask(at, 'Deleted', answer.data.id);
    await amina.call.deleteComment({ comment_id: gone });
    await ask(at, 'Another thread');
    const again = await ask(at, 'Why marfu?', answer.data.id);
    const [, found] = (await questions()).questions;
    expect(found).toMatchObject({
      ...{ comment_id: again, class_id: own.id, class_rand: own.rand, class: 'Nahw' },
      ...{ lesson: 'The sentence', earlier: 0 },
    });
    expect(found?.lines.map(({ comment, by_teacher = false }) => [comment, by_teacher])).toEqual([
      ['What is a khabar?', false],
      ['الخَبَر', true],
      ['Why marfu?', false],
    ]);
    let last = again;
    for (let more = 0; more < 7; more += 1) last = await ask(at, `More ${more}`, last);
    const [, longer] = (await questions()).questions;
    expect([longer?.lines.length, longer?.lines.at(-1)?.id, longer?.earlier]).toEqual([8, last, 2]);
  });

  it('end with an answer, whose row is the teacher’s', async () => {
    const at = await place(own.id);
    const id = await ask(at, 'Why?');
    const answer = { ...at, comment: 'So.', parent_id: id, request_key: 'answer-0001' };
    await maryam.call.addComment(answer);
    // Sent again, as after a lost reply, it is one.
    await maryam.call.addComment(answer);
    expect(await questions()).toEqual({ count: 0, questions: [], next: '' });
    const rows = await institute.services.db
      .select()
      .from(comments)
      .where(eq(comments.parentId, id));
    expect(rows).toMatchObject([{ authorId: maryam.id, byTeacher: true, body: 'So.' }]);
  });
});

describe('who sees them', () => {
  it('is who teaches the class, the office of all classes, and nobody else', async () => {
    const [here, there] = [await place(own.id), await place(other.id)];
    const [mine, foreign] = [await ask(here, 'Mine?'), await ask(there, 'Foreign?')];
    expect(asked(await questions())).toEqual([mine]);
    expect(await questions({ class_id: other.id })).toEqual({ count: 0, questions: [], next: '' });
    expect(asked(await questions({ class_id: own.id }, admin))).toEqual([mine]);
    expect(asked(await questions({ class_id: other.id }, admin))).toEqual([foreign]);
    // The account is named to those alone who may open it.
    expect((await questions()).questions[0]?.lines[0]?.author_id ?? null).toBeNull();
    const [seen] = (await questions({ class_id: own.id }, admin)).questions;
    expect(seen?.lines[0]?.author_id).toBe(amina.id);
    expect(await amina.call.getQuestions({})).toMatchObject({ http: 403, code: 'forbidden' });
    for (const powers of [['mark'], ['people']] as const) {
      await admin.call.saveClassStaff({
        ...{ class_id: own.id, user_id: maryam.id, powers: [...powers] },
      });
      expect(await maryam.call.getQuestions({})).toMatchObject({ http: 403 });
    }
  });

  it('refuses a cursor that is none', async () => {
    expect(await maryam.call.getQuestions({ after: '1; drop' })).toMatchObject({
      ...{ http: 400, code: 'invalid_input' },
    });
  });
});
