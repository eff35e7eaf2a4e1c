import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHomework } from '@institute/contract/homework/my-homework';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasFfmpeg, played, recorded } from '../../../test/support/ffmpeg.ts';
import { aHomework, aTake, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { openSoundMaker, type SoundMaker } from '../../platform/sounds.ts';
import { replies, takes } from '../../schema/index.ts';
import { sweepFiles } from '../../sweep-files.ts';
import { removeOldRecordings } from './remove-old-recordings.ts';

let institute: Institute;
let maker: SoundMaker | null;
let admin: Person;
let amina: Person;
let classId: number;

const db = () => institute.services.db;
const drain = () => institute.services.jobs.drain({ later: true });
/** A file that says by its first bytes that it holds Opus, and nothing besides. */
const anOpus = () => readFile(join(import.meta.dirname, '../../../seed/assets/greetings.mp3'));

beforeAll(async () => {
  maker = await openSoundMaker('ffmpeg');
  institute = await Institute.open({}, maker ? { sounds: maker } : {});
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.services.sounds = maker;
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute));
  amina = await institute.student();
  await amina.call.enrol({ class_id: classId });
  await amina.call.agreeToRecording({});
});

async function aHandIn(bytes: Buffer) {
  const { id: lesson_id } = await aHomework(institute, classId);
  const sent = [await aTake(institute, amina, { bytes })];
  const { data } = await handInAs(amina, { lesson_id, block_id: 'homework', takes: sent });
  return { ...data, lesson_id };
}
const takeOf = async (handInId: number) =>
  (await db().select().from(takes).where(eq(takes.handInId, handInId)))[0];
const replyTo = async (handInId: number) =>
  (await db().select().from(replies).where(eq(replies.handInId, handInId)))[0];

describe.runIf(hasFfmpeg)('a voice in Opus', () => {
  // Proves ours-362.
  it('is kept as it came, and gets a copy that every phone plays', async () => {
    const bytes = recorded('sound.webm', 3);
    const { id, lesson_id, takes: sent } = await aHandIn(bytes);
    expect(sent[0]).toMatchObject({ extension: 'weba', copy_path: '', bytes: bytes.length });
    const reply = {
      ...{ hand_in_id: id, text: '', request_key: aRequestKey(), seconds: 1 },
      upload: await tusOf(institute, admin).send(recorded('sound.ogg', 1)),
    };
    await admin.call.addReply(reply);
    await drain();
    const { data } = await amina.call.getHomework({ lesson_id });
    const [mine] = z.decode(getHomework.response, data).homework[0]?.handIns ?? [];
    const voices = [mine?.takes[0], mine?.replies[0]?.voice];
    for (const voice of voices) {
      const copy = await institute.app.inject({ url: `/${voice?.copyPath}` });
      expect(copy.headers['content-type']).toBe('audio/mp4');
      const path = join(tmpdir(), `copy-${id}.m4a`);
      writeFileSync(path, copy.rawPayload);
      expect(played(path)).toEqual(['aac,audio,1']);
    }
    // The server has measured it.
    expect(mine?.takes[0]?.seconds).toBe(3);
    const first = await institute.app.inject({ url: `/${mine?.takes[0]?.path}` });
    expect(first.rawPayload).toEqual(bytes);
    expect(await takeOf(id)).toMatchObject({ copyState: 'made' });
  });

  // Proves ours-362.
  it('that cannot be read has no copy, and stays as it came', async () => {
    const broken = recorded('sound.webm', 1);
    broken.fill(0, broken.indexOf('OpusHead'));
    const { id } = await aHandIn(broken);
    await drain();
    expect(await takeOf(id)).toMatchObject({ copy: '', copyState: 'failed' });
    expect((await takeOf(id))?.file).not.toBe('');
  });
});

// Proves ours-362.
it('what every phone plays as it is gets no copy', async () => {
  institute.services.sounds = { version: 'none', make: () => Promise.reject(new Error('never')) };
  const { id } = await aHandIn(await anOpus());
  await drain();
  expect(await takeOf(id)).toMatchObject({ copy: '', copyState: 'none' });
});

// Proves ours-363.
it('recordings go after the months that the institute keeps them, and what was said stays', async () => {
  await admin.call.updateAppSettings({ recordingMonths: '6' });
  const { id, lesson_id } = await aHandIn(await anOpus());
  await admin.call.addReply({
    ...{ hand_in_id: id, text: 'Well read', request_key: aRequestKey(), seconds: 1 },
    upload: await tusOf(institute, admin).send(await anOpus()),
  });
  await admin.call.answerHandIn({ hand_in_id: id, version: 1, state: 'answered' });
  const names = [await takeOf(id), await replyTo(id)].map((row) => row?.file);
  const stored = async () => {
    let count = 0;
    for await (const { name } of institute.services.files.list()) count += +names.includes(name);
    return count;
  };
  const sweep = () => removeOldRecordings(institute.services, new AbortController().signal);
  institute.clock.set('2027-07-04T08:59:00Z');
  await sweep();
  await drain();
  expect(await stored()).toBe(2);
  institute.clock.set('2027-07-04T09:01:00Z');
  await sweep();
  await drain();
  expect(await takeOf(id)).toMatchObject({ file: '', copy: '', levels: [] });
  expect(await replyTo(id)).toMatchObject({ file: '', text: 'Well read' });
  expect(await stored()).toBe(0);
  await institute.signInAgain(amina);
  const { data } = await amina.call.getHomework({ lesson_id });
  const [mine] = z.decode(getHomework.response, data).homework[0]?.handIns ?? [];
  expect(mine).toMatchObject({
    ...{ state: 'answered', takes: [{ path: '', copyPath: '' }] },
    replies: [{ text: 'Well read', voice: { path: '' } }],
  });
});

// Proves ours-363.
it('the sweep of files leaves what is handed in, and its copies', async () => {
  const { id } = await aHandIn(await anOpus());
  const later = new Date(Date.now() + 3 * 86_400_000);
  await sweepFiles(institute.services, later, { atMost: 1000 });
  const { name = '' } = { name: (await takeOf(id))?.file };
  let isThere = false;
  for await (const file of institute.services.files.list()) isThere ||= file.name === name;
  expect(isThere).toBe(true);
});
