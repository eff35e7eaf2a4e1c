import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aClassOnShow, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { applyRetention } from '../../retention.ts';
import { auditLog, classes, comments, formerClassSlugs, users } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const gone = { status: false, code: 'trash_gone' };
const classRow = async (id: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];
const subjects = async (class_id: number) =>
  (await admin.call.getLessons({ class_id })).data.map(({ subject }) => subject);
const inTrash = async (input: Parameters<typeof admin.call.getTrash>[0] = {}) =>
  (await admin.call.getTrash(input)).data.map(({ kind, id, name }) => ({ kind, id, name }));
const acts = async (action: string) =>
  institute.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.actorId, admin.id)));

/** A class with three lessons. */
async function threeLessons(name = 'Nahw') {
  const { id, rand } = await aClass(institute, { name });
  const [a, b, c] = [
    await aLesson(institute, id, { subject: 'A' }),
    await aLesson(institute, id, { subject: 'B' }),
    await aLesson(institute, id, { subject: 'C' }),
  ];
  return { id, rand, a, b, c };
}

async function aComment() {
  const { id: class_id } = await aClass(institute);
  const lesson = await aLesson(institute, class_id, { subject: 'Talked about' });
  const student = await institute.student({ name: 'Zaynab' });
  await student.call.enrol({ class_id });
  const said = { class_id, lesson_id: lesson.id, comment: 'What is an idafa?' };
  const { data } = await student.call.addComment(said);
  const bodies = async () =>
    (await student.call.getComments({ class_id, lesson_id: lesson.id })).data.map(
      ({ comment }) => comment,
    );
  return { student, comment_id: data.comment_id, bodies };
}

const bodyOf = async (id: number) =>
  (await institute.services.db.select().from(comments).where(eq(comments.id, id)))[0]?.body;

describe('what was deleted', () => {
  // Proves call-getTrash.
  it('is listed with who and when, the newest first, filtered and searched', async () => {
    const { id, a } = await threeLessons('Balāgha');
    const template = { title: 'Of honour', content: 'x', footer: 'y', certificateContent: 'z' };
    const { data: made } = await admin.call.saveCertificateTemplate(template);
    const { comment_id } = await aComment();
    const at = Math.floor(institute.clock.now().getTime() / 1000);
    await admin.call.deleteLesson({ lesson_id: a.id });
    institute.clock.advance({ minutes: 1 });
    await admin.call.deleteCertificateTemplate({ template_id: made.id });
    institute.clock.advance({ minutes: 1 });
    await admin.call.deleteComment({ comment_id });
    institute.clock.advance({ minutes: 1 });
    await admin.call.deleteClass({ class_id: id });
    const { data, meta } = await admin.call.getTrash({ page: 1, per_page: 4 });
    expect(data.map(({ kind, name, within, author }) => [kind, name, within, author])).toEqual([
      ['class', 'Balāgha', '', ''],
      ['comment', 'What is an idafa?', 'Talked about', 'Zaynab'],
      ['template', 'Of honour', '', ''],
      ['lesson', 'A', 'Balāgha', ''],
    ]);
    expect(data[1]?.author_id).toEqual(expect.any(Number));
    expect(data[3]).toMatchObject({
      deleted_by: admin.name,
      deleted_by_id: admin.id,
      author_id: null,
      deleted_at: at,
      until: at + 30 * 86_400,
      class_deleted: true,
    });
    expect(meta?.total).toBeGreaterThanOrEqual(4);
    expect(await inTrash({ kind: 'class' })).toContainEqual({ kind: 'class', id, name: 'Balāgha' });
    expect(await inTrash({ search: 'zaynab IDAFA' })).toEqual([
      { kind: 'comment', id: comment_id, name: 'What is an idafa?' },
    ]);
  });

  // Proves ours-54.
  it('names the account of who deleted it no longer than there is one', async () => {
    const colleague = await institute.student();
    const { db } = institute.services;
    await db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
    const { a } = await threeLessons('Sarf');
    await colleague.call.deleteLesson({ lesson_id: a.id });
    const listed = async () =>
      (await admin.call.getTrash({ kind: 'lesson', search: 'sarf' })).data.find(
        (one) => one.id === a.id,
      );
    expect(await listed()).toMatchObject({ deleted_by_id: colleague.id });
    expect((await admin.call.deleteStudent({ student_id: colleague.id })).status).toBe(true);
    expect(await listed()).toMatchObject({ within: 'Sarf', deleted_by_id: null });
  });

  it('is not offered to students', async () => {
    const student = await institute.student();
    expect(await student.call.getTrash({})).toMatchObject({ http: 403 });
  });

  // Proves call-getTrash.
  it('cannot be brought back after 30 days', async () => {
    const { id, a } = await threeLessons();
    const { comment_id } = await aComment();
    await admin.call.deleteLesson({ lesson_id: a.id });
    await admin.call.deleteComment({ comment_id });
    await admin.call.deleteClass({ class_id: id });
    institute.clock.advance({ days: 29 });
    admin = await institute.admin();
    await applyRetention(institute.services, { signal: new AbortController().signal });
    expect(await inTrash({ kind: 'class' })).toContainEqual({ kind: 'class', id, name: 'Nahw' });
    expect(await bodyOf(comment_id)).toBe('What is an idafa?');
    institute.clock.advance({ days: 2 });
    admin = await institute.admin();
    expect(await inTrash()).toEqual([]);
    expect(await admin.call.restoreLesson({ lesson_id: a.id })).toMatchObject(gone);
    expect(await admin.call.restoreClass({ class_id: id })).toMatchObject(gone);
    expect(await admin.call.restoreComment({ comment_id })).toMatchObject(gone);
    await applyRetention(institute.services, { signal: new AbortController().signal });
    expect(await bodyOf(comment_id)).toBe('');
  });
});

describe('a class', () => {
  // Proves call-restoreClass.
  it('comes back with the lessons it had, at its addresses, with its people', async () => {
    const { id, rand } = await aClassOnShow(institute, { name: 'Returning' });
    await admin.call.updateClass({ class_id: id, slug: 'returned' });
    const student = await institute.student();
    await student.call.enrol({ class_id: id });
    const [lesson] = (await admin.call.getLessons({ class_id: id })).data;
    await admin.call.deleteClass({ class_id: id });
    expect(await student.call.getClassDetails({ class_id: rand })).toMatchObject({ status: false });
    expect(await admin.call.restoreClass({ class_id: id })).toMatchObject({ status: true });
    expect(await classRow(id)).toMatchObject({
      ...{ slug: 'returned', deletedAt: null, deletedBy: null, deletedSlug: null, rand },
    });
    const former = await institute.services.db.select().from(formerClassSlugs);
    expect(former).toContainEqual({ slug: 'returning', classId: id });
    const { data } = await student.call.getClassDetails({ class_id: rand });
    expect(data.lessons.map((one) => one.rand)).toEqual([lesson?.rand]);
    const [act] = (await acts('restoreClass')).slice(-1);
    expect(act?.details).toEqual({ class: id, name: 'Returning' });
  });

  // Proves call-restoreClass.
  it('takes another address where another class has its own by now', async () => {
    const { id } = await aClass(institute, { name: 'Contested' });
    await admin.call.deleteClass({ class_id: id });
    const other = await aClass(institute, { name: 'Contested' });
    await admin.call.restoreClass({ class_id: id });
    expect([(await classRow(other.id))?.slug, (await classRow(id))?.slug]).toEqual([
      'contested',
      'contested-2',
    ]);
  });

  it('asks no more for a class that has come to ask for it', async () => {
    const first = await aClass(institute);
    const second = await aClass(institute, { prequisite_id: String(first.id) });
    const third = await aClass(institute, { prequisite_id: String(second.id) });
    await admin.call.deleteClass({ class_id: second.id });
    const asked = { class_id: first.id, prequisite_id: String(third.id) };
    expect(await admin.call.updateClass(asked)).toMatchObject({ status: true });
    await admin.call.restoreClass({ class_id: second.id });
    expect((await classRow(second.id))?.prerequisiteId).toBeNull();
    expect((await classRow(first.id))?.prerequisiteId).toBe(third.id);
  });

  // Proves call-restoreClass.
  it('is told of to those who have paid, and comes back once of two presses', async () => {
    const { id } = await aPaidClass(institute, 100, { name: 'Paid for' });
    const payer = await institute.student({ wallet: 20_000 });
    await payer.call.enrol({ class_id: id });
    await admin.call.deleteClass({ class_id: id, paying: '1' });
    const answers = await Promise.all([1, 2].map(() => admin.call.restoreClass({ class_id: id })));
    expect(answers.map(({ code }) => code ?? 'back').sort()).toEqual(['back', 'trash_gone']);
    const inbox = (await payer.call.getMessages({})).data.map(({ subject }) => subject);
    expect(inbox.slice(0, 2)).toEqual([
      'Class open again: \u2068Paid for\u2069',
      'Class closed: \u2068Paid for\u2069',
    ]);
  });
});

describe('a lesson', () => {
  // Proves call-restoreLesson.
  it('comes back to its place, and the others make room', async () => {
    const { id, b } = await threeLessons();
    await admin.call.deleteLesson({ lesson_id: b.id });
    expect(await subjects(id)).toEqual(['A', 'C']);
    expect(await admin.call.restoreLesson({ lesson_id: b.id })).toMatchObject({ status: true });
    expect(await subjects(id)).toEqual(['A', 'B', 'C']);
    expect((await classRow(id))?.lessonTotal).toBe(3);
    const [act] = (await acts('restoreLesson')).slice(-1);
    expect(act?.details).toEqual({ lesson: b.id, subject: 'B' });
  });

  it('stands at the end where there are fewer by now', async () => {
    const { id, a, b, c } = await threeLessons();
    for (const one of [c, a, b]) await admin.call.deleteLesson({ lesson_id: one.id });
    await admin.call.restoreLesson({ lesson_id: b.id });
    await admin.call.restoreLesson({ lesson_id: c.id });
    expect(await subjects(id)).toEqual(['B', 'C']);
  });

  // Proves call-restoreLesson.
  it('waits for its class, and comes back once of two presses', async () => {
    const { id, b } = await threeLessons();
    await admin.call.deleteLesson({ lesson_id: b.id });
    await admin.call.deleteClass({ class_id: id });
    const first = await admin.call.restoreLesson({ lesson_id: b.id });
    expect(first).toMatchObject({ status: false, code: 'class_in_trash' });
    await admin.call.restoreClass({ class_id: id });
    expect(await subjects(id)).toEqual(['A', 'C']);
    const answers = await Promise.all(
      [1, 2].map(() => admin.call.restoreLesson({ lesson_id: b.id })),
    );
    expect(answers.map(({ code }) => code ?? 'back').sort()).toEqual(['back', 'trash_gone']);
    expect(await subjects(id)).toEqual(['A', 'B', 'C']);
  });

  it('that nobody deleted is not brought back', async () => {
    const { a } = await threeLessons();
    expect(await admin.call.restoreLesson({ lesson_id: a.id })).toMatchObject(gone);
  });
});

describe('a certificate template', () => {
  // Proves call-restoreTemplate.
  it('comes back once', async () => {
    const form = { title: 'Back', footer: 'F', certificateContent: 'C' };
    const { data } = await admin.call.saveCertificateTemplate(form);
    await admin.call.deleteCertificateTemplate({ template_id: data.id });
    const restore = () => admin.call.restoreTemplate({ template_id: data.id });
    expect(await restore()).toMatchObject({ status: true });
    expect(await restore()).toMatchObject(gone);
    const titles = (await admin.call.getCertificateTemplates({})).data.map(({ title }) => title);
    expect(titles).toContain('Back');
    expect((await acts('restoreTemplate')).at(-1)?.details).toMatchObject({ title: 'Back' });
  });
});

describe('a comment', () => {
  // Proves call-restoreComment.
  it('that the office deleted comes back with its text', async () => {
    const { student, comment_id, bodies } = await aComment();
    await admin.call.deleteComment({ comment_id });
    expect(await bodies()).toEqual([]);
    expect(await admin.call.restoreComment({ comment_id })).toMatchObject({ status: true });
    expect(await bodies()).toEqual(['What is an idafa?']);
    expect(await admin.call.restoreComment({ comment_id })).toMatchObject(gone);
    expect((await acts('restoreComment')).at(-1)).toMatchObject({ subjectId: student.id });
  });

  it('that its author deleted is gone at once', async () => {
    const { student, comment_id } = await aComment();
    await student.call.deleteComment({ comment_id });
    expect(await bodyOf(comment_id)).toBe('');
    expect(await admin.call.restoreComment({ comment_id })).toMatchObject(gone);
  });

  // Proves call-restoreComment.
  it('goes from the trash with the account of its author', async () => {
    const { student, comment_id } = await aComment();
    await admin.call.deleteComment({ comment_id });
    await admin.call.deleteStudent({ student_id: student.id });
    expect(await bodyOf(comment_id)).toBe('');
    expect(await admin.call.restoreComment({ comment_id })).toMatchObject(gone);
  });
});
