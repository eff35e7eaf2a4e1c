import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, examQueues, examResults, markChanges, users } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  colleague = await institute.student({ name: 'Colleague' });
  await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
});
afterAll(() => institute.close());

/** A submission of theory alone, with what was made of it. */
async function aSubmission(own: { student?: string; subject?: string } = {}) {
  const { db, jobs } = institute.services;
  const { id: class_id } = await aClass(institute);
  const exam = await aLesson(institute, class_id, {
    ...{ inputetype: 'Exam', subject: own.subject ?? 'Exam', about: 'Why?', theoryAnswer: '' },
  });
  const student = await institute.student(own.student ? { name: own.student } : {});
  await student.call.enrol({ class_id });
  await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
  const row = async () => {
    const [found] = await db.select().from(examResults).where(eq(examResults.lessonId, exam.id));
    if (!found) throw new Error('nothing was submitted');
    return found;
  };
  const { id: result_id } = await row();
  const detail = async () => {
    const { data } = await admin.call.getExamDetails({ lesson_id: exam.id, result_id });
    if (!data[0]) throw new Error('no detail');
    return data[0];
  };
  return {
    ...{ class_id, exam, student, result_id, row, detail },
    mark: (by: Person, theory_score: number, more: Record<string, unknown> = {}) =>
      by.call.markExam({ lesson_id: exam.id, result_id, theory_score, ...more }),
    change: async (by: Person, theory_score: number, more: Record<string, unknown> = {}) =>
      by.call.changeMark({
        ...{ result_id, theory_score, reason: 'A slip of the key' },
        mark_id: (await detail()).mark_id,
        ...more,
      }),
    undo: (by: Person, request_key: string) => by.call.undoMark({ result_id, request_key }),
    history: () =>
      db
        .select()
        .from(markChanges)
        .where(eq(markChanges.resultId, result_id))
        .orderBy(asc(markChanges.id)),
    told: async () => (await student.call.getMessages({})).data,
    seen: async () => {
      const lesson = { class_id, lesson_id: exam.id };
      return (await student.call.getLessonDetails(lesson)).data.examResult;
    },
    waiting: async () => {
      const [queue] = await db.select().from(examQueues).where(eq(examQueues.lessonId, exam.id));
      return queue?.waiting ?? 0;
    },
    later: () => jobs.drain({ later: true }),
  };
}

it('a key that has marked one submission marks no other, and says so', async () => {
  const [one, other] = [await aSubmission(), await aSubmission()];
  const request_key = aRequestKey();
  expect((await one.mark(admin, 60, { request_key })).status).toBe(true);
  const refusal = { http: 400, code: 'invalid_input' };
  expect(await other.mark(admin, 70, { request_key })).toMatchObject(refusal);
  expect((await other.mark(colleague, 70)).status).toBe(true);
  expect(await other.change(admin, 80, { request_key })).toMatchObject(refusal);
  expect(await other.row()).toMatchObject({ theoryScore: 70, markedBy: colleague.id });
});

it('a mark that was undone is not given again by the press that gave it', async () => {
  const submission = await aSubmission();
  const request_key = aRequestKey();
  await submission.mark(admin, 60, { request_key });
  await submission.undo(admin, request_key);
  expect((await submission.mark(admin, 60, { request_key })).status).toBe(true);
  expect((await submission.row()).theoryScore).toBeNull();
});

describe('another mark', () => {
  // Proves call-changeMark.
  it('is given by any administrator with a reason, kept in a history, and told', async () => {
    const submission = await aSubmission();
    await submission.mark(admin, 8, { comment: 'Read the third line again.' });
    institute.clock.advance({ minutes: 1 });
    expect(await submission.change(colleague, 80, { comment: 'Well seen.' })).toMatchObject({
      status: true,
      message: 'Mark changed.',
    });
    expect(await submission.row()).toMatchObject({
      ...{ theoryScore: 80, totalScore: 80, markedBy: colleague.id, markComment: 'Well seen.' },
    });
    const { history, mark_id } = await submission.detail();
    expect(history).toMatchObject([
      { from: 8, to: 80, reason: 'A slip of the key', by: 'Colleague', comment: 'Well seen.' },
      { from: null, to: 8, reason: '', by: admin.name, comment: 'Read the third line again.' },
    ]);
    expect(mark_id).toBe(history[0]?.id);
    const [news, first] = await submission.told();
    expect(first?.body).toContain('Your teacher says: \u2068Read the third line again.');
    expect(news?.subject).toContain('Your mark has been changed');
    expect(news?.body).toContain('Your total score is now 80%.');
    expect(news?.body).toContain('A slip of the key');
    expect(await submission.seen()).toMatchObject({ theory_score: 80, comment: 'Well seen.' });
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({
      ...{ action: 'changeMark', actorId: colleague.id, subjectId: submission.student.id },
      details: { before: 8, theoryScore: 80 },
    });
  });

  it('keeps the comment that is not sent, and is the same mark when nothing differs', async () => {
    const submission = await aSubmission();
    await submission.mark(admin, 40, { comment: 'Good' });
    await submission.change(colleague, 40);
    expect(await submission.history()).toHaveLength(1);
    await submission.change(colleague, 50);
    expect(await submission.row()).toMatchObject({ theoryScore: 50, markComment: 'Good' });
  });

  it('needs a reason, a mark that stands and the one its sender saw', async () => {
    const submission = await aSubmission();
    expect(await submission.change(admin, 50)).toMatchObject({ code: 'result_not_found' });
    await submission.mark(admin, 40);
    expect(await submission.change(colleague, 50, { reason: ' ' })).toMatchObject({
      http: 400,
      message: 'A reason is required',
    });
    const stale = await submission.change(colleague, 50, { mark_id: 0 });
    expect(stale).toMatchObject({ http: 200, code: 'mark_changed' });
    expect(stale.message).toContain(`${admin.name}`);
    expect(stale.message).toContain('40%');
    expect(await submission.row()).toMatchObject({ theoryScore: 40 });
    expect(await submission.change(submission.student, 50)).toMatchObject({ http: 403 });
  });

  // Proves call-changeMark.
  it('is one when two administrators change it at once, and the other is told of it', async () => {
    const submission = await aSubmission();
    await submission.mark(admin, 40);
    const { mark_id } = await submission.detail();
    const answers = await Promise.all([
      submission.change(admin, 60, { mark_id }),
      submission.change(colleague, 70, { mark_id }),
    ]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'mark_changed')).toHaveLength(1);
    expect(await submission.history()).toHaveLength(2);
    expect([60, 70]).toContain((await submission.row()).theoryScore);
    expect(await submission.told()).toHaveLength(2);
  });

  it('is one for one press, whatever is sent again', async () => {
    const submission = await aSubmission();
    await submission.mark(admin, 40);
    const { mark_id } = await submission.detail();
    const request_key = aRequestKey();
    for (const _again of [1, 2, 3]) {
      expect(await submission.change(admin, 60, { mark_id, request_key })).toMatchObject({
        status: true,
      });
    }
    expect(await submission.history()).toHaveLength(2);
  });
});

describe('a mark that may be undone', () => {
  // Proves call-undoMark.
  it('goes back to the queue, untold, as if it had never been', async () => {
    const submission = await aSubmission();
    const request_key = aRequestKey();
    await submission.mark(admin, 8, { request_key });
    expect(await submission.waiting()).toBe(0);
    expect(await submission.told()).toEqual([]);
    expect(await submission.undo(admin, request_key)).toMatchObject({ status: true });
    expect(await submission.undo(admin, request_key)).toMatchObject({ status: true });
    expect(await submission.row()).toMatchObject({
      ...{ theoryScore: null, totalScore: null, markedAt: null, markedBy: null, isWaiting: true },
    });
    expect(await submission.waiting()).toBe(1);
    await submission.later();
    expect(await submission.told()).toEqual([]);
    expect((await submission.detail()).history).toEqual([]);
    // And is marked again.
    expect(await submission.mark(colleague, 80)).toMatchObject({ status: true });
    expect(await submission.told()).toHaveLength(1);
  });

  it('is told when its time is over, and cannot be undone then', async () => {
    const submission = await aSubmission();
    const request_key = aRequestKey();
    await submission.mark(admin, 64, { request_key });
    await institute.services.jobs.drain();
    expect(await submission.told()).toEqual([]);
    await submission.later();
    const [news] = await submission.told();
    expect(news?.subject).toContain('Exam marked');
    expect(await submission.undo(admin, request_key)).toMatchObject({
      http: 200,
      code: 'mark_told',
    });
    expect(await submission.row()).toMatchObject({ theoryScore: 64 });
  });

  it('goes back to the mark before, and is told once when it was corrected in time', async () => {
    const submission = await aSubmission();
    await submission.mark(admin, 70, { comment: 'Good' });
    const request_key = aRequestKey();
    await submission.change(colleague, 7, { request_key, comment: 'Poor' });
    await submission.undo(colleague, request_key);
    expect(await submission.row()).toMatchObject({
      ...{ theoryScore: 70, totalScore: 70, markedBy: admin.id, markComment: 'Good' },
    });
    const quick = await aSubmission();
    await quick.mark(admin, 8, { request_key: aRequestKey() });
    await quick.change(admin, 80, { request_key: aRequestKey() });
    await quick.later();
    const told = await quick.told();
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('Exam marked');
    expect(told[0]?.body).toContain('80%');
  });

  it('is undone by nobody else, and under no other key', async () => {
    const submission = await aSubmission();
    const other = await aSubmission();
    const request_key = aRequestKey();
    await submission.mark(admin, 64, { request_key });
    for (const answer of [
      await submission.undo(colleague, request_key),
      await submission.undo(admin, 'some-other-key'),
      await other.undo(admin, request_key),
    ]) {
      expect(answer).toMatchObject({ code: 'result_not_found' });
    }
    expect(await submission.row()).toMatchObject({ theoryScore: 64 });
  });

  // Proves call-undoMark.
  it('is either undone or told when both come at once', async () => {
    const submission = await aSubmission();
    const request_key = aRequestKey();
    await submission.mark(admin, 64, { request_key });
    const [undone] = await Promise.all([submission.undo(admin, request_key), submission.later()]);
    const { theoryScore } = await submission.row();
    expect(undone.status).toBe(theoryScore === null);
    expect(await submission.told()).toHaveLength(theoryScore === null ? 0 : 1);
    const [change] = await submission.history();
    expect([change?.toldAt, change?.undoneAt].filter(Boolean)).toHaveLength(1);
  });
});

describe('lists of exams', () => {
  // Proves ours-62.
  it('are searched by the student, word by word, and narrowed to a class', async () => {
    const found = await aSubmission({ student: 'Babatunde Bakare', subject: 'Reading' });
    const other = await aSubmission({ student: 'Babatunde Musa', subject: 'Bakare' });
    const waiting = async (more: Record<string, unknown>) =>
      (await admin.call.getUnmarkedExams(more)).data.map(({ result_id }) => result_id);
    expect(await waiting({ search: 'bakare babatunde' })).toEqual([found.result_id]);
    expect(await waiting({ search: 'bakare' })).toEqual([found.result_id, other.result_id]);
    expect(await waiting({ search: 'bakare', class_id: other.class_id })).toEqual([
      other.result_id,
    ]);
    expect(await waiting({ class_id: found.class_id })).toEqual([found.result_id]);
    const page = await admin.call.getUnmarkedExams({ search: 'bakare', page: 2, per_page: 1 });
    expect(page.data.map(({ result_id }) => result_id)).toEqual([other.result_id]);
    expect(page.meta).toEqual({ total: 2, page: 2, per_page: 1, more: false });
  });

  // Proves call-getMarkedExams.
  it('hold what people have marked, newest first', async () => {
    const one = await aSubmission({ student: 'Halima Sani', subject: 'Marked one' });
    const two = await aSubmission({ student: 'Ibrahim Sani', subject: 'Marked two' });
    await one.mark(admin, 31, { comment: 'Again' });
    institute.clock.advance({ minutes: 1 });
    await two.mark(colleague, 32);
    const { data, meta } = await admin.call.getMarkedExams({
      ...{ search: 'sani', page: 1, per_page: 10 },
    });
    expect(meta?.total).toBe(2);
    expect(data).toMatchObject([
      { result_id: two.result_id, theory_score: 32, marked_by: 'Colleague', comment: '' },
      { result_id: one.result_id, theory_score: 31, marked_by: admin.name, comment: 'Again' },
    ]);
    const list = async (more: Record<string, unknown>) =>
      (await admin.call.getMarkedExams(more)).data.map(({ result_id }) => result_id);
    expect(await list({ class_id: one.class_id })).toEqual([one.result_id]);
    expect(await list({ search: 'marked two' })).toEqual([two.result_id]);
    expect((await list({})).length).toBeGreaterThan(2);
  });

  // Proves ours-54.
  it('name the account of who marked, until it is deleted', async () => {
    const maryam = await institute.student({ name: 'Maryam' });
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, maryam.id));
    const submission = await aSubmission();
    await submission.mark(maryam, 33);
    const listed = async () =>
      (await admin.call.getMarkedExams({ class_id: submission.class_id })).data;
    expect(await listed()).toMatchObject([{ marked_by: 'Maryam', marked_by_id: maryam.id }]);
    expect((await submission.detail()).history).toMatchObject([{ by_id: maryam.id }]);
    expect((await admin.call.deleteStudent({ student_id: maryam.id })).status).toBe(true);
    expect(await listed()).toMatchObject([{ theory_score: 33, marked_by_id: null }]);
    expect((await submission.detail()).history).toMatchObject([{ to: 33, by_id: null }]);
  });
});
