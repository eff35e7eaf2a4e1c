import { getHandIn, getHandIns } from '@institute/contract/homework/answers';
import { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aHomework, aTake, aWav, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass, countFiles } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { auditLog, classes, handIns, phrases, replies } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let yusuf: Person;
let amina: Person;
let classId: number;

const db = () => institute.services.db;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.services.sounds = null;
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  huda = await aTeacher('Ustadha Huda', 'teach');
  yusuf = await aTeacher('Ustadh Yusuf', 'mark');
  amina = await aStudent('Amina');
});

async function aTeacher(name: string, power: 'teach' | 'mark' | 'people', of = classId) {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({ class_id: of, user_id: person.id, powers: [power] });
  return person;
}
async function aStudent(name: string): Promise<Person> {
  const person = await institute.student({ name });
  await person.call.enrol({ class_id: classId });
  await person.call.agreeToRecording({});
  return person;
}

/** What a student has handed in of a new lesson. */
async function aHandIn(own: Partial<HomeworkTask> = {}, by = amina, text = 'بَابٌ') {
  const { id: lesson_id } = await aHomework(institute, classId, own);
  const { data } = await handInAs(by, { lesson_id, block_id: 'homework', text });
  return { id: data.id, lesson_id };
}

const inbox = async (by: Person, input: Record<string, unknown> = {}) => {
  const { data, meta } = await by.call.getHandIns({ class_id: classId, ...input });
  return { rows: z.decode(getHandIns.response, data), meta };
};
const read = async (by: Person, hand_in_id: number) =>
  z.decode(getHandIn.response, (await by.call.getHandIn({ hand_in_id })).data);
const answer = (by: Person, hand_in_id: number, own: Record<string, unknown> = {}) =>
  by.call.answerHandIn({ hand_in_id, version: 1, state: 'answered', ...own });
const rowOf = async (id: number) =>
  (await db().select().from(handIns).where(eq(handIns.id, id)))[0];
const say = (by: Person, hand_in_id: number, own: Record<string, unknown> = {}) =>
  by.call.addReply({ hand_in_id, text: 'Well read', request_key: aRequestKey(), ...own });
const told = async (by: Person) =>
  (await by.call.getMessages({})).data.filter(({ subject }) => /homework|Once more/.test(subject));
const drain = () => institute.services.jobs.drain({ later: true });

describe('the inbox of a teacher', () => {
  // Proves ours-353, call-getHandIns, call-getHandIn.
  it('has what waits in their classes, the oldest first, with the way from one to the next', async () => {
    const binta = await aStudent('Binta');
    const first = await aHandIn({ title: 'First' });
    institute.clock.advance({ minutes: 1 });
    const second = await aHandIn({ title: 'Second' }, binta);
    institute.clock.advance({ minutes: 1 });
    const third = await aHandIn({ title: 'Third' });
    const { rows, meta } = await inbox(huda);
    expect(rows.map(({ id, title, studentName }) => [id, title, studentName])).toEqual([
      [first.id, 'First', 'Amina'],
      [second.id, 'Second', 'Binta'],
      [third.id, 'Third', 'Amina'],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ studentId: amina.id, classId, className: 'Roots', lessonId: first.lesson_id },
      ...{ meetingId: null, attempt: 1, isLate: false, state: 'waiting', voices: 0, pictures: 0 },
      ...{ hasText: true, seconds: 0, mark: null, outOf: null },
    });
    expect(meta).toMatchObject({ total: 3, more: false, waiting: 3 });
    expect(await read(huda, second.id)).toMatchObject({
      ...{ previousId: first.id, nextId: third.id, waiting: 3, text: 'بَابٌ', others: [] },
      isUndoable: false,
    });
    expect((await inbox(huda, { search: 'bint' })).rows.map(({ id }) => id)).toEqual([second.id]);
    expect((await inbox(huda, { search: '%' })).rows).toEqual([]);
    // What waits is counted for those who answer it, among what waits in their classes.
    const counts = async (by: Person) =>
      (await by.call.getTeaching({})).data.classes.map((one) => one.hand_ins);
    expect([await counts(huda), await counts(await aTeacher('Helper', 'people'))]).toEqual([
      [3],
      [0],
    ]);
    const { data } = await answer(huda, second.id);
    expect(data).toEqual({ version: 2, next_id: third.id });
    expect((await inbox(huda)).rows.map(({ id }) => id)).toEqual([first.id, third.id]);
    const answered = await inbox(huda, { state: 'answered' });
    expect(answered.rows.map(({ id }) => id)).toEqual([second.id]);
    expect(answered.meta).toMatchObject({ total: 1, waiting: 2 });
    // The last attempt stands for those before it, which are there beside it.
    await handInAs(amina, { lesson_id: first.lesson_id, block_id: 'homework', text: 'Better' });
    const [, last] = (await inbox(huda)).rows;
    expect(last).toMatchObject({ title: 'First', attempt: 2 });
    expect((await read(huda, last?.id ?? 0)).others).toMatchObject([{ id: first.id, attempt: 1 }]);
  });

  // Proves ours-354.
  it('is of nobody else: neither another class’s teacher nor a fellow student reaches anything', async () => {
    const { id, lesson_id } = await aHandIn();
    const other = await aClass(institute);
    const stranger = await aTeacher('Ustadh Umar', 'teach', other.id);
    const helper = await aTeacher('Helper', 'people');
    const fellow = await aStudent('Fellow');
    for (const person of [stranger, helper, fellow, amina]) {
      const code = person === stranger || person === helper ? 'hand_in_not_found' : 'forbidden';
      const calls = [
        person.call.getHandIn({ hand_in_id: id }),
        say(person, id),
        answer(person, id),
        person.call.undoAnswer({ hand_in_id: id, version: 2 }),
        person.call.removeReply({ hand_in_id: id, reply_id: 1 }),
      ];
      for (const { code: found } of await Promise.all(calls)) {
        expect(found).toBe(code);
      }
    }
    expect((await inbox(stranger)).rows).toEqual([]);
    expect((await stranger.call.getHandIns({})).data).toEqual([]);
    const takes = { class_id: classId, student_id: amina.id };
    expect((await stranger.call.getTakesOfStudent(takes)).code).toBe('class_not_found');
    const { data } = await fellow.call.getHomework({ lesson_id });
    expect(z.decode(getHomework.response, data).homework[0]?.handIns).toEqual([]);
    expect((await inbox(huda)).rows).toHaveLength(1);
    expect((await inbox(yusuf)).rows).toHaveLength(1);
    expect((await inbox(admin)).rows).toHaveLength(1);
  });
});

describe('an answer', () => {
  // Proves ours-355, call-answerHandIn.
  it('has a mark, or the points of a rubric, or neither, as it was asked for', async () => {
    const seen = await aHandIn();
    expect((await answer(huda, seen.id, { mark: 90 })).status).toBe(true);
    expect(await rowOf(seen.id)).toMatchObject({ state: 'answered', mark: null, outOf: null });

    const marked = await aHandIn({ marking: { kind: 'mark' } });
    expect((await answer(huda, marked.id)).code).toBe('mark_missing');
    expect((await answer(huda, marked.id, { mark: 101 })).code).toBe('invalid_input');
    expect((await answer(huda, marked.id, { mark: 85 })).status).toBe(true);
    expect(await rowOf(marked.id)).toMatchObject({ mark: 85, outOf: 100, version: 2 });

    const lines = [
      { id: 'vowels', title: 'Vowels', points: 5 },
      { id: 'fluency', title: 'Fluency', points: 10 },
    ];
    const judged = await aHandIn({ marking: { kind: 'rubric', lines } });
    const rubric = (vowels: number, fluency?: number) => ({
      rubric: [
        { id: 'vowels', points: vowels },
        ...(fluency === undefined ? [] : [{ id: 'fluency', points: fluency }]),
      ],
    });
    expect((await answer(huda, judged.id, rubric(4))).code).toBe('mark_missing');
    expect((await answer(huda, judged.id, rubric(6, 10))).code).toBe('mark_missing');
    // The rubric stays as it was asked, whatever the lesson asks for by now.
    await admin.call.updateLesson({ lesson_id: judged.lesson_id, blocks: '[]', about: 'Text' });
    expect((await answer(huda, judged.id, rubric(4, 8))).status).toBe(true);
    expect(await rowOf(judged.id)).toMatchObject({
      ...{ mark: 12, outOf: 15, answeredById: huda.id },
      rubric: [
        { id: 'vowels', points: 4 },
        { id: 'fluency', points: 8 },
      ],
    });
  });

  // Proves ours-356.
  it('of two teachers at once is one, and the second is told; the same again changes nothing', async () => {
    const { id } = await aHandIn({ marking: { kind: 'mark' } });
    const both = await Promise.all([
      answer(huda, id, { mark: 70 }),
      answer(yusuf, id, { mark: 40 }),
    ]);
    expect(both.map(({ code }) => code ?? '').sort()).toEqual(['', 'hand_in_changed']);
    const winner = both[0]?.status ? huda : yusuf;
    const mark = winner === huda ? 70 : 40;
    expect(await answer(winner, id, { mark })).toMatchObject({ data: { version: 2 } });
    expect(await rowOf(id)).toMatchObject({ mark, version: 2, answeredById: winner.id });
    // Who has seen that answer may give another one.
    expect((await answer(yusuf, id, { mark: 55, version: 2 })).status).toBe(true);
    expect(await rowOf(id)).toMatchObject({ mark: 55, version: 3, answeredById: yusuf.id });
  });

  // Proves ours-357, call-undoAnswer.
  it('is told once it can be taken back no more, and until then can be taken back', async () => {
    const { id } = await aHandIn({ marking: { kind: 'mark' } });
    const undo = (by: Person, version: number) => by.call.undoAnswer({ hand_in_id: id, version });
    await answer(huda, id, { mark: 70 });
    expect((await read(huda, id)).isUndoable).toBe(true);
    expect((await read(yusuf, id)).isUndoable).toBe(false);
    expect((await undo(yusuf, 2)).code).toBe('hand_in_changed');
    expect((await undo(huda, 2)).data).toEqual({ version: 3 });
    expect((await undo(huda, 2)).data).toEqual({ version: 3 });
    expect(await rowOf(id)).toMatchObject({
      ...{ state: 'waiting', mark: null, outOf: null, answeredAt: null, answeredById: null },
    });
    await drain();
    expect(await told(amina)).toEqual([]);
    await answer(huda, id, { mark: 80, version: 3 });
    await say(huda, id);
    await drain();
    const [message] = await told(amina);
    expect(message).toMatchObject({ subject: expect.stringContaining('Read aloud') });
    expect(message?.body).toContain('You got 80 of 100 points.');
    expect(message?.body).toContain('1 reply');
    expect((await undo(huda, 4)).code).toBe('answer_told');
    // Another answer is another message, and what it takes the place of comes back by an undo.
    await answer(huda, id, { mark: 90, version: 4 });
    expect((await undo(huda, 5)).status).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: 'answered', mark: 80, version: 6 });
    await drain();
    expect(await told(amina)).toHaveLength(1);
    await answer(huda, id, { state: 'again', version: 6 });
    await drain();
    expect((await told(amina)).map(({ subject }) => /^Once more/.test(subject))).toContain(true);
    expect(await rowOf(id)).toMatchObject({ state: 'again', mark: null });
  });

  // Proves ours-424.
  it('that stands again after an undo is told, whoever gave the one that was taken back', async () => {
    const { id } = await aHandIn({ marking: { kind: 'mark' } });
    await answer(huda, id, { state: 'again' });
    await answer(yusuf, id, { mark: 15, version: 2 });
    await yusuf.call.undoAnswer({ hand_in_id: id, version: 3 });
    expect(await rowOf(id)).toMatchObject({ state: 'again', version: 4, toldAt: null });
    await drain();
    expect((await told(amina)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Once more'),
    ]);
    expect((await rowOf(id))?.toldAt).not.toBeNull();
  });

  // Proves ours-425.
  it('asks for nothing again that is not there any more, nor for an attempt that another has followed', async () => {
    const first = await aHandIn({ attempts: 3 });
    const name = { lesson_id: first.lesson_id, block_id: 'homework' };
    await handInAs(amina, { ...name, text: 'Better' });
    expect((await answer(huda, first.id, { state: 'again' })).code).toBe('hand_in_changed');
    expect(await rowOf(first.id)).toMatchObject({ state: 'waiting', version: 1 });
    const gone = await aHandIn();
    await admin.call.deleteLesson({ lesson_id: gone.lesson_id });
    expect((await answer(huda, gone.id, { state: 'again' })).code).toBe('homework_not_found');
    expect((await answer(huda, gone.id)).status).toBe(true);
  });

  // Proves ours-426.
  it('in a class that is in the trash meanwhile is told once it is back', async () => {
    const { id } = await aHandIn();
    await answer(huda, id);
    await admin.call.deleteClass({ class_id: classId });
    await institute.services.jobs.drain({ later: true });
    expect((await rowOf(id))?.toldAt).toBeNull();
    await db()
      .update(classes)
      .set({ deletedAt: null })
      .where(eq(classes.id, Number(classId)));
    await drain();
    expect(await told(amina)).toHaveLength(1);
  });

  // Proves ours-358.
  it('asks for another attempt, which may come also where none is left, and earlier ones stay', async () => {
    const { id, lesson_id } = await aHandIn({ attempts: 1 });
    const name = { lesson_id, block_id: 'homework' };
    expect((await handInAs(amina, { ...name, text: 'Twice' })).code).toBe('homework_used');
    await answer(huda, id, { state: 'again' });
    const [asked] = z.decode(
      getHomework.response,
      (await amina.call.getHomework({ lesson_id })).data,
    ).homework;
    expect(asked).toMatchObject({ left: 1, refusal: '', handIns: [{ state: 'again' }] });
    expect((await handInAs(amina, { ...name, text: 'Better' })).data.attempt).toBe(2);
    expect((await handInAs(amina, { ...name, text: 'Thrice' })).code).toBe('homework_used');
    const rows = await db().select().from(handIns).where(eq(handIns.userId, amina.id));
    expect(rows.map(({ text }) => text).sort()).toEqual(['Better', 'بَابٌ'].sort());
    expect((await inbox(huda)).rows).toMatchObject([{ attempt: 2 }]);
  });

  // Proves ours-354.
  it('is not given to oneself by a teacher who studies in the class', async () => {
    const { id: mine } = await aHandIn({}, await enrolled(huda));
    expect((await answer(huda, mine)).code).toBe('own_submission');
    expect((await say(huda, mine)).code).toBe('own_submission');
    expect((await answer(yusuf, mine)).status).toBe(true);
  });

  const enrolled = async (person: Person) => {
    await person.call.enrol({ class_id: classId });
    return person;
  };

  // Proves ours-355.
  it('and every reply stand in the audit log where the office gives them', async () => {
    const { id } = await aHandIn({ title: 'Read the door' });
    await say(admin, id);
    await answer(admin, id);
    await admin.call.undoAnswer({ hand_in_id: id, version: 2 });
    const noted = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, amina.id), eq(auditLog.actorId, admin.id)))
      .orderBy(desc(auditLog.id));
    expect(noted.map(({ action }) => action)).toEqual(['undoAnswer', 'answerHandIn', 'addReply']);
    expect(noted[1]?.details).toMatchObject({
      ...{ class: 'Roots', title: 'Read the door', state: 'answered' },
    });
  });
});

describe('a reply', () => {
  // Proves ours-360, call-addReply, call-removeReply.
  it('is pinned to a moment of a recording, or stands by itself, and is said once for each press', async () => {
    const { id: lesson_id } = await aHomework(institute, classId);
    const takes = [await aTake(institute, amina, { bytes: aWav(3) })];
    const { data } = await handInAs(amina, { lesson_id, block_id: 'homework', takes });
    const take_id = data.takes[0]?.id ?? 0;
    const before = await countFiles(institute);
    const voice = {
      ...{ take_id, at_ms: 1500, text: '', seconds: 1, levels: '9,400,x,3' },
      upload: await tusOf(institute, huda).send(aWav()),
      request_key: aRequestKey(),
    };
    const twice = await Promise.all([say(huda, data.id, voice), say(huda, data.id, voice)]);
    expect(new Set(twice.map((one) => one.data.id)).size).toBe(1);
    expect((await countFiles(institute)) - before).toBe(1);
    await say(yusuf, data.id, { text: 'And slower, please' });
    expect((await say(huda, data.id, { text: '' })).code).toBe('homework_empty');
    expect((await say(huda, data.id, { take_id: take_id + 1000 })).code).toBe('take_not_found');
    const upload = await tusOf(institute, huda).send(Buffer.from('%PDF-1.7\nnothing'));
    expect((await say(huda, data.id, { upload })).code).toBe('take_kind');
    const { data: mine } = await amina.call.getHomework({ lesson_id });
    const [handIn] = z.decode(getHomework.response, mine).homework[0]?.handIns ?? [];
    expect(handIn?.replies).toMatchObject([
      {
        ...{ takeId: take_id, atMs: 1500, text: '', byName: 'Ustadha Huda', isOwn: false },
        voice: { bytes: aWav().length, seconds: 1, levels: [9, 100, 3] },
      },
      { takeId: null, atMs: null, text: 'And slower, please', voice: null },
    ]);
    const path = handIn?.replies[0]?.voice?.path ?? '';
    expect((await institute.app.inject({ url: `/${path}` })).rawPayload).toEqual(aWav());
    // One's own is taken back, with its file; nobody else's.
    const reply_id = handIn?.replies[0]?.id ?? 0;
    const remove = (by: Person) => by.call.removeReply({ hand_in_id: data.id, reply_id });
    await remove(yusuf);
    expect(await db().select().from(replies).where(eq(replies.handInId, data.id))).toHaveLength(2);
    await remove(huda);
    expect((await remove(huda)).status).toBe(true);
    expect(await db().select().from(replies).where(eq(replies.handInId, data.id))).toHaveLength(1);
    await drain();
    expect(await countFiles(institute)).toBe(before);
  });

  // Proves ours-360.
  it('of one hand-in are 100 at the most', async () => {
    const { id } = await aHandIn();
    const row = { handInId: id, authorId: huda.id, createdAt: institute.clock.now(), text: 'x' };
    await db()
      .insert(replies)
      .values(Array.from({ length: 99 }, (_none, at) => ({ ...row, sending: `test ${id} ${at}` })));
    expect((await say(huda, id)).status).toBe(true);
    expect((await say(huda, id)).code).toBe('replies_enough');
  });
});

// Proves ours-361, call-getTakesOfStudent.
it('every recording of a student stands beside the others, by line and date, the first first', async () => {
  const lines = [{ id: 'one', arabic: 'هٰذَا بَابٌ.', translation: '' }];
  const { id: lesson_id } = await aHomework(institute, classId, { lines });
  for (const seconds of [1, 2]) {
    const takes = [await aTake(institute, amina, { line_id: 'one', bytes: aWav(seconds) })];
    await handInAs(amina, { lesson_id, block_id: 'homework', takes });
    institute.clock.advance({ days: 7 });
    await institute.signInAgain(amina);
  }
  await institute.signInAgain(huda);
  const { data } = await huda.call.getTakesOfStudent({ class_id: classId, student_id: amina.id });
  expect(data.map(({ arabic, attempt, take }) => [arabic, attempt, take.bytes])).toEqual([
    ['هٰذَا بَابٌ.', 1, aWav(1).length],
    ['هٰذَا بَابٌ.', 2, aWav(2).length],
  ]);
});

// Proves ours-360, call-getPhrases, call-savePhrases.
it('phrases are kept for each teacher', async () => {
  expect((await huda.call.getPhrases({})).data).toEqual([]);
  const own = ['أَحْسَنْتَ', 'Longer, please'];
  expect((await huda.call.savePhrases({ phrases: own })).status).toBe(true);
  expect((await huda.call.getPhrases({})).data).toEqual(own);
  expect((await yusuf.call.getPhrases({})).data).toEqual([]);
  expect((await amina.call.getPhrases({})).code).toBe('forbidden');
  await huda.call.savePhrases({});
  expect(await db().select().from(phrases).where(eq(phrases.userId, huda.id))).toMatchObject([
    { texts: [] },
  ]);
  const many = Array.from({ length: 31 }, (_none, at) => `Phrase ${at}`);
  expect((await huda.call.savePhrases({ phrases: many })).code).toBe('invalid_input');
});

// Proves ours-359.
it('marks count in a column of homework, each by its last attempt that is marked, until one is written there', async () => {
  const scheme = [{ name: 'Homework', kind: 'homework' as const, weight: 10 }];
  await admin.call.saveGradeScheme({ class_id: classId, version: 0, columns: scheme });
  const cell = async (period = '') => {
    const { data } = await yusuf.call.getGrades({ class_id: classId, period });
    return data.find(({ name }) => name === 'Amina')?.cells[0];
  };
  expect(await cell()).toMatchObject({ points: null });
  institute.clock.set('2027-03-01T09:00:00Z');
  for (const person of [huda, yusuf, amina, admin]) await institute.signInAgain(person);
  const first = await aHandIn({ marking: { kind: 'mark' } });
  await answer(huda, first.id, { mark: 60, state: 'again' });
  const name = { lesson_id: first.lesson_id, block_id: 'homework' };
  const { data: second } = await handInAs(amina, { ...name, text: 'Better' });
  // What waits takes no mark away.
  expect(await cell()).toMatchObject({ points: 6, homework: 1, waits: 0 });
  await answer(huda, second.id, { mark: 100 });
  const lines = [
    { id: 'vowels', title: 'Vowels', points: 5 },
    { id: 'fluency', title: 'Fluency', points: 5 },
  ];
  const judged = await aHandIn({ marking: { kind: 'rubric', lines } });
  const rubric = [
    { id: 'vowels', points: 3 },
    { id: 'fluency', points: 2 },
  ];
  expect(await cell()).toMatchObject({ points: 10, homework: 1, waits: 1 });
  await answer(huda, judged.id, { rubric });
  // Seen without a mark, it is no part of it.
  await answer(huda, (await aHandIn()).id);
  expect(await cell()).toMatchObject({ points: 7.5, homework: 2, waits: 0 });
  expect(await cell('2027-03')).toMatchObject({ points: 7.5, homework: 2 });
  expect(await cell('2027-02')).toMatchObject({ points: null });
  const { data: book } = await yusuf.call.getGradeScheme({ class_id: classId });
  await yusuf.call.saveGradeMark({
    ...{ class_id: classId, column_id: book.columns[0]?.id ?? 0, student_id: amina.id },
    ...{ mark: '4', before: '' },
  });
  const written = await cell();
  expect(written).toMatchObject({ points: 4, mark: 4 });
  expect(written).not.toHaveProperty('homework');
});
