import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { aLessonWithWords, someWords } from '../../../test/support/words.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** What the newest act of a name was noted with: values, and of changes both of them. */
async function noted(act: string): Promise<Record<string, string | [string, string]>> {
  const [newest] = (await admin.call.getAuditLog({ act })).data;
  return Object.fromEntries(
    (newest?.details ?? []).map(({ name, value, was }) => [
      name,
      was === undefined ? value : [was, value],
    ]),
  );
}

describe('the audit log keeps', () => {
  // Proves call-getAuditLog.
  it('what the questions of an exam asked before, and of which the right answer is another', async () => {
    const { id: class_id } = await aClass(institute);
    const one = { question: 'Which?', answer: 'a', option1: 'a', option2: 'b' };
    const other = { question: 'Why?', answer: 'c', option1: 'c', option2: 'd' };
    const { id: lesson_id } = await aLesson(institute, class_id, {
      ...{ inputetype: 'Exam', subject: 'Cases', questions: [one, other] },
    });
    const asked = (await admin.call.getLessonQuestions({ lesson_id })).data;
    const [first, second] = asked.map(({ id }) => ({ id }));
    const questions = [
      { ...first, answer: 'b' },
      { ...second, question: 'Whence?' },
      { question: 'Whither?', answer: 'e', option1: 'e', option2: 'f' },
    ];
    await admin.call.updateLesson({ lesson_id, questions } as never);
    const kept = await noted('updateLesson');
    expect(kept).toMatchObject({
      examQuestions: ['Why? / c / d', 'Whence? / c / d; Whither? / e / f'],
      keysOf: 'Which?',
    });
    await admin.call.updateLesson({ lesson_id, questions: [{ ...first, answer: 'b' }] } as never);
    const same = await noted('updateLesson');
    expect(same).not.toHaveProperty('examQuestions');
    expect(same).not.toHaveProperty('keysOf');
  });

  // Proves call-getAuditLog.
  it('which words of a lesson were added, changed and taken away, and what they said', async () => {
    const { lesson_id } = await aLessonWithWords(institute, 3);
    const before = (await admin.call.getManagedWords({ lesson_id })).data.words;
    const [house, door] = before;
    const [, , , book] = someWords(4);
    const words = [{ ...door, meaning: 'gate' }, house, book];
    await admin.call.saveLessonWords({ lesson_id, words } as never);
    const kept = await noted('saveLessonWords');
    expect(kept).toMatchObject({
      ...{ wordsAdded: '1', wordsChanged: '1', wordsRemoved: '1', changed: 'order' },
    });
    const [was, now] = kept.words ?? [];
    expect(was).toContain(`${door?.arabic} · ${door?.meaning}`);
    expect(was).toContain(before[2]?.arabic);
    expect(now).toContain(`${door?.arabic} · gate`);
    expect(now).toContain(book?.arabic);
    expect(now).not.toContain(house?.arabic);
    const table = 'arabic,meaning\nنَهْرٌ,river\n';
    await admin.call.importWords({ lesson_id, table, dry_run: false } as never);
    expect(await noted('importWords')).toMatchObject({
      wordsAdded: '1',
      words: ['', expect.stringMatching(/نَهْرٌ · river/)],
    });
  });

  // Proves call-getAuditLog.
  it('to which word a written form was tied and is', async () => {
    const { lesson_id, wordIds } = await aLessonWithWords(institute, 2);
    const { words } = (await admin.call.getManagedWords({ lesson_id })).data;
    const [house, door] = words.map(({ arabic }) => arabic);
    const tie = (word_id: number) =>
      admin.call.tieWordForm({ lesson_id, form: 'وَبَيْتُهُمَا', word_id });
    await tie(wordIds[0] ?? 0);
    expect((await noted('tieWordForm')).word).toEqual(['', house]);
    await tie(wordIds[1] ?? 0);
    expect((await noted('tieWordForm')).word).toEqual([house, door]);
    await tie(0);
    expect((await noted('tieWordForm')).word).toEqual([door, '']);
  });

  // Proves call-getAuditLog.
  it('what a message that waits said before, unless one person alone was to read it', async () => {
    const send_at = String(Math.floor(institute.clock.now().getTime() / 1000) + 3600);
    const form = { subject: 'Exam', message: 'On Friday', delivery_method: 'inApp', send_at };
    const change = async (to: object, words: object) => {
      const { data } = await admin.call.scheduleMessage({ ...form, ...to } as never);
      const { id } = data as { id: number };
      await admin.call.updateScheduledMessage({ scheduled_id: id, ...words } as never);
      return noted('updateScheduledMessage');
    };
    const words = { subject: 'Exams', message: 'On Sunday' };
    expect(await change({ send_to_all: 'true' }, words)).toMatchObject({
      ...{ subject: ['Exam', 'Exams'], body: ['On Friday', 'On Sunday'] },
    });
    const { email } = await institute.student();
    const kept = await change({ recipients: [email] }, words);
    expect(kept.changed).toBe('subject, body');
    expect(JSON.stringify(kept)).not.toMatch(/Exam|Friday|Sunday/);
  });

  // Proves call-getAuditLog.
  it('which lessons were copied, and from where', async () => {
    const { id: from } = await aClass(institute, { name: 'Nahw' });
    const { id: class_id } = await aClass(institute, { name: 'Sarf' });
    const one = await aLesson(institute, from, { subject: 'Alif' });
    const other = await aLesson(institute, from, { subject: 'Ba' });
    const lessons = [one.id, other.id];
    await admin.call.copyLessons({ class_id, lesson_ids: lessons } as never);
    expect(await noted('copyLessons')).toMatchObject({
      ...{ name: 'Sarf', lessonTotal: '2', subjects: 'Alif, Ba', sources: 'Nahw' },
    });
  });
});
