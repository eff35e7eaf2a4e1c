import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorWords } from '@institute/contract/errors';
import { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aHomework, aTake, aTask, aWav, handInAs } from '../../../test/support/homework.ts';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass, aLesson, countFiles } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { enrolments, handIns, meetings, recordingConsents, takes } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
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
  amina = await aStudent();
});

async function aStudent(agrees = true): Promise<Person> {
  const person = await institute.student();
  await person.call.enrol({ class_id: classId });
  if (agrees) await person.call.agreeToRecording({});
  return person;
}

const aBlock = async (own: Partial<HomeworkTask> = {}) => {
  const { id } = await aHomework(institute, classId, own);
  return { lesson_id: id, block_id: 'homework' };
};
const seen = async (person: Person, of: { lesson_id?: number; meeting_id?: number }) =>
  z.decode(getHomework.response, (await person.call.getHomework(of)).data);
const rowsOf = (person: Person) =>
  db().select().from(handIns).where(eq(handIns.userId, person.id)).orderBy(handIns.attempt);
const takeRows = async (person: Person) =>
  (
    await db()
      .select({ take: takes })
      .from(takes)
      .innerJoin(handIns, eq(handIns.id, takes.handInId))
      .where(eq(handIns.userId, person.id))
      .orderBy(takes.id)
  ).map(({ take }) => take);
const fetched = (path: string, headers = {}) => institute.app.inject({ url: `/${path}`, headers });

describe('what is handed in', () => {
  // Proves ours-344, call-handIn, call-getHomework.
  it('is whole at once: words, voices line by line and a picture, and is found again', async () => {
    const lines = [
      { id: 'one', arabic: 'هٰذَا بَابٌ.', translation: 'This is a door.' },
      { id: 'two', arabic: 'ذٰلِكَ بَيْتٌ.', translation: '' },
    ];
    const name = await aBlock({ lines });
    const picture = await readFile(
      join(import.meta.dirname, '../../../seed/assets/letter-chart.webp'),
    );
    const sent = [
      await aTake(institute, amina, { line_id: 'one', bytes: aWav(2) }),
      await aTake(institute, amina, { line_id: 'two' }),
      { ...(await aTake(institute, amina, { kind: 'picture', bytes: picture })), seconds: 0 },
    ];
    const handedIn = await handInAs(amina, { ...name, text: 'بَابٌ', takes: sent });
    expect(handedIn).toMatchObject({ status: true, message: 'Handed in.' });
    const { homework, consent } = await seen(amina, name);
    expect(consent).toMatchObject({ isGiven: true, months: 12 });
    expect(homework).toHaveLength(1);
    const [{ handIns: mine = [], ...asked } = {}] = homework;
    expect(asked).toEqual({
      ...{ blockId: 'homework', meetingId: null, task: aTask({ lines }), dueAt: null },
      ...{ isLate: false, left: 2, refusal: '' },
    });
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      ...{ attempt: 1, state: 'waiting', isLate: false, text: 'بَابٌ', mark: null, version: 1 },
      asked: { title: 'Read aloud' },
    });
    const [first, second, third] = mine[0]?.takes ?? [];
    expect(first).toMatchObject({ kind: 'voice', lineId: 'one', extension: 'wav', seconds: 2 });
    expect(first).toMatchObject({ bytes: aWav(2).length, levels: [0, 50, 100], copyPath: '' });
    expect(second).toMatchObject({ kind: 'voice', lineId: 'two' });
    expect(third).toMatchObject({ kind: 'picture', lineId: null, extension: 'jpg', levels: [] });
    // The stored voice is what was sent, as a whole and in parts; without its signature it is nobody's.
    expect((await fetched(first?.path ?? '')).rawPayload).toEqual(aWav(2));
    const part = await fetched(first?.path ?? '', { range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
    expect((await fetched((first?.path ?? '').split('?')[0] ?? '')).statusCode).not.toBe(200);
    expect(await rowsOf(amina)).toMatchObject([
      { classId, lessonId: name.lesson_id, blockId: 'homework', attempt: 1, isLast: true },
    ]);
  });

  // Proves ours-345, promise-30.
  it('is handed in once for each press, however often and at once it comes', async () => {
    const name = await aBlock({ attempts: 1 });
    const takes = [await aTake(institute, amina)];
    const before = await countFiles(institute);
    const input = { ...name, takes, text: 'Once', request_key: aRequestKey() };
    const answers = await Promise.all([1, 2, 3].map(() => handInAs(amina, input)));
    answers.push(await handInAs(amina, input));
    expect(answers.map(({ status }) => status)).toEqual([true, true, true, true]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await rowsOf(amina)).toHaveLength(1);
    expect(await takeRows(amina)).toHaveLength(1);
    expect((await countFiles(institute)) - before).toBe(1);
    // Another press is another attempt, which there is none for.
    expect((await handInAs(amina, { ...name, text: 'Twice' })).code).toBe('homework_used');
  });

  // Proves ours-345.
  it('gets attempts in a row where two come at once, and never more than there may be', async () => {
    const name = await aBlock({ attempts: 2 });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => handInAs(amina, { ...name, text })),
    );
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual([
      ...['', '', 'homework_used', 'homework_used'],
    ]);
    const rows = await rowsOf(amina);
    expect(rows.map(({ attempt, isLast }) => [attempt, isLast])).toEqual([
      [1, false],
      [2, true],
    ]);
    const { homework } = await seen(amina, name);
    expect(homework[0]).toMatchObject({ left: 0 });
    expect(homework[0]?.refusal).toMatch(/as often as it may be/);
    expect(homework[0]?.handIns.map(({ attempt }) => attempt)).toEqual([2, 1]);
  });

  // Proves ours-346.
  it('says that it is late, and is refused late only where the task says so', async () => {
    institute.clock.set('2027-01-04T09:00:00Z');
    await institute.signInAgain(amina);
    await institute.signInAgain(admin);
    const lenient = await aBlock({ dueOn: '2027-01-05' });
    const strict = await aBlock({ dueOn: '2027-01-05', closes: true });
    // The last minute of the day in Lagos, where the institute is.
    institute.clock.set('2027-01-05T22:59:00Z');
    await institute.signInAgain(amina);
    expect((await handInAs(amina, { ...strict, text: 'In time' })).data.is_late).toBe(false);
    institute.clock.set('2027-01-05T23:00:00Z');
    expect((await handInAs(amina, { ...lenient, text: 'Late' })).data.is_late).toBe(true);
    expect((await handInAs(amina, { ...strict, text: 'Late' })).code).toBe('homework_closed');
    const [closed] = (await seen(amina, strict)).homework;
    expect(closed).toMatchObject({ left: 0, isLate: true, handIns: [{ isLate: false }] });
    expect(closed?.refusal).toMatch(/last day/);
    // What a teacher asks for again may come all the same.
    const [row] = await rowsOf(amina);
    const again = { hand_in_id: row?.id ?? 0, version: 1, state: 'again' as const };
    const strictRow = (await rowsOf(amina)).find(({ lessonId }) => lessonId === strict.lesson_id);
    await institute.signInAgain(admin);
    await admin.call.answerHandIn({ ...again, hand_in_id: strictRow?.id ?? 0 });
    expect((await handInAs(amina, { ...strict, text: 'Once more' })).data).toMatchObject({
      ...{ attempt: 2, is_late: true },
    });
  });
});

describe('a hand-in is refused', () => {
  // Proves ours-347, ours-409.
  it('empty, in a way that is not asked for, and of a line or a block that there is not', async () => {
    const name = await aBlock({ ways: ['voice'], seconds: 10 });
    const codeOf = async (input: Parameters<typeof handInAs>[1]) =>
      (await handInAs(amina, { ...name, ...input })).code;
    expect(await codeOf({})).toBe('homework_empty');
    expect(await codeOf({ text: '   ' })).toBe('homework_empty');
    expect(await codeOf({ text: '\u200B\u200F\u2066' })).toBe('homework_empty');
    expect(await codeOf({ text: 'Words' })).toBe('homework_way');
    const take = await aTake(institute, amina);
    expect(await codeOf({ takes: [{ ...take, kind: 'picture' }] })).toBe('homework_way');
    expect(await codeOf({ takes: [{ ...take, line_id: 'none' }] })).toBe('homework_line_gone');
    expect(await codeOf({ takes: [{ ...take, seconds: 16 }] })).toBe('take_long');
    expect(await codeOf({ takes: [take], block_id: 'another' })).toBe('homework_not_found');
    const { id } = await aLesson(institute, classId);
    expect(await codeOf({ takes: [take], lesson_id: id })).toBe('homework_not_found');
    expect(await rowsOf(amina)).toEqual([]);
    expect(await codeOf({ takes: [{ ...take, seconds: 15 }] })).toBeUndefined();
  });

  // Proves ours-348.
  it('of bytes that are no recording or picture, or that are not there, with nothing left behind', async () => {
    const name = await aBlock();
    const before = await countFiles(institute);
    const pdf = Buffer.from('%PDF-1.7\nnothing');
    const good = await aTake(institute, amina);
    const bad = await aTake(institute, amina, { bytes: pdf });
    const codeOf = async (...sent: (typeof good)[]) =>
      (await handInAs(amina, { ...name, takes: sent })).code;
    expect(await codeOf(good, bad)).toBe('take_kind');
    // A sound is no picture.
    expect(await codeOf({ ...good, kind: 'picture' })).toBe('take_kind');
    const tus = tusOf(institute, amina);
    const half = await tus.begin(100);
    await tus.append(half, 0, Buffer.alloc(50));
    expect(await codeOf({ ...good, upload: half })).toBe('upload_gone');
    expect(await codeOf({ ...good, upload: 'no-such-upload' })).toBe('upload_gone');
    // The upload of another person.
    const others = await aTake(institute, await aStudent());
    expect(await codeOf(others)).toBe('upload_gone');
    expect(await codeOf(good, good)).toBe('upload_gone');
    expect(await countFiles(institute)).toBe(before);
    expect(await codeOf(good)).toBeUndefined();
    // What was handed in once is not handed in again by another press.
    expect(await codeOf(good)).toBe('upload_gone');
    expect(await takeRows(amina)).toHaveLength(1);
    expect(await countFiles(institute)).toBe(before + 1);
  });

  // Proves ours-349, call-agreeToRecording.
  it('with a voice before its student has agreed to be recorded, and without a voice not', async () => {
    const binta = await aStudent(false);
    const name = await aBlock();
    const takes = [await aTake(institute, binta)];
    expect((await handInAs(binta, { ...name, takes })).code).toBe('consent_needed');
    expect((await handInAs(binta, { ...name, text: 'Words' })).status).toBe(true);
    expect((await seen(binta, name)).consent).toMatchObject({ isGiven: false, givenAt: null });
    const agreed = await binta.call.agreeToRecording({ guardian_name: 'Mariam Bello' });
    expect(agreed.data).toMatchObject({ is_given: true, months: 12 });
    const first = institute.clock.now();
    institute.clock.advance({ days: 1 });
    await institute.signInAgain(binta);
    await binta.call.agreeToRecording({ guardian_name: 'Somebody else' });
    // Nobody has read words that there are not.
    expect((await binta.call.agreeToRecording({ words_version: 2 })).code).toBe('invalid_input');
    expect(
      await db().select().from(recordingConsents).where(eq(recordingConsents.userId, binta.id)),
    ).toEqual([
      { userId: binta.id, agreedAt: first, guardianName: 'Mariam Bello', wordsVersion: 1 },
    ]);
    expect((await handInAs(binta, { ...name, takes })).status).toBe(true);
  });

  // Proves ours-350.
  it('of whoever has no place, or whose place is over or on hold, and what was handed in stays', async () => {
    const name = await aBlock();
    expect((await handInAs(amina, { ...name, text: 'Mine' })).status).toBe(true);
    const stranger = await institute.student();
    expect((await handInAs(stranger, { ...name, text: 'Not mine' })).code).toBe('not_enrolled');
    expect((await stranger.call.getHomework(name)).code).toBe('not_enrolled');
    // Who runs the school opens every lesson, and hands nothing in.
    expect((await handInAs(admin, { ...name, text: 'Not mine' })).code).toBe('not_enrolled');
    const other = await aBlock({ title: 'Another' });
    const from = new Date(institute.clock.now().getTime() - 1000);
    const until = new Date(institute.clock.now().getTime() + 86_400_000);
    const mine = eq(enrolments.userId, amina.id);
    await db().update(enrolments).set({ heldFrom: from, heldUntil: until }).where(mine);
    expect((await handInAs(amina, { ...other, text: 'Held' })).code).toBe('place_held');
    expect((await amina.call.getHomework(other)).code).toBe('place_held');
    await db().update(enrolments).set({ heldFrom: null, heldUntil: null }).where(mine);
    await db().delete(enrolments).where(mine);
    expect((await handInAs(amina, { ...name, text: 'Ended' })).code).toBe('not_enrolled');
    expect(await rowsOf(amina)).toHaveLength(1);
    const [kept] = (await seen(amina, name)).homework;
    expect(kept).toMatchObject({ left: 0, handIns: [{ text: 'Mine' }] });
    expect(kept?.refusal).not.toBe('');
  });

  // Proves ours-350.
  it('of a lesson that is not open yet, that is deleted, or that asks for it no more', async () => {
    const exam = await aLesson(institute, classId, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
    const name = await aBlock();
    expect((await handInAs(amina, { ...name, text: 'Early' })).code).toBe('exam_pending');
    await admin.call.deleteLesson({ lesson_id: exam.id });
    expect((await handInAs(amina, { ...name, text: 'Now' })).status).toBe(true);
    await admin.call.updateLesson({
      ...{ lesson_id: name.lesson_id, blocks: '[]', about: 'No homework' },
    });
    expect((await handInAs(amina, { ...name, text: 'Gone' })).code).toBe('homework_not_found');
    const [kept] = (await seen(amina, name)).homework;
    expect(kept).toMatchObject({ left: 0, task: { title: 'Read aloud' }, handIns: [{}] });
    await admin.call.deleteLesson({ lesson_id: name.lesson_id });
    expect((await handInAs(amina, { ...name, text: 'Gone' })).code).toBe('lesson_not_found');
  });

  // Proves ours-350.
  it('by an administrator who is signed in as the student', async () => {
    const name = await aBlock();
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    const sent = { ...name, text: 'Hers', request_key: aRequestKey() };
    expect((await acting.handIn(sent)).code).toBe('not_as_student');
    expect((await acting.agreeToRecording({})).code).toBe('not_as_student');
    await institute.signInAgain(admin);
    expect(await rowsOf(amina)).toEqual([]);
  });
});

// Proves ours-460.
it('has the name of a guardian also where it is said later', async () => {
  const agreedAt = institute.clock.now();
  institute.clock.advance({ minutes: 1 });
  await amina.call.agreeToRecording({ guardian_name: 'Mariam Bello' });
  await amina.call.agreeToRecording({});
  const [agreed] = await db()
    .select()
    .from(recordingConsents)
    .where(eq(recordingConsents.userId, amina.id));
  expect(agreed).toMatchObject({ agreedAt, guardianName: 'Mariam Bello', wordsVersion: 1 });
});

describe('homework of a meeting', () => {
  async function aMeeting(): Promise<number> {
    institute.clock.set('2027-02-01T09:00:00Z');
    await institute.signInAgain(admin);
    const tuesdays = { from_on: '2027-02-02', weekday: 2, starts_at: '18:00', minutes: 60 };
    const { data } = await admin.call.addPattern({ class_id: classId, ...tuesdays });
    const [meeting] = await db()
      .select({ id: meetings.id })
      .from(meetings)
      .where(eq(meetings.patternId, data.id))
      .orderBy(meetings.startsAt)
      .limit(1);
    institute.clock.set('2027-02-02T18:30:00Z');
    await institute.signInAgain(amina);
    return meeting?.id ?? 0;
  }

  // Proves ours-351, ours-429, call-saveMeetingTask.
  it('is given there, told beside its words, handed in and taken away, and what was handed in stays', async () => {
    const meeting_id = await aMeeting();
    const task = JSON.stringify(aTask());
    const save = (text: string) => admin.call.saveMeetingTask({ meeting_id, task: text });
    expect((await seen(amina, { meeting_id })).homework).toEqual([]);
    expect((await handInAs(amina, { meeting_id, text: 'Early' })).code).toBe('homework_not_found');
    const withFile = JSON.stringify(aTask({ picture: 'some-file' }));
    expect((await save(withFile)).code).toBe('homework_file');
    expect((await save('{}')).code).toBe('invalid_input');
    expect(await save(task)).toMatchObject({ status: true, message: 'Homework saved.' });
    const { data: register } = await admin.call.getRegister({ meeting_id });
    expect(JSON.parse(register.task ?? '')).toEqual(aTask());
    expect((await amina.call.getMyMeeting({ meeting_id })).data.has_task).toBe(true);
    // What may be handed in is said by the gates that take it.
    const mine = and(eq(enrolments.userId, amina.id), eq(enrolments.classId, Number(classId)));
    const heldUntil = new Date('2027-03-01T00:00:00Z');
    const heldFrom = new Date('2027-02-01T00:00:00Z');
    await db().update(enrolments).set({ heldFrom, heldUntil }).where(mine);
    expect((await handInAs(amina, { meeting_id, text: 'Held' })).code).toBe('place_on_hold');
    expect((await seen(amina, { meeting_id })).homework).toMatchObject([
      { left: 0, refusal: errorWords.place_on_hold },
    ]);
    await db().update(enrolments).set({ heldFrom: null, heldUntil: null }).where(mine);
    expect((await handInAs(amina, { meeting_id, text: 'Mine' })).status).toBe(true);
    const stranger = await institute.student();
    expect((await handInAs(stranger, { meeting_id, text: 'No' })).code).toBe('meeting_not_found');
    expect((await stranger.call.getHomework({ meeting_id })).code).toBe('meeting_not_found');
    expect((await save('')).message).toBe('Homework removed.');
    expect((await handInAs(amina, { meeting_id, text: 'Late' })).code).toBe('homework_not_found');
    expect((await seen(amina, { meeting_id })).homework).toMatchObject([
      { meetingId: meeting_id, left: 0, handIns: [{ text: 'Mine' }] },
    ]);
    expect(await rowsOf(amina)).toMatchObject([{ meetingId: meeting_id, lessonId: null, classId }]);
  });
});

// Proves ours-351.
it('of a meeting stays with it where its weekly time ends before it begins', async () => {
  institute.clock.set('2027-02-01T09:00:00Z');
  await institute.signInAgain(admin);
  const tuesdays = { from_on: '2027-02-02', weekday: 2, starts_at: '18:00', minutes: 60 };
  const { data } = await admin.call.addPattern({ class_id: classId, ...tuesdays });
  const planned = () =>
    db()
      .select({ id: meetings.id })
      .from(meetings)
      .where(eq(meetings.patternId, data.id))
      .orderBy(meetings.startsAt);
  const [first, second] = await planned();
  const meeting_id = second?.id ?? 0;
  institute.clock.set('2027-02-09T16:55:00Z');
  await institute.signInAgain(amina);
  await institute.signInAgain(admin);
  await admin.call.saveMeetingTask({ meeting_id, task: JSON.stringify(aTask()) });
  expect((await handInAs(amina, { meeting_id, text: 'Early' })).status).toBe(true);
  const ended = await admin.call.endPattern({ pattern_id: data.id, last_on: '2027-02-08' });
  expect(ended).toMatchObject({ status: true });
  expect(await planned()).toEqual([first, second]);
  expect(await rowsOf(amina)).toHaveLength(1);
});

// Proves ours-352, call-getMyHomework.
it('is listed for its student by its last attempt: asked for again, answered, waiting', async () => {
  const [first, second, third] = [
    await aBlock({ title: 'First' }),
    await aBlock({ title: 'Second' }),
    await aBlock({ title: 'Third' }),
  ];
  for (const name of [first, second, third, first]) await handInAs(amina, { ...name, text: 'x' });
  const rows = await rowsOf(amina);
  const idOf = (lessonId: number, attempt: number) =>
    rows.find((row) => row.lessonId === lessonId && row.attempt === attempt)?.id ?? 0;
  await admin.call.answerHandIn({
    ...{ hand_in_id: idOf(second.lesson_id, 1), version: 1, state: 'answered' },
  });
  await admin.call.answerHandIn({
    ...{ hand_in_id: idOf(third.lesson_id, 1), version: 1, state: 'again' },
  });
  const { data } = await amina.call.getMyHomework({});
  expect(data.map(({ title, state, attempt }) => [title, state, attempt])).toEqual([
    ['Third', 'again', 1],
    ['Second', 'answered', 1],
    ['First', 'waiting', 2],
  ]);
  expect((await (await aStudent()).call.getMyHomework({})).data).toEqual([]);
});
