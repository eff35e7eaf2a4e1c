import type { RequestOf } from '@institute/contract/call';
import type { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { auditLog, certificates, messages, users } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const form = {
  title: 'Completion · إِتْمَام',
  footer: 'The Institute',
  certificateContent: '{{name}} has completed {{class}} on {{date}}.',
};
const aTemplate = async (own: Partial<typeof form> = {}) =>
  (await admin.call.saveCertificateTemplate({ ...form, ...own })).data;
const assign = (own: Partial<RequestOf<typeof assignCertificate>>) =>
  admin.call.assignCertificate({ issue_date: '2026-11-16', ...own });
const rowsOf = (templateId: number) =>
  institute.services.db.select().from(certificates).where(eq(certificates.templateId, templateId));

/** A class with some members. */
async function aClassOf(name: string, ...members: Person[]) {
  const { id } = await aClass(institute, { name });
  for (const member of members) await member.call.enrol({ class_id: id });
  return id;
}

describe('templates', () => {
  // Proves admin-3-11, call-getCertificateTemplates, call-saveCertificateTemplate.
  // Proves call-deleteCertificateTemplate.
  it('are added, changed and deleted, newest first', async () => {
    const one = await admin.call.saveCertificateTemplate(form);
    expect(one).toMatchObject({ status: true, data: form });
    const two = await aTemplate({ title: 'Second' });
    const all = async () => (await admin.call.getCertificateTemplates({})).data;
    expect(await all()).toEqual([two, one.data]);
    const changed = { ...form, title: 'Changed', template_id: one.data.id };
    await admin.call.saveCertificateTemplate(changed);
    expect(await all()).toMatchObject([{ id: two.id }, { id: one.data.id, title: 'Changed' }]);
    const remove = () => admin.call.deleteCertificateTemplate({ template_id: two.id });
    expect(await remove()).toMatchObject({ status: true });
    expect(await remove()).toMatchObject({ status: false, code: 'template_not_found' });
    expect(
      await admin.call.saveCertificateTemplate({ ...changed, template_id: two.id }),
    ).toMatchObject({ status: false, code: 'template_not_found' });
    expect((await all()).map(({ id }) => id)).toEqual([one.data.id]);
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({ action: 'deleteCertificateTemplate', actorId: admin.id });
  });

  // Proves admin-5-25.
  it.each(['title', 'footer', 'certificateContent'])('need their %s', async (field) => {
    for (const value of ['', '  ', undefined]) {
      const response = await admin.call.saveCertificateTemplate({ ...form, [field]: value });
      expect(response).toMatchObject({ http: 400, message: 'All fields are required.' });
    }
  });
});

describe('assigning', () => {
  // Proves student-3-10, call-getMyCertificates, admin-8-32.
  it('fills in the content, tells the student, and shows it to the student alone', async () => {
    const template = await aTemplate();
    const [amina, other] = [
      await institute.student({ name: 'Amina $& {{date}}' }),
      await institute.student(),
    ];
    const classId = await aClassOf('النحو', amina);
    expect(await assign({ template_id: template.id, class_ids: [classId] })).toMatchObject({
      status: true,
      data: { assigned: 1 },
      message: 'Certificate assigned successfully!',
    });
    const { data } = await amina.call.getMyCertificates({});
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'Amina $& {{date}}',
        title: form.title,
        certificateContent: 'Amina $& {{date}} has completed النحو on 16 November 2026.',
        issue_date: '2026-11-16',
        footer: form.footer,
        code: expect.stringMatching(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/),
      },
    ]);
    const [message] = (await amina.call.getMessages({})).data;
    expect(message?.subject).toContain(form.title);
    expect(message?.body).toContain('16 November 2026');
    expect((await other.call.getMyCertificates({})).data).toEqual([]);
    expect((await other.call.getMessages({})).data).toEqual([]);
  });

  // Proves admin-3-11, call-assignCertificate.
  it('reaches students and classes, everyone once, and again only those who are new', async () => {
    const template = await aTemplate();
    const [one, two, three] = [
      await institute.student(),
      await institute.student(),
      await institute.student(),
    ];
    const [nahw, sarf] = [await aClassOf('Nahw', one, two), await aClassOf('Sarf', two)];
    const all = { template_id: template.id, class_ids: [nahw, sarf], student_ids: [one.id] };
    expect((await assign(all)).data.assigned).toBe(2);
    expect((await assign(all)).data.assigned).toBe(0);
    expect((await assign({ ...all, student_ids: [three.id] })).data.assigned).toBe(1);
    expect((await assign({ ...all, issue_date: '2026-11-17' })).data.assigned).toBe(2);
    const [, second] = (await two.call.getMyCertificates({})).data;
    expect(second?.certificateContent).toContain('has completed Nahw, Sarf on 16');
    const [third] = (await three.call.getMyCertificates({})).data;
    expect(third?.certificateContent).toContain('has completed on 16');
    expect((await one.call.getMessages({})).data).toHaveLength(2);
    expect((await three.call.getMessages({})).data).toHaveLength(1);
  });

  it('at once, ten times, gives one certificate and one message each', async () => {
    const template = await aTemplate();
    const students = [await institute.student(), await institute.student()];
    const classId = await aClassOf('Nahw', ...students);
    const rows = await institute.services.db.$count(messages);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        assign({
          template_id: template.id,
          ...(index % 2 ? { class_ids: [classId] } : { student_ids: students.map(({ id }) => id) }),
        }),
      ),
    );
    expect(answers.every(({ status }) => status)).toBe(true);
    expect(answers.reduce((sum, { data }) => sum + data.assigned, 0)).toBe(2);
    expect(await rowsOf(template.id)).toHaveLength(2);
    expect(await institute.services.db.$count(messages)).toBe(rows + 1);
  });

  it('finds the template by its content when a client sends nothing else of it', async () => {
    const content = 'Only this one: {{name}}';
    const template = await aTemplate({ certificateContent: content });
    const student = await institute.student();
    await assign({ certificate_content: ` ${content} `, student_ids: [student.id] });
    expect(await rowsOf(template.id)).toMatchObject([
      { content: `Only this one: ${student.name}` },
    ]);
  });

  it('stays as it was when the template changes or goes', async () => {
    const template = await aTemplate();
    const student = await institute.student();
    await assign({ template_id: template.id, student_ids: [student.id] });
    const { data: before } = await student.call.getMyCertificates({});
    await admin.call.saveCertificateTemplate({ ...form, title: 'New', template_id: template.id });
    await admin.call.deleteCertificateTemplate({ template_id: template.id });
    expect((await student.call.getMyCertificates({})).data).toEqual(before);
    expect(await assign({ template_id: template.id, student_ids: [student.id] })).toMatchObject({
      status: false,
      code: 'template_missing',
    });
  });

  // Proves admin-5-26.
  it('refuses what is not there and gives nobody anything', async () => {
    const template = await aTemplate();
    const student = await institute.student();
    const student_ids = [student.id];
    const refusals: [Parameters<typeof assign>[0], string][] = [
      [{}, 'students_missing'],
      [{ student_ids: [student.id, 999_999] }, 'student_not_found'],
      [{ student_ids, class_ids: [999_999] }, 'class_not_found'],
      [{ student_ids, template_id: '' }, 'template_missing'],
      [{ student_ids, template_id: 999_999 }, 'template_missing'],
    ];
    for (const [own, code] of refusals) {
      const answer = await assign({ template_id: template.id, ...own });
      expect(answer, code).toMatchObject({ status: false, code });
    }
    for (const issue_date of ['', '2026-02-30', '16/11/2026']) {
      const answer = await assign({ student_ids: [student.id], issue_date });
      expect(answer).toMatchObject({ http: 400, message: 'An issue date is needed.' });
    }
    expect((await student.call.getMyCertificates({})).data).toEqual([]);
  });
});

describe('a public code', () => {
  // Proves call-verifyCertificate.
  it('says whose certificate it is to anyone, however it is typed', async () => {
    const template = await aTemplate();
    const student = await institute.student({ name: 'زينب' });
    await assign({ template_id: template.id, student_ids: [student.id] });
    const [mine] = (await student.call.getMyCertificates({})).data;
    const code = mine?.code ?? '';
    const verified = {
      code,
      name: 'زينب',
      title: form.title,
      date: '2026-11-16',
      standing: 'valid',
    };
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
      const response = await institute.visitor.verifyCertificate({ code: typed });
      expect(response).toMatchObject({ http: 200, status: true, data: verified });
    }
    const { db } = institute.services;
    const gone = { deletedAt: institute.clock.now(), email: null };
    await db.update(users).set(gone).where(eq(users.id, student.id));
    expect((await institute.visitor.verifyCertificate({ code })).data).toEqual({
      ...verified,
      name: '',
      standing: 'withdrawn',
    });
  });

  it.each(['ABCD-EFGH-JKLM', '', '%', "' or 1=1 --"])('%j is nobody’s', async (code) => {
    expect(await institute.visitor.verifyCertificate({ code })).toMatchObject({
      status: false,
      code: 'certificate_not_found',
    });
  });
});
