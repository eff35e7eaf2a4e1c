import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRecordings } from '@institute/contract/meetings/recordings';
import { getRegister } from '@institute/contract/meetings/registers';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claiming, hasFfmpeg, played, recorded, recordedAs } from '../../../test/support/ffmpeg.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { openSoundMaker, type SoundMaker } from '../../platform/sounds.ts';
import { auditLog, enrolments, meetings, presences, recordings } from '../../schema/index.ts';
import { sweepFiles } from '../../sweep-files.ts';
import { makeSound } from './make-sound.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
/** The meeting of Tuesday, 5 January 2027, 18:00 to 19:00 in Lagos, and that of the week after. */
let meetingId: number;
let nextId: number;

const db = () => institute.services.db;
/** A sound that a browser plays, as its first bytes say. */
const aWav = (seconds = 1) => {
  const bytes = Buffer.alloc(44 + 8000 * seconds);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
};

/** A maker of sounds that makes what the test says. */
const sounds: { next: () => Promise<Awaited<ReturnType<SoundMaker['make']>> | Buffer> } = {
  next: async () => aWav(),
};
const maker: SoundMaker = {
  version: 'test',
  async make(path) {
    const made = await sounds.next();
    if (!Buffer.isBuffer(made)) return made;
    await writeFile(`${path}.m4a`, made);
    return { path: `${path}.m4a`, bytes: made.length, seconds: 60 };
  },
};

beforeAll(async () => {
  institute = await Institute.open({}, { sounds: maker });
  admin = await institute.admin();
});
afterAll(() => institute.close());

beforeEach(async () => {
  await db().delete(recordings);
  for (const name of await stored()) await institute.services.files.remove(name);
  institute.services.sounds = null;
  sounds.next = async () => aWav();
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await institute.student({ name: 'Ustadha Huda' });
  await admin.call.saveClassStaff({ class_id: classId, user_id: huda.id, powers: ['people'] });
  amina = await aStudent();
  const tuesdays = { from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 };
  const { data } = await admin.call.addPattern({
    ...{ class_id: classId, ...tuesdays, teacher_id: huda.id },
  });
  const planned = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.patternId, data.id))
    .orderBy(asc(meetings.startsAt));
  [meetingId, nextId] = planned.map(({ id }) => id) as [number, number];
  institute.clock.set('2027-01-05T18:30:00Z');
});

async function aStudent(): Promise<Person> {
  const person = await institute.student();
  await person.call.enrol({ class_id: classId });
  return person;
}

const send = (person: Person, bytes: Buffer, key?: string) =>
  person.call.addRecording(
    { meeting_id: meetingId, ...(key && { request_key: key }) },
    { files: { file: { name: 'zoom_0.mp4', bytes } } },
  );
const taught = async (person = huda) =>
  z.decode(getRegister.response, (await person.call.getRegister({ meeting_id: meetingId })).data)
    .recording;
const heard = async (person: Person) =>
  z.decode(getRecordings.response, (await person.call.getRecordings({ class_id: classId })).data);
const rows = () => db().select().from(recordings);
const stored = async () =>
  (await readdir(join(institute.services.config.dataDir, 'uploads'), { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'institute.mark')
    .map(({ name }) => name)
    .sort();
const named = async () =>
  (await rows())
    .flatMap(({ name, original }) => [name, original])
    .filter((name) => name !== '')
    .sort();
const told = async (person: Person) =>
  (await person.call.getMessages({})).data.filter(({ subject }) => /^Heard again/.test(subject));
const fetched = (path: string, headers = {}) => institute.app.inject({ url: `/${path}`, headers });
const drain = () => institute.services.jobs.drain();
/** No file is stored that no row names. */
async function expectNoOrphans(): Promise<void> {
  await drain();
  expect(await stored()).toEqual(await named());
}

// Proves ours-330.
describe('without ffmpeg', () => {
  it('a sound is kept as it is, and a film is refused with what would help', async () => {
    const bytes = aWav(3);
    const added = await send(huda, bytes);
    expect(added).toMatchObject({ status: true, message: 'The recording is here.' });
    expect(await taught()).toMatchObject({
      ...{ isMaking: false, problem: null },
      sound: { bytes: bytes.length, seconds: null },
    });
    const [line] = await heard(amina);
    expect((await fetched(line?.sound.path ?? '')).rawPayload).toEqual(bytes);
    const film = Buffer.concat([Buffer.from('000000206674797069736f6d', 'hex'), Buffer.alloc(99)]);
    expect(await send(huda, film)).toMatchObject({ http: 200, code: 'recording_film' });
    expect(await send(huda, Buffer.from('%PDF-1.7\n'))).toMatchObject({
      ...{ http: 415, code: 'recording_kind' },
    });
    expect(await send(huda, Buffer.from('film.mp4, it says'))).toMatchObject({
      code: 'recording_kind',
    });
    const none = await huda.call.addRecording({ meeting_id: meetingId });
    expect(none.code).toBe('recording_kind');
    await expectNoOrphans();
  });
});

// Proves ours-329, call-addRecording, call-removeRecording.
describe('a recording', () => {
  it('is sent by its teacher, a substitute or the office, and by nobody else', async () => {
    expect((await send(huda, aWav())).status).toBe(true);
    expect((await rows())[0]).toMatchObject({ meetingId, addedById: huda.id });
    expect((await send(admin, aWav())).status).toBe(true);
    const substitute = await institute.student();
    const { id: other } = await aClass(institute);
    await admin.call.saveClassStaff({
      ...{ class_id: other, user_id: substitute.id, powers: ['people'] },
    });
    expect((await send(substitute, aWav())).code).toBe('meeting_not_found');
    expect((await substitute.call.removeRecording({ meeting_id: meetingId })).code).toBe(
      'meeting_not_found',
    );
    await db().update(meetings).set({ teacherId: substitute.id }).where(eq(meetings.id, meetingId));
    expect((await send(substitute, aWav())).status).toBe(true);
    expect((await amina.call.addRecording({ meeting_id: meetingId })).http).toBe(403);
    const early = await huda.call.addRecording(
      { meeting_id: nextId },
      { files: { file: { name: 'a.wav', bytes: aWav() } } },
    );
    expect(early.code).toBe('meeting_not_begun');
    await expectNoOrphans();
    expect((await rows()).length).toBe(1);
  });

  it('comes in parts, is written into the audit log, and has the meeting count as held', async () => {
    const upload = await tusOf(institute, huda).send(aWav(), 3);
    const press = { meeting_id: meetingId, upload, request_key: 'one-press' };
    const first = await huda.call.addRecording(press);
    expect(first.status).toBe(true);
    // Asked again after a lost answer it is the same, and nothing is stored twice.
    expect((await huda.call.addRecording(press)).data).toEqual(first.data);
    await expectNoOrphans();
    const [meeting] = await db().select().from(meetings).where(eq(meetings.id, meetingId));
    expect(meeting?.state).toBe('held');
    const acts = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(acts[0]).toMatchObject({
      ...{ action: 'addRecording', actorId: huda.id, classId },
      details: { class: 'Roots and Patterns', meeting: expect.stringContaining('18:00') },
    });
  });

  // Proves ours-394, call-removeRecording.
  it('is removed by its teacher, and can be brought back from quarantine by hand for thirty days', async () => {
    await send(huda, aWav());
    const [name] = await named();
    const path = (await heard(amina))[0]?.sound.path ?? '';
    expect((await fetched(path)).statusCode).toBe(200);
    const remove = () => huda.call.removeRecording({ meeting_id: meetingId });
    expect(await remove()).toMatchObject({ status: true, message: 'The recording is removed.' });
    expect((await remove()).status).toBe(true);
    await drain();
    expect(await rows()).toEqual([]);
    expect(await heard(amina)).toEqual([]);
    // Whoever kept its address hears it no more, and their asking brings nothing back.
    expect((await fetched(path)).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
    const aside = join(institute.services.config.dataDir, 'uploads', 'quarantine');
    expect(await readdir(aside)).toContain(name);
  });

  it('is no leftover to the sweep of files, at whatever stage', async () => {
    institute.services.sounds = maker;
    await send(huda, aWav());
    const later = new Date(Date.now() + 2 * 24 * 3600 * 1000);
    expect(await sweepFiles(institute.services, later)).toBe(0);
    await drain();
    expect(await sweepFiles(institute.services, later)).toBe(0);
  });

  it('is no larger than a call takes, which is asked before its parts are joined', async () => {
    const tus = tusOf(institute, huda);
    const large = await tus.ask('POST', '/uploads', { 'upload-length': 1000 * 1024 * 1024 + 1 });
    expect(large).toMatchObject({ http: 413, code: 'too_large' });
  });
});

// Proves ours-331, call-getRecordings.
describe('is heard', () => {
  it('by students of its group with a place, by a signed address and in ranges', async () => {
    const bytes = aWav(2);
    await send(huda, bytes);
    const [line] = await heard(amina);
    expect(line).toMatchObject({ meetingId, groupName: '', sound: { bytes: bytes.length } });
    const path = line?.sound.path ?? '';
    const range = await fetched(path, { range: 'bytes=8000-8099' });
    expect(range.statusCode).toBe(206);
    expect(range.rawPayload).toEqual(bytes.subarray(8000, 8100));
    expect((await fetched(path.split('?')[0] ?? '')).statusCode).toBe(404);
    const own = await amina.call.getMyMeeting({ meeting_id: meetingId });
    expect(own.data.has_recording).toBe(true);
  });

  it('by nobody without a place, of another group, or whose place is not paid for', async () => {
    await send(huda, aWav());
    const stranger = await institute.student();
    const refused = await stranger.call.getRecordings({ class_id: classId });
    expect(refused.code).toBe('class_not_found');
    expect((await stranger.call.getRecordings({ class_id: 999_999 })).code).toBe('class_not_found');
    // Whoever came later to the group has no part in what was before; whoever was there has.
    const chidi = await aStudent();
    const { data: group } = await admin.call.addGroup({ class_id: classId, name: 'Evening' });
    await admin.call.setGroupStudents({ group_id: group.id, student_list: String(chidi.id) });
    await db().update(meetings).set({ groupId: group.id }).where(eq(meetings.id, meetingId));
    expect(await heard(chidi)).toEqual([]);
    expect(await heard(amina)).toEqual([]);
    const said = { state: 'present', source: 'teacher', saidAt: institute.clock.now() } as const;
    await db()
      .insert(presences)
      .values({ meetingId, userId: amina.id, ...said });
    expect(await heard(amina)).toHaveLength(1);
    const ended = { subscriptionEndsAt: new Date('2027-01-05T18:00:00Z') };
    await db().update(enrolments).set(ended).where(eq(enrolments.userId, amina.id));
    expect(await heard(amina)).toEqual([]);
  });

  it('which its students are told once, however often it is sent', async () => {
    await send(huda, aWav());
    expect((await told(amina)).map(({ subject }) => subject)).toEqual([
      'Heard again: \u2068Roots and Patterns\u2069',
    ]);
    await send(huda, aWav(2));
    await huda.call.removeRecording({ meeting_id: meetingId });
    await send(huda, aWav(3));
    expect(await told(amina)).toHaveLength(1);
  });
});

// Proves ours-332.
describe('its sound', () => {
  beforeEach(() => {
    institute.services.sounds = maker;
  });

  it('is made by a job; what was sent goes once it stands, and is told then', async () => {
    await send(huda, aWav(5));
    expect(await taught()).toEqual({ isMaking: true, problem: null, sound: null });
    expect(await told(amina)).toEqual([]);
    expect(await heard(amina)).toEqual([]);
    await drain();
    expect(await taught()).toMatchObject({ isMaking: false, sound: { seconds: 60, bytes: 8044 } });
    expect(await told(amina)).toHaveLength(1);
    await expectNoOrphans();
    expect((await stored())[0]).toMatch(/\.m4a$/);
  });

  it('cannot be made: the teacher is told why, and what was heard before stays', async () => {
    await send(huda, aWav());
    await drain();
    sounds.next = async () => 'silent';
    await send(huda, aWav());
    await drain();
    expect(await taught()).toMatchObject({ isMaking: false, problem: 'silent', sound: {} });
    expect(await heard(amina)).toHaveLength(1);
    await expectNoOrphans();
    sounds.next = async () => {
      throw new Error('the disk is full');
    };
    await send(huda, aWav());
    await institute.services.jobs.drain({ later: true });
    expect((await taught())?.isMaking).toBe(true);
    for (let times = 0; times < 6; times += 1) await institute.services.jobs.drain({ later: true });
    expect(await taught()).toMatchObject({ isMaking: false, problem: 'failed' });
    await expectNoOrphans();
  });

  it('of two that are sent at once is that of the last, and nothing is left of the other', async () => {
    const both = await Promise.all([
      send(huda, aWav(1), 'press-number-1'),
      send(admin, aWav(2), 'press-number-2'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([true, true]);
    const [row] = await rows();
    sounds.next = async () => aWav(row?.addedById === huda.id ? 1 : 2);
    await expectNoOrphans();
    expect(await rows()).toHaveLength(1);
    expect(await told(amina)).toHaveLength(1);
  });

  it('of one that was sent again or removed meanwhile is thrown away', async () => {
    let during: () => Promise<unknown> = async () => undefined;
    sounds.next = async () => {
      const act = during;
      during = async () => undefined;
      await act();
      return aWav(4);
    };
    await send(huda, aWav());
    during = () => send(huda, aWav(2));
    await expectNoOrphans();
    expect(await taught()).toMatchObject({ isMaking: false, problem: null });
    during = () => huda.call.removeRecording({ meeting_id: meetingId });
    await send(huda, aWav(3));
    await expectNoOrphans();
    expect(await rows()).toEqual([]);
  });

  it('is made one at a time, also where a process was killed over the other', async () => {
    await send(huda, aWav());
    const { original } = (await rows())[0] ?? { original: '' };
    institute.clock.set('2027-01-12T18:30:00Z');
    await institute.signInAgain(huda);
    await huda.call.addRecording(
      { meeting_id: nextId },
      { files: { file: { name: 'a.wav', bytes: aWav() } } },
    );
    const busyUntil = new Date('2027-01-12T18:45:00Z');
    await db().update(recordings).set({ busyUntil }).where(eq(recordings.meetingId, meetingId));
    const made: number[] = [];
    sounds.next = async () => {
      made.push(1);
      return aWav();
    };
    const other = (await rows()).find(({ meetingId: id }) => id === nextId);
    const run = { attempt: 1, isLast: false, signal: new AbortController().signal };
    const job = { meetingId: nextId, original: other?.original ?? '' };
    await makeSound(institute.services, job, run);
    expect(made).toEqual([]);
    // The one that was cut off is taken up at once, and done twice it changes nothing.
    await makeSound(institute.services, { meetingId, original }, run);
    await makeSound(institute.services, { meetingId, original }, run);
    await makeSound(institute.services, job, run);
    expect(made).toEqual([1, 1]);
    await expectNoOrphans();
  });
});

// Proves ours-333.
describe.skipIf(!hasFfmpeg)('with ffmpeg', () => {
  beforeAll(async () => {
    const real = await openSoundMaker('ffmpeg');
    if (real) Object.assign(maker, real);
  });
  beforeEach(() => {
    institute.services.sounds = maker;
  });
  const pathOf = async () => {
    const [name = ''] = await named();
    return join(institute.services.config.dataDir, 'uploads', name);
  };

  it.each(
    (Object.keys(recordedAs) as (keyof typeof recordedAs)[]).filter((it) => !/^silent/.test(it)),
  )('takes the sound out of %s, and it plays everywhere', async (name) => {
    expect((await send(huda, recorded(name, 3))).status).toBe(true);
    await drain();
    const sound = (await taught())?.sound;
    expect(sound?.seconds).toBe(3);
    expect(sound?.bytes).toBeLessThan(25_000);
    expect(played(await pathOf())).toEqual(['aac,audio,1']);
    await expectNoOrphans();
  });

  it('measures what is there, whatever a film claims, and says what is wrong with it', async () => {
    const film = recorded('film.mp4');
    await send(huda, claiming(film, 7200));
    await drain();
    expect((await taught())?.sound?.seconds).toBe(2);
    await send(huda, recorded('silent.mp4'));
    await drain();
    expect(await taught()).toMatchObject({ problem: 'silent', sound: { seconds: 2 } });
    await send(huda, film.subarray(0, 3000));
    await drain();
    expect(await taught()).toMatchObject({ problem: 'unreadable', sound: { seconds: 2 } });
    await expectNoOrphans();
  });
});
