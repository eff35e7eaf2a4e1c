import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { auditLog, certificates, replacedCertificates } from '../../schema/index.ts';
import { continueAssignment } from './assigning/continue-assignment.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const DAY = '2026-11-16';
const reason = 'Given to the wrong person';

const aTemplate = async (own: Record<string, string> = {}) =>
  (
    await admin.call.saveCertificateTemplate({
      ...{ title: 'Completion', footer: 'The Institute', ...own },
      certificateContent: own.certificateContent ?? '{{name}} has completed {{class}}.',
    })
  ).data;

/** A certificate that somebody holds. */
async function aCertificate(name = 'Aminah Bello') {
  const { db } = institute.services;
  const template_id = (await aTemplate()).id;
  const student = await institute.student({ name });
  const give = () =>
    admin.call.assignCertificate({ template_id, issue_date: DAY, student_ids: [student.id] });
  await give();
  const row = async () => {
    const [found] = await db.select().from(certificates).where(eq(certificates.userId, student.id));
    if (!found) throw new Error('nothing was given');
    return found;
  };
  const { id: certificate_id, code } = await row();
  return {
    ...{ template_id, student, give, row, certificate_id, code },
    revoke: () => admin.call.revokeCertificate({ certificate_id, reason }),
    replace: (own: Record<string, string> = {}) =>
      admin.call.replaceCertificate({ certificate_id, code, reason, ...own }),
    verify: async (number = code) =>
      (await institute.visitor.verifyCertificate({ code: number })).data,
    held: async () => (await student.call.getMyCertificates({})).data,
    told: async () => (await student.call.getMessages({})).data[0],
  };
}

const lastNote = async () =>
  (await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id)))[0];

describe('a certificate that is revoked', () => {
  // Proves call-revokeCertificate.
  it('says so to anyone and to its holder, who is told why', async () => {
    const one = await aCertificate();
    expect(await one.revoke()).toMatchObject({ status: true });
    expect(await one.verify()).toEqual({
      ...{ code: one.code, name: 'Aminah Bello', title: 'Completion', date: DAY },
      ...{ standing: 'revoked', revoked_on: DAY },
    });
    expect(await one.held()).toMatchObject([{ code: one.code, revoked_on: DAY }]);
    const news = await one.told();
    expect(news?.subject).toContain('Certificate revoked');
    expect(news?.body).toContain(reason);
    expect(await one.row()).toMatchObject({ revokedBy: admin.id, revokedReason: reason });
    expect(await lastNote()).toMatchObject({
      ...{ action: 'revokeCertificate', subjectId: one.student.id, actorId: admin.id },
      details: { certificate: one.certificate_id, code: one.code },
    });
  });

  // Proves call-revokeCertificate.
  it('is revoked once, with a reason, by the office alone', async () => {
    const one = await aCertificate();
    const { certificate_id } = one;
    expect(await one.student.call.revokeCertificate({ certificate_id, reason })).toMatchObject({
      http: 403,
    });
    expect(await admin.call.revokeCertificate({ certificate_id, reason: ' ' })).toMatchObject({
      http: 400,
    });
    const answers = await Promise.all([one.revoke(), one.revoke()]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([
      'certificate_revoked',
      'done',
    ]);
    const unknown = { certificate_id: 999_999, reason };
    expect(await admin.call.revokeCertificate(unknown)).toMatchObject({
      code: 'certificate_not_found',
    });
  });

  it('is not given again by the next assignment to many', async () => {
    const one = await aCertificate();
    await one.revoke();
    expect((await one.give()).data).toMatchObject({ assigned: 0 });
    expect(await one.verify()).toMatchObject({ standing: 'revoked' });
  });
});

describe('a certificate that is replaced', () => {
  // Proves call-replaceCertificate.
  it('has a new number and other words, and the earlier number is revoked', async () => {
    const one = await aCertificate('Amina Belo');
    const { data } = await one.replace({
      name: 'Amina Bello',
      certificate_content: 'Amina Bello has completed Nahw.',
    });
    expect(data.code).not.toBe(one.code);
    expect(await one.held()).toMatchObject([
      {
        code: data.code,
        name: 'Amina Bello',
        certificateContent: 'Amina Bello has completed Nahw.',
      },
    ]);
    expect((await one.held())[0]).not.toHaveProperty('revoked_on');
    expect(await one.verify(data.code)).toMatchObject({ name: 'Amina Bello', standing: 'valid' });
    expect(await one.verify()).toMatchObject({
      ...{ name: 'Amina Belo', standing: 'revoked', revoked_on: DAY, replaced: true },
    });
    expect((await one.told())?.body).toContain(data.code);
    expect(await lastNote()).toMatchObject({ details: { before: one.code, code: data.code } });
  });

  it('stands again after it was revoked, its number does not', async () => {
    const one = await aCertificate();
    await one.revoke();
    const { data } = await one.replace();
    expect(await one.verify(data.code)).toMatchObject({ standing: 'valid' });
    expect(await one.verify()).toMatchObject({ standing: 'revoked', replaced: true });
    expect((await one.row()).revokedAt).toBeNull();
  });

  // Proves call-replaceCertificate.
  it('is one when two replace it at once', async () => {
    const one = await aCertificate();
    const answers = await Promise.all([one.replace(), one.replace()]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'certificate_revoked')).toHaveLength(1);
    const { db } = institute.services;
    const earlier = eq(replacedCertificates.certificateId, one.certificate_id);
    expect(await db.$count(replacedCertificates, earlier)).toBe(1);
  });
});

describe('an assignment that is looked at first', () => {
  // Proves call-previewAssignment.
  it('names how many are new and who, and does nothing', async () => {
    const one = await aCertificate();
    const two = await institute.student({ name: 'Musa Ibrahim' });
    const gone = await aCertificate();
    const { template_id } = one;
    const wanted = { template_id, issue_date: DAY, student_ids: [one.student.id, two.id] };
    const { data } = await admin.call.previewAssignment(wanted);
    expect(data).toEqual({ total: 2, fresh: 1, held: 1, revoked: 0, names: ['Musa Ibrahim'] });
    await one.revoke();
    expect((await admin.call.previewAssignment(wanted)).data).toMatchObject({
      held: 0,
      revoked: 1,
    });
    const { db } = institute.services;
    expect(await db.$count(certificates, eq(certificates.userId, two.id))).toBe(0);
    const refused = (own: Record<string, unknown>) =>
      admin.call.previewAssignment({ ...wanted, ...own });
    expect(await refused({ template_id: 999_999 })).toMatchObject({ code: 'template_missing' });
    expect(await refused({ student_ids: [] })).toMatchObject({ code: 'students_missing' });
    expect(await refused({ student_ids: [gone.student.id, 999_999] })).toMatchObject({
      code: 'student_not_found',
    });
  });

  // Proves ours-57.
  it('may be limited to those of a class who have finished, or passed', async () => {
    const { id: class_id } = await aClass(institute);
    const lesson = await aLesson(institute, class_id);
    const exam = await aLesson(institute, class_id, { inputetype: 'Exam', about: 'Why?' });
    const join = async (name: string, mark: number | null) => {
      const student = await institute.student({ name });
      await student.call.enrol({ class_id });
      await student.call.viewStatus({ class_id, lesson_id: lesson.id });
      if (mark === null) return student;
      await student.call.viewStatus({ class_id, lesson_id: exam.id });
      await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
      const [waiting] = (await admin.call.getUnmarkedExams({ class_id })).data;
      const { lesson_id = 0, result_id = 0 } = waiting ?? {};
      await admin.call.markExam({ lesson_id, result_id, theory_score: mark });
      return student;
    };
    await join('Half way', null);
    const failed = await join('Finished', 49);
    const passed = await join('Passed', 50);
    const template_id = (await aTemplate()).id;
    const wanted = { template_id, issue_date: DAY, class_ids: [class_id] };
    const names = async (members?: 'joined' | 'finished' | 'passed') =>
      (await admin.call.previewAssignment({ ...wanted, ...(members && { members }) })).data.names;
    expect(await names()).toEqual(['Half way', 'Finished', 'Passed']);
    expect(await names('finished')).toEqual(['Finished', 'Passed']);
    expect(await names('passed')).toEqual(['Passed']);
    const { data } = await admin.call.assignCertificate({ ...wanted, members: 'passed' });
    expect(data).toMatchObject({ total: 1, assigned: 1 });
    expect((await passed.call.getMyCertificates({})).data).toHaveLength(1);
    expect((await failed.call.getMyCertificates({})).data).toHaveLength(0);
    // A class that holds nothing is finished by nobody.
    const { id: empty } = await aClass(institute);
    await passed.call.enrol({ class_id: empty });
    const ofEmpty = { ...wanted, class_ids: [empty], members: 'finished' as const };
    expect((await admin.call.previewAssignment(ofEmpty)).data.total).toBe(0);
  });

  it('names the classes that its holder has finished, not those that were joined besides', async () => {
    const [nahw, sarf] = [
      await aClass(institute, { name: 'Nahw' }),
      await aClass(institute, { name: 'Sarf' }),
    ];
    const lesson = await aLesson(institute, nahw.id);
    await aLesson(institute, sarf.id);
    const student = await institute.student({ name: 'Amina' });
    for (const { id } of [nahw, sarf]) await student.call.enrol({ class_id: id });
    await student.call.viewStatus({ class_id: nahw.id, lesson_id: lesson.id });
    const given = async (issue_date: string, own: Record<string, unknown>) => {
      const { id: template_id } = await aTemplate();
      const class_ids = [nahw.id, sarf.id];
      await admin.call.assignCertificate({ template_id, issue_date, class_ids, ...own });
      await institute.services.jobs.drain();
      return (await student.call.getMyCertificates({})).data.find(
        (one) => one.issue_date === issue_date,
      );
    };
    const finished = await given('2026-11-01', { members: 'finished' });
    expect(finished?.certificateContent).toBe('Amina has completed Nahw.');
    const joined = await given('2026-11-02', {});
    expect(joined?.certificateContent).toBe('Amina has completed Nahw, Sarf.');
    const byHand = await given('2026-11-03', { members: 'finished', student_ids: [student.id] });
    expect(byHand?.certificateContent).toBe('Amina has completed Nahw, Sarf.');
  });
});

describe('the certificates given', () => {
  // Proves call-getIssuedCertificates.
  it('are found by student, title and number, and by the class they were given to', async () => {
    const one = await aCertificate('Zulaikha Adamu');
    const { id: class_id } = await aClass(institute);
    const member = await institute.student({ name: 'Adamu Garba' });
    await member.call.enrol({ class_id });
    const template_id = (await aTemplate({ title: 'Grammar of إعراب' })).id;
    await admin.call.assignCertificate({ template_id, issue_date: DAY, class_ids: [class_id] });
    const found = async (own: Record<string, unknown>) =>
      (await admin.call.getIssuedCertificates(own)).data.map(({ student_name }) => student_name);
    expect(await found({ search: 'adamu' })).toEqual(['Adamu Garba', 'Zulaikha Adamu']);
    expect(await found({ search: 'adamu zulaikha' })).toEqual(['Zulaikha Adamu']);
    expect(await found({ search: 'grammar' })).toEqual(['Adamu Garba']);
    expect(await found({ search: one.code.slice(0, 9).toLowerCase() })).toEqual(['Zulaikha Adamu']);
    expect(await found({ class_id })).toEqual(['Adamu Garba']);
    const page = await admin.call.getIssuedCertificates({ page: 2, per_page: 1, search: 'adamu' });
    expect(page).toMatchObject({ meta: { total: 2 }, data: [{ student_name: 'Zulaikha Adamu' }] });
    await one.revoke();
    const [row] = (await admin.call.getIssuedCertificates({ search: one.code })).data;
    expect(row).toMatchObject({
      ...{ code: one.code, revoked_by: admin.name, revoked_reason: reason },
      ...{ assigned_by: admin.name, assigned_by_id: admin.id, revoked_by_id: admin.id },
    });
    expect(row?.revoked_at).toBeGreaterThan(0);
  });
});

describe('words that are not filled in', () => {
  // Proves ours-61.
  it('are named when a template is saved, which it is', async () => {
    const saved = await aTemplate({ certificateContent: '{{ Name }} of {{unknown}}, {{date}}' });
    expect(saved.warning).toBe(
      '{{unknown}} is not filled in and will stand on the certificate as it is written.',
    );
    const both = await aTemplate({ title: 'For {{name}}', certificateContent: '{{school}}' });
    expect(both.warning).toContain('{{school}}, {{name}} are not filled in');
    expect(await aTemplate()).not.toHaveProperty('warning');
    const { data } = await admin.call.getCertificateTemplates({});
    expect(data.find(({ id }) => id === saved.id)).not.toHaveProperty('warning');
  });
});

// Proves call-revokeCertificate.
it('revoking goes on while a long assignment runs, and what was revoked stays so', async () => {
  const { id: class_id } = await aClass(institute);
  const { services } = institute;
  const first = await institute.student();
  await first.call.enrol({ class_id });
  await services.db.execute(sql`
    with people as (
      insert into users (name, email, phone, password_hash, role, referral_code, joined_at)
      select 'Member ' || n, 'many' || n || '@example.com', '0', '', 1, 'REF-many-' || n, now()
      from generate_series(1, 600) n returning id),
    wallets as (insert into accounts (kind, user_id) select 'wallet', id from people)
    insert into enrolments (user_id, class_id, enrolled_at)
    select id, ${class_id}::int, now() from people`);
  const template_id = (await aTemplate()).id;
  const wanted = { template_id, issue_date: DAY, class_ids: [class_id] };
  const { data } = await admin.call.assignCertificate(wanted);
  expect(data).toMatchObject({ done: false, total: 601 });
  const running = continueAssignment(services, data.id);
  const search = async () =>
    (await admin.call.getIssuedCertificates({ class_id, page: 1, per_page: 100 })).data.at(-1);
  let given = await search();
  while (!given) given = await search();
  const answer = await admin.call.revokeCertificate({ certificate_id: given.id, reason });
  expect(answer).toMatchObject({ status: true });
  await running;
  await admin.call.assignCertificate(wanted);
  await services.jobs.drain();
  const ofTemplate = eq(certificates.templateId, template_id);
  const all = await services.db.select().from(certificates).where(ofTemplate);
  expect(all).toHaveLength(601);
  expect(all.filter(({ revokedAt }) => revokedAt).map(({ id }) => id)).toEqual([given.id]);
});
