import { and, count, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aLargeClass } from '../../../../test/support/school.ts';
import {
  assignmentRevocations,
  auditLog,
  certificates,
  messageRecipients,
  messages,
} from '../../../schema/index.ts';
import { AT_ONCE } from '../assigning/assign-certificate.ts';
import { continueAssignment } from '../assigning/continue-assignment.ts';
import { continueRevocation } from './continue-revocation.ts';

/** More than a request takes back, and a little more than some steps of the job. */
const MEMBERS = AT_ONCE + 130;
const reason = 'The exams were marked by the wrong key';
const issue_date = '2026-11-16';

let institute: Institute;
let admin: Person;
let largeClass: number;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  largeClass = (await aLargeClass(institute, MEMBERS)).id;
});
afterAll(() => institute.close());

const aTemplate = async () => {
  const form = { title: 'Completion', footer: 'F', certificateContent: '{{name}} has finished.' };
  return (await admin.call.saveCertificateTemplate(form)).data.id;
};

/** An assignment of a template of its own, and what may be done with it. */
async function anAssignment(to: Record<string, unknown>) {
  const template_id = await aTemplate();
  const { data } = await admin.call.assignCertificate({ template_id, issue_date, ...to });
  const assignment_id = data.id;
  const { db } = institute.services;
  const ofTemplate = eq(certificates.templateId, template_id);
  return {
    ...{ template_id, assignment_id },
    preview: async () => (await admin.call.previewRevocation({ assignment_id })).data,
    revoke: () => admin.call.revokeAssignment({ assignment_id, reason }),
    progress: async () =>
      (await admin.call.getCertificateAssignments({})).data.find(({ id }) => id === assignment_id),
    rows: () => db.select().from(certificates).where(ofTemplate).orderBy(certificates.id),
    revoked: () => db.$count(certificates, and(ofTemplate, isNotNull(certificates.revokedAt))),
    revocation: async () => {
      const of = eq(assignmentRevocations.assignmentId, assignment_id);
      const [row] = await db.select().from(assignmentRevocations).where(of);
      if (!row) throw new Error('nothing was begun');
      return row;
    },
  };
}
const lastMessage = async () => {
  const [found] = await institute.services.db.select({ id: max(messages.id) }).from(messages);
  return found?.id ?? 0;
};
const toTheLargeClass = async () => {
  const made = await anAssignment({ class_ids: [largeClass] });
  await institute.services.jobs.drain();
  return made;
};

describe('an assignment that is taken back', () => {
  // Proves call-previewRevocation, call-revokeAssignment.
  it('names how many and whom before, then revokes each, says so to anyone and tells them why', async () => {
    const amina = await institute.student({ name: 'Amina Bello' });
    const musa = await institute.student({ name: 'Musa Ibrahim' });
    const gone = await institute.student({ name: 'Gone by then' });
    const student_ids = [amina.id, musa.id, gone.id];
    const one = await anAssignment({ student_ids });
    await admin.call.deleteStudent({ student_id: gone.id });
    expect(await one.preview()).toEqual({
      ...{ total: 2, standing: 2, names: ['Amina Bello', 'Musa Ibrahim'] },
    });
    expect(await one.revoked()).toBe(0);

    const answer = await one.revoke();
    expect(answer).toMatchObject({ status: true, message: '2 certificates have been revoked.' });
    expect(answer.data.revocation).toEqual({ total: 2, revoked: 2, done: true });
    const rows = (await one.rows()).filter(({ userId }) => userId !== gone.id);
    for (const row of rows) {
      expect(row).toMatchObject({ revokedBy: admin.id, revokedReason: reason });
      const { data } = await institute.visitor.verifyCertificate({ code: row.code });
      expect(data).toMatchObject({ standing: 'revoked', revoked_on: issue_date });
    }
    const [news] = (await amina.call.getMessages({})).data;
    expect(news?.subject).toContain('Certificate revoked');
    expect(news?.body).toContain(reason);
    // The reason stands with each certificate, and no second time where nobody would erase it.
    expect((await one.revocation()).reason).toBe('');

    const { db } = institute.services;
    const [whole] = await db.select().from(auditLog).where(eq(auditLog.action, 'revokeAssignment'));
    expect(whole).toMatchObject({
      actorId: admin.id,
      details: { assignment: one.assignment_id, title: 'Completion', total: 2 },
    });
    const each = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'revokeCertificate'), eq(auditLog.subjectId, amina.id)));
    const own = rows.find(({ userId }) => userId === amina.id);
    expect(each).toMatchObject([
      { actorId: admin.id, details: { certificate: own?.id, code: own?.code } },
    ]);
  });

  // Proves call-revokeAssignment.
  it('is taken back once by two at once, and not again when nothing stands', async () => {
    const amina = await institute.student();
    const one = await anAssignment({ student_ids: [amina.id] });
    const answers = await Promise.all([one.revoke(), one.revoke()]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([
      'certificate_revoked',
      'done',
    ]);
    expect((await amina.call.getMessages({})).data).toHaveLength(2);
    expect(await one.preview()).toMatchObject({ total: 1, standing: 0, names: [] });
    const unknown = { assignment_id: 999_999, reason };
    expect(await admin.call.revokeAssignment(unknown)).toMatchObject({
      code: 'assignment_not_found',
    });
    const { assignment_id } = one;
    expect(await admin.call.revokeAssignment({ assignment_id, reason: ' ' })).toMatchObject({
      http: 400,
    });
    expect(await amina.call.revokeAssignment({ assignment_id, reason })).toMatchObject({
      http: 403,
    });
  });

  it('leaves other assignments of the same template alone', async () => {
    const amina = await institute.student();
    const musa = await institute.student();
    const one = await anAssignment({ student_ids: [amina.id] });
    institute.clock.advance({ minutes: 1 });
    const { template_id } = one;
    await admin.call.assignCertificate({ template_id, issue_date, student_ids: [musa.id] });
    await one.revoke();
    expect((await one.rows()).map(({ userId, revokedAt }) => [userId, revokedAt !== null])).toEqual(
      [
        [amina.id, true],
        [musa.id, false],
      ],
    );
  });

  // Proves call-revokeAssignment.
  it('leaves a certificate alone that was given anew meanwhile', async () => {
    const one = await toTheLargeClass();
    await one.revoke();
    const { id } = await one.revocation();
    const stop = new AbortController();
    const { services } = institute;
    const clock = {
      now: () => {
        stop.abort(new Error('the server stops'));
        return services.clock.now();
      },
    };
    const cut = continueRevocation({ db: services.db, clock }, id, stop.signal);
    await expect(cut).rejects.toThrow('the server stops');
    const [first] = await one.rows();
    expect(first?.revokedAt).not.toBeNull();
    const anew = { certificate_id: first?.id ?? 0, code: first?.code ?? '', reason: 'She passed' };
    await admin.call.replaceCertificate(anew);
    await services.jobs.drain();
    const unrevoked = (await one.rows()).filter(({ revokedAt }) => revokedAt === null);
    expect(unrevoked.map((row) => row.id)).toEqual([first?.id]);
  });
});

describe('an assignment of more than a request takes back @all', () => {
  // Proves call-revokeAssignment.
  it('answers at once, goes on as a job however it is cut off, and tells each once', async () => {
    const one = await toTheLargeClass();
    const before = await lastMessage();
    const answer = await one.revoke();
    expect(answer.data.revocation).toEqual({ total: MEMBERS, revoked: 0, done: false });
    // Asked again it is the same one.
    expect((await one.revoke()).data.revocation).toMatchObject({ total: MEMBERS, done: false });
    const { id } = await one.revocation();
    const { services } = institute;
    const seen = new Set<number>();
    let isOver = false;
    // Over the embedded database's one connection nothing goes on at once.
    const besides = inject('postgres') ? 2 : 0;
    const work = Promise.all([
      ...Array.from({ length: besides }, () => continueRevocation(services, id)),
      services.jobs.drain(),
    ]).then(() => {
      isOver = true;
    });
    while (!isOver) seen.add((await one.progress())?.revocation?.revoked ?? 0);
    await work;
    // Others are answered on the way.
    expect(seen.size).toBeGreaterThan(3);
    expect((await one.progress())?.revocation).toEqual({
      ...{ total: MEMBERS, revoked: MEMBERS, done: true },
    });
    expect(await one.revoked()).toBe(MEMBERS);
    const [told] = await services.db
      .select({ rows: count(), people: sql<number>`count(distinct user_id)::int` })
      .from(messageRecipients)
      .where(gt(messageRecipients.messageId, before));
    expect(told).toEqual({ rows: MEMBERS, people: MEMBERS });
    const noted = await services.db.$count(
      auditLog,
      sql`action = 'revokeCertificate' and (details->>'assignment')::int = ${one.assignment_id}::int`,
    );
    expect(noted).toBe(MEMBERS);
  });

  // Proves call-revokeAssignment.
  it('gives no more once it is taken back while it runs', async () => {
    const one = await anAssignment({ class_ids: [largeClass] });
    const stop = new AbortController();
    const { services } = institute;
    const clock = {
      now: () => {
        stop.abort(new Error('the server stops'));
        return services.clock.now();
      },
    };
    const cut = continueAssignment({ db: services.db, clock }, one.assignment_id, stop.signal);
    await expect(cut).rejects.toThrow('the server stops');
    const given = (await one.rows()).length;
    expect(given).toBeGreaterThan(0);
    await one.revoke();
    await services.jobs.drain();
    expect(await one.rows()).toHaveLength(given);
    expect(await one.revoked()).toBe(given);
    expect(await one.progress()).toMatchObject({ done: true, total: given, processed: given });
  });
});
