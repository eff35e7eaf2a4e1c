import { AuditMeta } from '@institute/contract/audit/audit';
import { type ThingKind, thingKinds } from '@institute/contract/audit/things';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { rowsOf } from '../../platform/db.ts';
import {
  auditLog,
  certificates,
  examResults,
  messages,
  messageTemplates,
} from '../../schema/index.ts';
import { sendScheduled } from '../messages/scheduling/send-scheduled.ts';
import { actsWith } from './store-things.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;

/** What was done with a thing, the newest act first, and what the log calls it. */
async function actsOn(kind: ThingKind, id: number, more: object = {}) {
  const thing = `${kind}:${id}`;
  const { data, meta } = await admin.call.getAuditLog({ page: 1, per_page: 50, thing, ...more });
  const named = AuditMeta.parse(meta).thing;
  expect(named?.thing).toBe(thing);
  return { data, acts: data.map(({ action }) => action), name: named?.name };
}

async function anExam(subject: string, class_id: number) {
  const [question, option1, option2] = [`${subject}?`, 'a', 'b'];
  const questions = [{ question, answer: 'a', option1, option2 }];
  return aLesson(institute, class_id, { inputetype: 'Exam', subject, about: 'Why?', questions });
}

/** A certificate that a student was given by themselves. */
async function aCertificate(title: string) {
  const form = { title, footer: 'Us', certificateContent: 'To {{name}}' };
  const { id: template_id } = (await admin.call.saveCertificateTemplate(form)).data;
  const student = await institute.student();
  const day = { template_id, issue_date: '2026-11-16' };
  await admin.call.assignCertificate({ ...day, student_ids: [student.id] });
  const isTheirs = and(
    eq(certificates.userId, student.id),
    eq(certificates.templateId, template_id),
  );
  const [given] = await db().select().from(certificates).where(isTheirs);
  return { template_id, form, id: given?.id ?? 0, code: given?.code ?? '' };
}

describe('the audit log is asked what was done with', () => {
  // Proves call-getAuditLog.
  it('a lesson: with itself, with others, to its words, its place and its discussion', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id, rand } = await aLesson(institute, class_id, { subject: 'Alif' });
    const { id: other } = await aLesson(institute, class_id, { subject: 'Ba' });
    await admin.call.updateLesson({ lesson_id: rand, subject: 'Alif I' } as never);
    const words = [{ arabic: 'بَيْتٌ', meaning: 'house' }];
    await admin.call.saveLessonWords({ lesson_id, words });
    await admin.call.reorderLessons({ lessons: [{ id: lesson_id, position: 2 }] });
    const [one, two] = [{ lesson1_id: other, lesson1_position: 1 }, { lesson2_id: lesson_id }];
    await admin.call.swapLessonsPosition({ ...one, ...two, lesson2_position: 2 });
    await admin.call.addComment({ class_id: String(class_id), lesson_id: rand, comment: 'Read' });
    const copy = (await admin.call.duplicateLesson({ lesson_id })).data;
    const { id: there } = await aClass(institute);
    await admin.call.copyLessons({ class_id: there, lesson_ids: [lesson_id] });
    await admin.call.deleteLesson({ lesson_id: rand });
    const { acts, data, name } = await actsOn('lesson', lesson_id);
    expect(acts).toEqual([
      ...['deleteLesson', 'copyLessons', 'duplicateLesson', 'writeComment', 'swapLessonsPosition'],
      ...['reorderLessons', 'saveLessonWords', 'updateLesson', 'addLesson'],
    ]);
    expect(name).toBe('Alif I');
    // Each of its own leads to the rest; what was done with several leads to none.
    const leads = new Map(data.map(({ action, thing }) => [action, thing]));
    expect(leads.get('updateLesson')).toBe(`lesson:${lesson_id}`);
    expect(leads.get('swapLessonsPosition')).toBeNull();
    expect((await actsOn('lesson', copy.id)).acts).toEqual(['duplicateLesson']);
  });

  // Proves call-getAuditLog.
  it('an exam: its questions, its weight and its marks', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await anExam('Cases', class_id);
    const { id: other } = await anExam('Vowels', class_id);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const [own] = (await admin.call.getLessonQuestions({ lesson_id })).data;
    const answer = { [Number(own?.id)]: 'a' };
    await student.call.submitExam({ lesson_id, answer, theory: 'Because' });
    const isSat = eq(examResults.lessonId, lesson_id);
    const [result] = await db().select().from(examResults).where(isSat);
    await admin.call.markExam({ lesson_id, result_id: result?.id ?? 0, theory_score: 8 });
    await admin.call.saveExamWeights({ class_id, weights: [{ lesson_id, weight: '3' }] });
    const [asked] = (await admin.call.getLessonQuestions({ lesson_id: other })).data;
    const ids = { lesson_id, question_ids: [Number(asked?.id)] };
    await admin.call.moveQuestions({ ...ids, copy: '1' } as never);
    await admin.call.removeObj({ obj_id: Number(asked?.id) });
    const { acts, name } = await actsOn('lesson', lesson_id);
    expect(acts).toEqual(['moveQuestions', 'saveExamWeights', 'markExam', 'addLesson']);
    expect(name).toBe('Cases');
    expect((await actsOn('lesson', other)).acts).toEqual([
      ...['removeObj', 'moveQuestions', 'addLesson'],
    ]);
  });

  // Proves call-getAuditLog.
  it('a lesson by rows that noted it as it was sent', async () => {
    const old = { at: institute.clock.now(), actorId: admin.id, action: 'updateLesson' };
    await db()
      .insert(auditLog)
      .values([
        { ...old, details: { lesson: '900000', subject: { from: 'Nahw', to: 'Sarf' } } },
        { ...old, details: { lesson: '9000001', subject: 'Another' } },
      ]);
    const { acts, data, name } = await actsOn('lesson', 900_000);
    // There is no such lesson any more: its name is that of its newest act.
    expect({ acts, name }).toEqual({ acts: ['updateLesson'], name: 'Sarf' });
    expect(data[0]?.thing).toBe('lesson:900000');
  });

  // Proves call-getAuditLog.
  it('a template, and no other of its id', async () => {
    const { id, template_id, form } = await aCertificate('Done');
    const mail = { name: 'Welcome', subject: 'Hello', message: 'Come in' };
    await db()
      .insert(messageTemplates)
      .overridingSystemValue()
      .values({ id: template_id + 1000, ...mail, body: mail.message });
    await admin.call.updateMessageTemplate({ template_id: template_id + 1000, message: 'Come' });
    const { data } = await admin.call.addMessageTemplate({ ...mail, name: 'Farewell' });
    await admin.call.deleteMessageTemplate({ template_id: data.id });
    await admin.call.saveCertificateTemplate({ template_id, ...form, footer: 'Them' });
    const saved = ['saveCertificateTemplate', 'assignCertificate', 'saveCertificateTemplate'];
    expect(await actsOn('certificateTemplate', template_id)).toMatchObject({
      ...{ acts: saved, name: 'Done' },
    });
    const own = [{ thing: `certificateTemplate:${template_id}` }];
    expect((await actsOn('certificateTemplate', template_id)).data).toMatchObject([...own, {}, {}]);
    expect((await actsOn('messageTemplate', template_id)).acts).not.toContain(saved[0]);
    expect(await actsOn('messageTemplate', data.id)).toMatchObject({
      ...{ acts: ['deleteMessageTemplate', 'addMessageTemplate'], name: 'Farewell' },
      data: [{ thing: `messageTemplate:${data.id}` }, {}],
    });
    expect(id).toBeGreaterThan(0);
  });

  // Proves call-getAuditLog.
  it('a certificate, from the assignment that gave it on', async () => {
    const { id, code, template_id } = await aCertificate('Reader');
    const other = await aCertificate('Reader');
    const reason = 'A slip';
    await admin.call.replaceCertificate({ certificate_id: id, code, reason });
    await admin.call.revokeCertificate({ certificate_id: id, reason });
    const { acts, data, name } = await actsOn('certificate', id);
    expect(acts).toEqual(['revokeCertificate', 'replaceCertificate', 'assignCertificate']);
    expect(data[0]?.thing).toBe(`certificate:${id}`);
    const [now] = await db().select().from(certificates).where(eq(certificates.id, id));
    expect(name).toBe(`Reader · ${now?.code}`);
    expect((await actsOn('certificate', other.id)).acts).toEqual(['assignCertificate']);
    expect(template_id).not.toBe(other.template_id);
  });

  // Proves call-getAuditLog.
  it('a message, one that waits, and one that waited before it was sent', async () => {
    const form = { subject: 'Friday', message: 'Come', delivery_method: 'inApp' } as const;
    const at = () => String(Math.floor(institute.clock.now().getTime() / 1000) + 3600);
    const sent = (await admin.call.sendMessage({ ...form, send_to_all: 'true' })).data;
    expect(await actsOn('message', sent.id)).toMatchObject({
      ...{ acts: ['sendMessage'], name: 'Friday', data: [{ thing: `message:${sent.id}` }] },
    });
    const later = { ...form, subject: 'Sunday', send_to_all: 'true' } as const;
    const waiting = (await admin.call.scheduleMessage({ ...later, send_at: at() })).data;
    await admin.call.updateScheduledMessage({ scheduled_id: waiting.id, subject: 'Monday' });
    const before = ['updateScheduledMessage', 'scheduleMessage'];
    expect(await actsOn('scheduledMessage', waiting.id)).toMatchObject({
      ...{ acts: before, name: 'Monday', data: [{ thing: `scheduledMessage:${waiting.id}` }, {}] },
    });
    institute.clock.advance({ hours: 2 });
    await sendScheduled(institute.services);
    const [gone] = await db().select().from(messages).where(eq(messages.subject, 'Monday'));
    expect((await actsOn('message', gone?.id ?? 0)).acts).toEqual(before);
    const cancelled = (await admin.call.scheduleMessage({ ...later, send_at: at() })).data;
    await admin.call.cancelScheduledMessage({ scheduled_id: cancelled.id });
    // It is gone, and still has its name.
    expect(await actsOn('scheduledMessage', cancelled.id)).toMatchObject({
      ...{ acts: ['cancelScheduledMessage', 'scheduleMessage'], name: 'Sunday' },
    });
  });
});

describe('what was done with a thing', () => {
  // Proves call-exportAuditLog.
  it('is narrowed by the other filters, searched, and comes in pages and as a file', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id, { subject: 'Paged' });
    for (const about of ['One', 'Two'])
      await admin.call.updateLesson({ lesson_id, about } as never);
    const acts = async (more: object) => (await actsOn('lesson', lesson_id, more)).acts;
    expect(await acts({ per_page: 2 })).toEqual(['updateLesson', 'updateLesson']);
    expect(await acts({ page: 2, per_page: 2 })).toEqual(['addLesson']);
    expect(await acts({ act: 'addLesson', class_id, actor_id: admin.id })).toEqual(['addLesson']);
    expect(await acts({ kind: 'money' })).toEqual([]);
    expect(await acts({ search: admin.email })).toHaveLength(3);
    expect(await acts({ search: 'nobody@' })).toEqual([]);
    const file = await admin.call.exportAuditLog({ thing: `lesson:${lesson_id}` });
    expect(file.headers['x-total-rows']).toBe('3');
    expect(String(file.data).trim().split('\r\n')).toHaveLength(4);
    expect(await actsOn('lesson', 900_001)).toMatchObject({ acts: [], name: '' });
  });

  // Proves call-getAuditLog.
  it('is not asked of what there is none of, nor by students', async () => {
    for (const thing of ['', 'weather:1', 'lesson:x', 'lesson:0', 'lesson:99999999999']) {
      for (const call of [admin.call.getAuditLog, admin.call.exportAuditLog]) {
        expect(await call({ thing })).toMatchObject({
          ...{ http: 400, code: 'invalid_input' },
          message: 'This is nothing that acts are done with.',
        });
      }
    }
    const student = await institute.student();
    expect((await student.call.getAuditLog({ thing: 'lesson:1' })).http).toBe(403);
  });

  // Proves call-getAuditLog.
  it('is found along an index, however long the log is', async () => {
    // In parts: a statement has its time, and the machine may have other work.
    for (let from = 0; from < 12_000; from += 2_000) {
      await db().execute(sql`
        insert into audit_log (at, actor_id, action, details)
        select now() - n * interval '1 second', ${admin.id}::int, 'updateLesson',
          jsonb_build_object('lesson', n % 5000, 'template', n % 5000, 'subject', 'Lesson ' || n)
        from generate_series(${from + 1}::int, ${from + 2_000}::int) n`);
    }
    await db().execute(sql`analyze audit_log`);
    for (const kind of thingKinds) {
      const acts = actsWith({ kind, id: 77 });
      for (const rest of [sql`limit 1001`, sql`order by r.at desc, r.id desc limit 10`]) {
        const lines = await rowsOf<Record<string, string>>(
          db(),
          sql`explain select r.id from ${acts} r ${rest}`,
        );
        const plan = lines.flatMap(Object.values).join('\n');
        expect(plan).toContain('audit_log_of_things');
        expect(plan).not.toMatch(/Seq Scan on audit_log|audit_log_in_order/);
      }
    }
  });
});
