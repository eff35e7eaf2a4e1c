import { allCalls } from '@institute/contract';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadPainter } from '../src/platform/painter.ts';
import { auditLog, classes } from '../src/schema/index.ts';
import { type Sample, sampleOf, samplesOf } from './samples.ts';
import { methodOf } from './support/client.ts';
import { Institute, type Person } from './support/institute.ts';
import { aClass, aLesson } from './support/school.ts';

const NAME = 'Sarf unpublished';
const SUBJECT = 'Lesson unpublished';

let institute: Institute;
let app: Institute['app'];
let admin: Person;
let draft: { id: number; rand: string };
let lessons: { id: number; rand: string }[];

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  app = await buildApp(institute.services, { withPages: true });
  await loadPainter();
  draft = await aClass(institute, { name: NAME, level: 'A0', is_draft: '1' });
  const form = { subject: SUBJECT, preview: '1' };
  const lesson = await aLesson(institute, draft.id, form);
  const exam = { ...form, inputetype: 'Exam' as const, about: 'Explain', preview: '0' };
  lessons = [lesson, await aLesson(institute, draft.id, exam)];
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];
const page = async (url: string) => app.inject({ url });
const told = (answer: unknown) => JSON.stringify(answer).includes('unpublished');

describe('a class that is a draft', () => {
  const open = allCalls.filter((call) => !isOfficeCall(call));
  const ask = (call: Call, who: Person | null, samples: Record<string, Sample>) => {
    const { input } = sampleOf(samples as never, call);
    return methodOf(who ? who.call : institute.visitor, call.name)(input);
  };
  // Proves ours-119.
  it.each(open.map((call) => [call.name, call] as const))(
    'is not met by %s, of a visitor or a student',
    async (_, call) => {
      const student = await institute.student();
      const [first, second] = lessons;
      const shared = { studentId: student.id, studentEmail: student.email };
      for (const by of ['id', 'rand'] as const) {
        const samples = samplesOf({
          ...shared,
          classId: draft[by] as number,
          lessonId: first?.[by] as number,
          examId: second?.[by] as number,
        });
        expect(told(await ask(call, null, samples))).toBe(false);
        expect(told(await ask(call, student, samples))).toBe(false);
      }
    },
  );

  // Proves ours-119.
  it('is not found, joined, paid for or counted', async () => {
    const student = await institute.student({ wallet: 50_000 });
    const before = (await student.call.getMyStudy({})).data.open_classes;
    for (const class_id of [draft.id, draft.rand]) {
      const refused = { code: 'class_not_found' };
      expect(await student.call.getClassDetails({ class_id })).toMatchObject(refused);
      expect(await student.call.enrol({ class_id })).toMatchObject(refused);
      expect(await institute.visitor.getClassToJoin({ class_id })).toMatchObject(refused);
    }
    for (const path of [`/c/${draft.rand}`, '/c/sarf-unpublished']) {
      const { statusCode, body } = await page(path);
      expect([statusCode, body.includes(NAME)]).toEqual([404, false]);
    }
    for (const path of ['/', '/c', '/sitemap.xml']) {
      expect((await page(path)).body).not.toContain('unpublished');
    }
    await admin.call.publishClass({ class_id: draft.id });
    expect((await student.call.getMyStudy({})).data.open_classes).toBe((before ?? 0) + 1);
    expect(told(await institute.visitor.getClasses({}))).toBe(true);
    const answers = async (code: number) =>
      expect((await page('/c/sarf-unpublished')).statusCode).toBe(code);
    // Pages are read anew some times a second.
    await vi.waitFor(() => answers(200), { timeout: 20_000 });
    const listed = async () =>
      expect((await page('/sitemap.xml')).body).toContain('/c/sarf-unpublished');
    await vi.waitFor(listed, { timeout: 20_000 });
    await admin.call.unpublishClass({ class_id: draft.id });
    expect(told(await institute.visitor.getClasses({}))).toBe(false);
    await vi.waitFor(() => answers(404), { timeout: 20_000 });
  });

  // Proves ours-119.
  it('is seen by the office, its teachers and who was given a place, and marked', async () => {
    const maryam = await institute.student({ name: 'Maryam' });
    await admin.call.saveClassStaff({ class_id: draft.id, user_id: maryam.id, powers: ['teach'] });
    const { data } = await maryam.call.getClasses({});
    expect(data.find(({ id }) => id === draft.id)).toMatchObject({ is_draft: '1', status: '1' });
    const page = { page: 1, state: 'draft' as const };
    const listed = (await admin.call.getClassList(page)).data.map(({ id }) => id);
    expect(listed).toContain(draft.id);
    expect((await maryam.call.getTeaching({})).data.classes[0]).toMatchObject({ is_draft: true });
    expect(await maryam.call.publishClass({ class_id: draft.id })).toMatchObject({
      code: 'forbidden',
    });
  });
});

// Proves ours-119, call-publishClass, call-unpublishClass.
it('a class is published and taken back, which is recorded, until somebody has joined it', async () => {
  const { id } = await aClass(institute, { name: 'Balagha', is_draft: '1' });
  const acts = async () =>
    (
      await institute.services.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.classId, id))
        .orderBy(desc(auditLog.id))
    ).map(({ action }) => action);
  expect(await admin.call.publishClass({ class_id: id })).toMatchObject({ status: true });
  expect(await rowOf(id)).toMatchObject({ isDraft: false });
  expect(await admin.call.unpublishClass({ class_id: id })).toMatchObject({ status: true });
  expect(await rowOf(id)).toMatchObject({ isDraft: true });
  await admin.call.publishClass({ class_id: id });
  const student = await institute.student();
  expect(await student.call.enrol({ class_id: id })).toMatchObject({ status: true });
  expect(await admin.call.unpublishClass({ class_id: id })).toMatchObject({
    code: 'class_joined',
    message: 'Students have joined this class. It can be set inactive instead.',
  });
  expect(await rowOf(id)).toMatchObject({ isDraft: false });
  expect((await acts()).slice(0, 3)).toEqual(['publishClass', 'unpublishClass', 'publishClass']);
  for (const call of [admin.call.publishClass, admin.call.unpublishClass]) {
    expect(await call({ class_id: 999_999 })).toMatchObject({ code: 'class_not_found' });
  }
});

// Proves ours-119.
it('a class is published from the first where its call does not say, as the specification has it', async () => {
  const { id } = await aClass(institute);
  expect(await rowOf(id)).toMatchObject({ isDraft: false });
});
