import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, messageRecipients } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const form = { subject: 'To the class', message: 'Read this' };
const readers = async (messageId: number) => {
  const { db } = institute.services;
  const rows = await db
    .select()
    .from(messageRecipients)
    .where(eq(messageRecipients.messageId, messageId));
  return rows.map(({ userId }) => userId).sort((a, b) => a - b);
};

/** A class of three, of whom the first has opened its lesson. */
async function aClassOfThree() {
  const { id } = await aClass(institute, { name: 'Addressed' });
  const lesson = await aLesson(institute, id);
  const students = [
    await institute.student(),
    await institute.student(),
    await institute.student(),
  ] as const;
  for (const student of students) await student.call.enrol({ class_id: id });
  await students[0].call.viewStatus({ class_id: id, lesson_id: lesson.id });
  return { id, lesson, students };
}

describe('a message to a class', () => {
  // Proves decision-076-2.
  it('reaches its students as they are when it is sent, and those who are named', async () => {
    const { id, students } = await aClassOfThree();
    const before = (await admin.call.checkRecipients({ class_id: id })).data;
    expect(before).toEqual({ total: 3, found: [], unknown: [] });
    const late = await institute.student();
    await late.call.enrol({ class_id: id });
    const named = await institute.student();
    const recipients = [named.email, students[0].email];
    const { data } = await admin.call.sendMessage({ ...form, class_id: id, recipients });
    expect(data.recipients).toBe(5);
    const wanted = [...students, late, named].map((one) => one.id).sort((a, b) => a - b);
    expect(await readers(data.id)).toEqual(wanted);
    const act = (await institute.services.db.select().from(auditLog)).findLast(
      ({ action }) => action === 'sendMessage',
    );
    expect(act?.details).toMatchObject({ class: 'Addressed', who: 'all', to: 5 });
  });

  // Proves decision-076-2.
  it('reaches those alone who have not opened a lesson', async () => {
    const { id, lesson, students } = await aClassOfThree();
    const who = { class_id: id, class_who: 'unopened', lesson_id: lesson.id } as const;
    expect((await admin.call.checkRecipients(who)).data.total).toBe(2);
    const { data } = await admin.call.sendMessage({ ...form, ...who });
    expect(await readers(data.id)).toEqual([students[1].id, students[2].id]);
  });

  // Proves decision-076-2.
  it('reaches those alone whose subscription ends within the days', async () => {
    const { id } = await aPaidClass(institute, 100, { monthlySub: '1' });
    const early = await institute.student({ wallet: 20_000 });
    await early.call.enrol({ class_id: id });
    institute.clock.advance({ days: 10 });
    admin = await institute.admin();
    const late = await institute.student({ wallet: 20_000 });
    await late.call.enrol({ class_id: id });
    institute.clock.advance({ days: 16 });
    admin = await institute.admin();
    const who = { class_id: id, class_who: 'ending', within_days: '7' } as const;
    const { data } = await admin.call.sendMessage({ ...form, ...who });
    expect(await readers(data.id)).toEqual([early.id]);
    const longer = { ...who, within_days: '20' };
    expect((await admin.call.checkRecipients(longer)).data.total).toBe(2);
  });

  it('is refused without readers, for no class, and for a lesson of another', async () => {
    const { id } = await aClass(institute);
    const other = await aLesson(institute, (await aClass(institute)).id);
    const send = (own: object) => admin.call.sendMessage({ ...form, ...own });
    expect(await send({ class_id: id })).toMatchObject({ code: 'recipients_missing' });
    expect(await send({ class_id: 'none' })).toMatchObject({ code: 'class_not_found' });
    const who = { class_id: id, class_who: 'unopened', lesson_id: other.id };
    expect(await send(who)).toMatchObject({ code: 'lesson_not_found' });
    expect(await send({ class_id: id, class_who: 'unopened' })).toMatchObject({
      code: 'lesson_not_found',
    });
  });

  it('is sent once for a key, whoever has joined since', async () => {
    const { id } = await aClassOfThree();
    const press = { ...form, class_id: id, request_key: 'press-of-class-1' };
    const first = await admin.call.sendMessage(press);
    const late = await institute.student();
    await late.call.enrol({ class_id: id });
    expect((await admin.call.sendMessage(press)).data).toEqual(first.data);
    expect((await late.call.getMessages({})).data).toEqual([]);
  });
});

// Proves call-previewMail.
it('a mail is shown beforehand as it will be', async () => {
  const input = {
    subject: 'News',
    message: 'Line one\nhttps://a.example',
    delivery_method: 'both',
  };
  const { data } = await admin.call.previewMail(input as never);
  expect(data.subject).toBe('News');
  expect(data.text).toMatch(/^Line one\nhttps:\/\/a\.example\n\n--\n/);
  expect(data.text).toContain('/messages');
  expect(data.from).not.toBe('');
});
