import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getHandIn, getHandIns } from '@institute/contract/homework/answers';
import { getHomework, MOST_SHOWN_ATTEMPTS } from '@institute/contract/homework/my-homework';
import type { BlockOf } from '@institute/contract/lessons/blocks';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aTake, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { handIns, lessonProgress, lessons } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;

const LINE = 'هٰذَا بَيْتٌ كَبِيرٌ.';
const db = () => institute.services.db;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.services.sounds = null;
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  huda = await institute.student({ name: 'Ustadha Huda' });
  await admin.call.saveClassStaff({ class_id: classId, user_id: huda.id, powers: ['teach'] });
  amina = await institute.student({ name: 'Amina' });
  await amina.call.enrol({ class_id: classId });
  await amina.call.agreeToRecording({});
});

const speak = (own: Partial<BlockOf<'speak'>> = {}): BlockOf<'speak'> => ({
  ...{ id: 'speak', kind: 'speak', arabic: LINE, translation: 'This is a big house.' },
  ...own,
});
const aSpoken = (own: Partial<BlockOf<'speak'>> = {}) =>
  aLesson(institute, classId, { subject: 'The door', blocks: JSON.stringify([speak(own)]) });
const read = async (lesson_id: number, by = amina) =>
  handInAs(by, {
    ...{ lesson_id, block_id: 'speak' },
    takes: [await aTake(institute, by, { line_id: 'speak' })],
  });
const seen = async (lesson_id: number, by = amina) =>
  z.decode(getHomework.response, (await by.call.getHomework({ lesson_id })).data).homework;
const told = async () => {
  await institute.services.jobs.drain({ later: true });
  return (await amina.call.getMessages({})).data.filter(({ body }) => body.includes(LINE));
};

describe('a line that is read aloud', () => {
  // Proves ours-440.
  it('is handed in as often as one wants, by voice alone and without a mark', async () => {
    const { id } = await aSpoken();
    const name = { lesson_id: id, block_id: 'speak' };
    expect((await handInAs(amina, { ...name, text: 'بَيْتٌ' })).code).toBe('homework_way');
    expect((await handInAs(amina, name)).code).toBe('homework_empty');
    const [before] = await seen(id);
    expect(before).toMatchObject({ blockId: 'speak', dueAt: null, isLate: false, refusal: '' });
    expect(before?.task).toMatchObject({
      ...{ title: LINE, ways: ['voice'], marking: { kind: 'seen' } },
      lines: [{ id: 'speak', arabic: LINE, translation: 'This is a big house.' }],
    });
    const times = MOST_SHOWN_ATTEMPTS + 2;
    for (let time = 0; time < times; time += 1) expect((await read(id)).status).toBe(true);
    const rows = await db().select().from(handIns).where(eq(handIns.userId, amina.id));
    expect(rows).toHaveLength(times);
    expect(rows.filter(({ isLast }) => isLast).map(({ attempt }) => attempt)).toEqual([times]);
    const [after] = await seen(id);
    expect(after).toMatchObject({ refusal: '' });
    expect(after?.left).toBeGreaterThan(1000);
    // The last ones are shown.
    expect(after?.handIns.map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: MOST_SHOWN_ATTEMPTS }, (_, at) => times - at),
    );
    // Of many attempts its teacher has one, with the others beside it.
    const { data } = await huda.call.getHandIns({ class_id: classId });
    const [waiting, ...others] = z.decode(getHandIns.response, data);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ title: LINE, attempt: times, voices: 1, lessonId: id });
    const first = rows.find(({ attempt }) => attempt === 1)?.id ?? 0;
    const opened = await huda.call.getHandIn({ hand_in_id: first });
    expect(z.decode(getHandIn.response, opened.data)).toMatchObject({ id: first, attempt: 1 });
  });

  // Proves ours-440.
  it('asks for what homework asks for: a consent, a place in the class, and its own upload', async () => {
    const { id } = await aSpoken();
    const binta = await institute.student({ name: 'Binta' });
    expect((await read(id, binta)).code).toBe('not_enrolled');
    await binta.call.enrol({ class_id: classId });
    expect((await read(id, binta)).code).toBe('consent_needed');
    await binta.call.agreeToRecording({});
    const takes = [await aTake(institute, amina, { line_id: 'speak' })];
    const name = { lesson_id: id, block_id: 'speak' };
    expect((await handInAs(binta, { ...name, takes })).code).toBe('upload_gone');
    const request_key = aRequestKey();
    const answers = [1, 2].map(() => handInAs(amina, { ...name, takes, request_key }));
    const ids = (await Promise.all(answers)).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await seen(id, binta))[0]?.handIns).toEqual([]);
    // A line that is taken away says so to who has read it, and to nobody else.
    await admin.call.updateLesson({ lesson_id: id, blocks: '[]', about: 'Text' });
    expect((await read(id)).code).toBe('homework_not_found');
    expect(await seen(id)).toMatchObject([
      { blockId: 'speak', left: 0, handIns: [{ id: ids[0] }] },
    ]);
    expect(await seen(id, binta)).toEqual([]);
  });

  // Proves ours-441.
  it('is simply heard, or answered at a second of it, and the message says which line it is', async () => {
    const { id } = await aSpoken();
    const { data: first } = await read(id);
    const answer = (hand_in_id: number, version: number, state: 'answered' | 'again') =>
      huda.call.answerHandIn({ hand_in_id, version, state });
    expect((await answer(first.id, 1, 'answered')).status).toBe(true);
    expect((await told()).map(({ subject }) => subject)).toEqual([
      `Your teacher has heard you: \u2068${LINE}\u2069`,
    ]);
    expect((await seen(id))[0]?.handIns[0]).toMatchObject({
      ...{ state: 'answered', mark: null, outOf: null, answeredBy: 'Ustadha Huda' },
    });
    const { data: second } = await read(id);
    const { data: whole } = await huda.call.getHandIn({ hand_in_id: second.id });
    await huda.call.addReply({
      ...{ hand_in_id: second.id, take_id: whole.takes[0]?.id ?? 0, at_ms: 700 },
      ...{ text: 'بَيْتٌ, with its tanwin', request_key: aRequestKey() },
    });
    expect((await answer(second.id, 1, 'again')).status).toBe(true);
    const messages = await told();
    expect(messages.map(({ subject }) => subject)).toContain(
      `Once more, please: \u2068${LINE}\u2069`,
    );
    expect(messages.some(({ body }) => /read it once more\.\n\nIt has 1 reply\./.test(body))).toBe(
      true,
    );
    const [own] = await seen(id);
    expect(own?.handIns.map(({ state }) => state)).toEqual(['again', 'answered']);
    expect(own?.handIns[0]?.replies).toMatchObject([{ atMs: 700, text: /tanwin/ }]);
  });

  // Proves ours-442.
  it('is left to do in a lesson that is opened with it, as other exercises are', async () => {
    const { id } = await aSpoken();
    const opened = await amina.call.getLessonDetails({ class_id: classId, lesson_id: id });
    expect(opened.data).toMatchObject({ exercisesLeft: '1' });
    await read(id);
    await amina.call.finishLesson({ class_id: classId, lesson_id: id });
    const [row] = await db()
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, amina.id), eq(lessonProgress.lessonId, id)));
    expect(row?.hasExercisesLeft).toBe(false);
  });

  // Proves ours-443.
  it('goes with copies of its lesson and its class, sound and all, and comes back from the trash', async () => {
    const bytes = await readFile(join(import.meta.dirname, '../../../seed/assets/greetings.mp3'));
    const { data: file } = await admin.call.addLessonFile(
      { class_id: classId, request_key: aRequestKey() },
      { files: { file: { name: 'file', bytes } } },
    );
    const { id } = await aSpoken({ sound: file.key });
    const { data: copied } = await admin.call.duplicateClass({ class_id: classId, name: 'Again' });
    await admin.call.deleteLesson({ lesson_id: id });
    expect((await read(id)).code).toBe('lesson_not_found');
    await admin.call.restoreLesson({ lesson_id: id });
    expect((await read(id)).status).toBe(true);
    const [copy] = await db().select().from(lessons).where(eq(lessons.classId, copied.id));
    expect(copy?.blocks).toEqual([speak({ sound: expect.any(String) })]);
    await admin.call.publishClass({ class_id: copied.id });
    await amina.call.enrol({ class_id: copied.id });
    const { data } = await amina.call.getLessonDetails({
      ...{ class_id: copied.id, lesson_id: copy?.id ?? 0 },
    });
    expect(data.files).toMatchObject([{ kind: 'audio', bytes: bytes.length }]);
    expect((await read(copy?.id ?? 0)).status).toBe(true);
  });
});
