import type { RequestOf } from '@institute/contract/call';
import type { addComment } from '@institute/contract/comments/comments';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { auditLog, comments } from '../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

/** A lesson two students may open, with what they say under it. */
async function discussion() {
  const { id: classId } = await aClass(institute);
  const { id: lessonId } = await aLesson(institute, classId);
  const [amina, bala] = [
    await institute.student({ name: 'Amina' }),
    await institute.student({ name: 'بلال' }),
  ];
  for (const one of [amina, bala]) await one.call.enrol({ class_id: classId });
  const location = { class_id: classId, lesson_id: lessonId };
  const say = async (
    who: Person,
    comment: string,
    more: Partial<RequestOf<typeof addComment>> = {},
  ) => (await who.call.addComment({ ...location, comment, ...more })).data.id;
  const read = async (who: Person) => (await who.call.getComments(location)).data;
  const rows = () =>
    institute.services.db.select().from(comments).where(eq(comments.lessonId, lessonId));
  return { classId, lessonId, location, amina, bala, say, read, rows };
}

describe('posting', () => {
  // Proves student-3-12, call-getComments, call-addComment, rulings-1-1, student-8-31.
  it('keeps the text as written and takes the name from the account', async () => {
    const { location, amina, bala, read, rows } = await discussion();
    const text = 'ما مَعْنَى "الْبَيْت"؟\n<b>thanks</b>';
    const sent = { ...location, comment: `  ${text} `, name: 'Somebody Else', email: amina.email };
    const response = await amina.call.addComment(sent);
    expect(response).toMatchObject({ status: true, message: 'Comment added successfully!' });
    expect(response.data).toEqual({
      id: response.data.id,
      comment_id: response.data.id,
      ...location,
      comment: text,
      email: amina.email,
      name: 'Amina',
      parent_id: 0,
      created_at: institute.clock.now().getTime() / 1000,
      deleted: false,
    });
    expect(await read(amina)).toEqual([response.data]);
    // Nobody learns another person's e-mail from a discussion.
    expect(await read(bala)).toEqual([{ ...response.data, email: '' }]);
    // The office is led to who wrote it.
    expect(await read(await institute.admin())).toEqual([
      { ...response.data, email: '', author_id: amina.id },
    ]);
    expect(await rows()).toMatchObject([{ body: text, authorId: amina.id }]);
  });

  // Proves student-6-4, call-addComment.
  it('nests replies to any depth, oldest first', async () => {
    const { amina, bala, say, read } = await discussion();
    const root = await say(amina, 'one');
    let parent = root;
    for (let depth = 0; depth < 12; depth += 1) {
      parent = await say(depth % 2 ? amina : bala, `${depth}`, { parent_id: parent });
    }
    const other = await say(bala, 'two', { parent_id: '0' });
    const all = await read(amina);
    expect(all).toHaveLength(14);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
    expect(all.filter(({ parent_id }) => parent_id === 0).map(({ id }) => id)).toEqual([
      root,
      other,
    ]);
  });

  // Proves student-5-18.
  it.each(['', '   ', '\n\t'])('refuses %j as a comment', async (comment) => {
    const { location, amina, rows } = await discussion();
    expect(await amina.call.addComment({ ...location, comment })).toMatchObject({
      http: 400,
      message: 'Comment is required',
    });
    expect(await rows()).toEqual([]);
  });

  it('refuses a reply to what is not under this lesson, or not there any more', async () => {
    const { location, amina, say, rows } = await discussion();
    const elsewhere = await discussion();
    const foreign = await elsewhere.say(elsewhere.amina, 'elsewhere');
    const gone = await say(amina, 'gone');
    await amina.call.deleteComment({ comment_id: gone });
    for (const parent_id of [foreign, gone, 999_999]) {
      expect(
        await amina.call.addComment({ ...location, comment: 'reply', parent_id }),
      ).toMatchObject({
        status: false,
        code: 'comment_not_found',
      });
    }
    expect(await rows()).toHaveLength(1);
  });

  it('posts once under one key, also when it arrives ten times at once', async () => {
    const { location, amina, bala, rows } = await discussion();
    const send = (who: Person) =>
      who.call.addComment({ ...location, comment: 'once', request_key: 'press-0001' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(amina)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.every(({ status }) => status)).toBe(true);
    // The key is the author's own: another's press is another comment.
    await send(bala);
    expect(await rows()).toHaveLength(2);
  });
});

describe('a long discussion', () => {
  /** 120 threads, of which every tenth has a reply; written past the calls, which take a while. */
  async function long() {
    const made = await discussion();
    const { lessonId, amina, bala } = made;
    const createdAt = institute.clock.now();
    const threads = await institute.services.db
      .insert(comments)
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          ...{ lessonId, authorId: amina.id, createdAt },
          body: `Thread ${at}`,
        })),
      )
      .returning({ id: comments.id });
    const answered = threads.filter((_, at) => at % 10 === 0);
    await institute.services.db.insert(comments).values(
      answered.map(({ id: parentId }) => ({
        ...{ lessonId, authorId: bala.id, createdAt, parentId },
        body: 'A reply',
      })),
    );
    return { ...made, threads };
  }

  // Proves rulings-1-1.
  it('comes in pages of 50 threads with their replies, the newest first', async () => {
    const { location, amina, threads } = await long();
    const page = (number: number) => amina.call.getComments({ ...location, page: number });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second, third].map(({ data }) => data.length)).toEqual([55, 55, 22]);
    expect(first.meta).toEqual({ total: 120, page: 1, per_page: 50, comments: 132 });
    const top = (one: typeof first) => one.data.filter(({ parent_id }) => parent_id === 0);
    expect(top(first).map(({ id }) => id)).toEqual(threads.slice(70).map(({ id }) => id));
    expect(top(third).map(({ id }) => id)).toEqual(threads.slice(0, 20).map(({ id }) => id));
    const everything = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(everything).size).toBe(132);
    expect((await page(4)).data).toEqual([]);
    expect(await amina.call.getComments({ ...location, page: 0 })).toMatchObject({ http: 400 });
  });

  // Proves rulings-1-1.
  it('keeps its shape without a page, and is cut at half a megabyte, as a page is', async () => {
    const { location, lessonId, amina, bala } = await long();
    const whole = await bala.call.getComments(location);
    expect(whole.data).toHaveLength(132);
    expect(whole).not.toHaveProperty('meta');
    await institute.services.db.insert(comments).values(
      Array.from({ length: 400 }, (_, at) => ({
        ...{ lessonId, authorId: amina.id, createdAt: institute.clock.now() },
        body: `Later ${at} ${'ب'.repeat(4950)}`,
      })),
    );
    const cut = await bala.call.getComments(location);
    expect(cut.data.length).toBeGreaterThan(30);
    expect(cut.data.every(({ comment }) => comment.startsWith('Later'))).toBe(true);
    expect(JSON.stringify(cut).length).toBeLessThan(500_000);
    // A page begins every thread it counts.
    const page = await bala.call.getComments({ ...location, page: 1 });
    expect(page.data).toHaveLength(50);
  });
});

describe('who may read and write', () => {
  // Proves call-getComments.
  it('is who may open the lesson', async () => {
    const { location, classId } = await discussion();
    const stranger = await institute.student();
    const refusal = { status: false, code: 'not_enrolled' };
    expect(await stranger.call.getComments(location)).toMatchObject(refusal);
    expect(await stranger.call.addComment({ ...location, comment: 'hello' })).toMatchObject(
      refusal,
    );
    const later = await aLesson(institute, classId, { scheduled: '1', studydate: '1900000000' });
    await stranger.call.enrol({ class_id: classId });
    expect(
      await stranger.call.getComments({ class_id: classId, lesson_id: later.id }),
    ).toMatchObject({ status: false, code: 'lesson_scheduled' });
  });

  // Proves student-2-60.
  it('is nobody under an exam', async () => {
    const { amina, classId } = await discussion();
    const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Why?' });
    const location = { class_id: classId, lesson_id: exam.id };
    const refusal = { status: false, code: 'no_discussion' };
    expect(await amina.call.getComments(location)).toMatchObject(refusal);
    expect(await amina.call.addComment({ ...location, comment: 'a hint' })).toMatchObject(refusal);
  });

  it('lets an administrator read and answer everywhere', async () => {
    const { location, amina, say, read } = await discussion();
    const admin = await institute.admin();
    const id = await say(amina, 'a question');
    expect(await read(admin)).toHaveLength(1);
    const response = await admin.call.addComment({
      ...location,
      comment: 'an answer',
      parent_id: id,
    });
    expect(response.data).toMatchObject({ name: admin.name, parent_id: id });
  });
});

describe('deleting', () => {
  // Proves call-deleteComment, student-8-32.
  it('takes the text away for good; a comment with replies keeps its place', async () => {
    const { amina, bala, say, read, rows } = await discussion();
    const root = await say(amina, 'a secret');
    const reply = await say(bala, 'a reply', { parent_id: root });
    expect(await amina.call.deleteComment({ comment_id: root })).toMatchObject({
      status: true,
      message: 'Comment deleted successfully!',
    });
    expect(await read(bala)).toMatchObject([
      { id: root, comment: '', name: '', email: '', deleted: true },
      { id: reply, comment: 'a reply', parent_id: root, deleted: false },
    ]);
    expect((await rows()).map(({ body }) => body)).not.toContain('a secret');
    await bala.call.deleteComment({ comment_id: reply });
    expect(await read(amina)).toEqual([]);
  });

  // Proves student-6-4.
  it('is for the author and for administrators, whose deletions are recorded', async () => {
    const { amina, bala, say, read } = await discussion();
    const id = await say(amina, 'mine');
    for (const sent of [{}, { email: bala.email }]) {
      expect(await bala.call.deleteComment({ comment_id: id, ...sent })).toMatchObject({
        http: 403,
        code: 'forbidden',
      });
    }
    expect(await read(amina)).toHaveLength(1);
    const admin = await institute.admin();
    expect(await admin.call.deleteComment({ comment_id: id })).toMatchObject({ status: true });
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({
      action: 'deleteComment',
      actorId: admin.id,
      subjectId: amina.id,
      details: { comment: id },
    });
  });

  it('says so when there is nothing to delete', async () => {
    const { amina, say } = await discussion();
    const id = await say(amina, 'mine');
    await amina.call.deleteComment({ comment_id: id });
    for (const comment_id of [id, 999_999]) {
      expect(await amina.call.deleteComment({ comment_id })).toMatchObject({
        status: false,
        code: 'comment_not_found',
      });
    }
  });

  it('and replying at once leave either the reply under a stub or a refused reply', async () => {
    const { location, amina, bala, say, read } = await discussion();
    for (let round = 0; round < 8; round += 1) {
      const parent_id = await say(amina, `round ${round}`);
      const [deleted, replied] = await Promise.all([
        amina.call.deleteComment({ comment_id: parent_id }),
        bala.call.addComment({ ...location, comment: 'reply', parent_id }),
      ]);
      expect(deleted.status).toBe(true);
      const shown = await read(bala);
      if (replied.status) {
        expect(shown.find(({ id }) => id === parent_id)).toMatchObject({ deleted: true });
        expect(shown.find(({ id }) => id === replied.data.id)).toMatchObject({ parent_id });
      } else {
        expect(replied.code).toBe('comment_not_found');
        expect(shown.some(({ id }) => id === parent_id)).toBe(false);
      }
    }
  });
});
