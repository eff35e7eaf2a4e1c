import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aLargeClass } from '../../../../test/support/school.ts';
import { certificates, enrolments, messageRecipients, users } from '../../../schema/index.ts';
import { AT_ONCE } from './assign-certificate.ts';
import { continueAssignment } from './continue-assignment.ts';

/** More than a request serves, and a little more than some steps of the job. */
const MEMBERS = AT_ONCE + 300;

let institute: Institute;
let admin: Person;
let classId: number;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  classId = (await aLargeClass(institute, MEMBERS)).id;
});
afterAll(() => institute.close());

const newTemplate = async () => {
  const form = {
    title: 'Completion',
    footer: 'F',
    certificateContent: '{{name}} has completed {{class}}.',
  };
  return (await admin.call.saveCertificateTemplate(form)).data.id;
};
const assign = (template_id: number, own: Record<string, unknown> = {}) =>
  admin.call.assignCertificate({
    template_id,
    issue_date: '2026-11-16',
    class_ids: [classId],
    ...own,
  });
const given = async (templateId: number) =>
  (
    await institute.services.db
      .select({ of: count(), to: sql<number>`count(distinct ${certificates.userId})::int` })
      .from(certificates)
      .where(eq(certificates.templateId, templateId))
  )[0];
const progress = async (id: number) =>
  (await admin.call.getCertificateAssignments({})).data.find((one) => one.id === id);

describe('an assignment to more students than a request serves', () => {
  // Proves call-getCertificateAssignments.
  it('answers at once, goes on as a job, and reports how many were new', async () => {
    const template = await newTemplate();
    const { db, jobs } = institute.services;
    const [held] = await db.select().from(enrolments).where(eq(enrolments.classId, classId));
    await assign(template, { class_ids: [], student_ids: [held?.userId] });
    const answer = await assign(template);
    expect(answer).toMatchObject({ status: true, data: { done: false, total: MEMBERS } });
    expect(answer.data).toMatchObject({ processed: 0, assigned: 0 });
    await jobs.drain();
    expect(await progress(answer.data.id)).toMatchObject({
      done: true,
      total: MEMBERS,
      processed: MEMBERS,
      assigned: MEMBERS - 1,
    });
    expect(await given(template)).toEqual({ of: MEMBERS, to: MEMBERS });
    const [some] = await db
      .select()
      .from(certificates)
      .where(
        and(eq(certificates.templateId, template), ne(certificates.userId, held?.userId ?? 0)),
      );
    expect(some?.content).toBe(`${some?.holder} has completed A large class.`);
    // Everyone of the class has been told: whoever held it already, when it was given.
    const [told] = await db
      .select({ students: sql<number>`count(distinct ${messageRecipients.userId})::int` })
      .from(messageRecipients);
    expect(told?.students).toBe(MEMBERS);
  });

  it('comes to the same when it is cut off anywhere and taken up by two at once @all', async () => {
    const template = await newTemplate();
    const { data } = await assign(template);
    const stop = new AbortController();
    const { services } = institute;
    let steps = 0;
    const clock = {
      now: () => {
        steps += 1;
        if (steps === 2) stop.abort(new Error('the server stops'));
        return services.clock.now();
      },
    };
    await expect(
      continueAssignment({ db: services.db, clock }, data.id, stop.signal),
    ).rejects.toThrow('the server stops');
    const half = await progress(data.id);
    expect(half?.done).toBe(false);
    expect(half?.processed).toBeGreaterThan(0);
    expect((await given(template))?.of).toBe(half?.processed);
    await Promise.all([
      continueAssignment(services, data.id),
      continueAssignment(services, data.id),
      services.jobs.drain(),
    ]);
    expect(await progress(data.id)).toMatchObject({ done: true, assigned: MEMBERS });
    expect(await given(template)).toEqual({ of: MEMBERS, to: MEMBERS });
  });

  it('leaves time to those who ask for something else meanwhile @all', async () => {
    const template = await newTemplate();
    const { data } = await assign(template);
    let isOver = false;
    const work = continueAssignment(institute.services, data.id).then(() => {
      isOver = true;
    });
    const seen = new Set<number>();
    while (!isOver) seen.add((await progress(data.id))?.processed ?? 0);
    await work;
    // Answered again and again on the way, not once when all was done.
    expect(seen.size).toBeGreaterThan(5);
  });

  it('is one assignment for one press, whatever is sent again @all', async () => {
    const template = await newTemplate();
    const request_key = 'press-of-assign-1';
    const answers = await Promise.all([1, 2, 3].map(() => assign(template, { request_key })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    await institute.services.jobs.drain();
    const again = await assign(template, { request_key });
    expect(again.data).toMatchObject({ done: true, assigned: MEMBERS });
  });

  it('leaves out whose account goes meanwhile @all', async () => {
    const template = await newTemplate();
    const { data } = await assign(template);
    const { db, jobs } = institute.services;
    const [last] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, 'member1@example.com'), isNull(users.deletedAt)));
    const gone = { deletedAt: institute.clock.now(), email: null };
    await db
      .update(users)
      .set(gone)
      .where(eq(users.id, last?.id ?? 0));
    await jobs.drain();
    const after = await progress(data.id);
    expect(after).toMatchObject({ done: true, total: MEMBERS - 1, assigned: MEMBERS - 1 });
  });
});
