// Proves promise-10.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { type S3Server, startS3 } from '../../test/support/s3-server.ts';
import { aClass, countFiles } from '../../test/support/school.ts';
import { sessionOf, tusOf } from '../../test/support/tus.ts';
import { sweepUploads } from '../modules/uploads/sweep-uploads.ts';
import { lessonFiles, unfinishedUploads, users } from '../schema/index.ts';

let s3: S3Server;
let sound: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  sound = await readFile(join(import.meta.dirname, '../../seed/assets/greetings.mp3'));
});
afterAll(() => s3.close());

/** The beginning of a film, and then bytes that do not repeat. */
function aFilm(length: number): Buffer {
  const made = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) made.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex').copy(made);
  return made;
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(['disk', 'bucket'])('an upload in parts, in files on a %s', (place) => {
  let institute: Institute;
  let admin: Person;
  let tus: ReturnType<typeof tusOf>;
  beforeAll(async () => {
    institute = await Institute.open(place === 'disk' ? {} : s3.environment);
    admin = await institute.admin();
    tus = tusOf(institute, admin);
  });
  afterAll(() => institute.close());

  const rowOf = async (key: string) =>
    (
      await institute.services.db
        .select()
        .from(unfinishedUploads)
        .where(eq(unfinishedUploads.key, key))
    )[0];
  const partNames = async () => {
    const found: string[] = [];
    for await (const { name } of institute.services.files.parts.list()) found.push(name);
    return found;
  };
  const contentOf = async (url: string) =>
    (await institute.app.inject({ url: `/${url}` })).rawPayload;

  // Proves decision-090-1.
  it('comes to the lesson as it was, whatever the pieces it was sent in', async () => {
    const { id: class_id } = await aClass(institute);
    const film = aFilm(9 * 1024 * 1024 + 77);
    const key = await tus.begin(film.length, { 'upload-metadata': 'filename ZmlsbS5tcDQ=' });
    const first = await tus.append(key, 0, film.subarray(0, 5_000_000));
    expect(first).toMatchObject({ http: 204, offset: 5_000_000 });
    const head = await tus.head(key);
    expect(head).toMatchObject({ http: 200, offset: 5_000_000 });
    expect(head.headers).toMatchObject({
      'upload-length': String(film.length),
      'upload-metadata': 'filename ZmlsbS5tcDQ=',
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
    const rest = await tus.append(key, 5_000_000, film.subarray(5_000_000));
    expect(rest.offset).toBe(film.length);
    const { data } = await admin.call.addLessonFile({ class_id, upload: key, fileType: 'video' });
    expect(data).toMatchObject({ kind: 'video', bytes: film.length });
    expect(hashOf(await contentOf(data.url))).toBe(hashOf(film));
  });

  // Proves decision-090-1.
  it('is kept part by part while it comes, so that the end of a process loses little', async () => {
    const here = await institute.beside();
    const url = await here.app.listen({ port: 0, host: '127.0.0.1' });
    const film = aFilm(9 * 1024 * 1024);
    const key = await tus.begin(film.length);
    const sent = await fetch(`${url}/uploads/${key}`, {
      method: 'PATCH',
      headers: {
        ...(sessionOf(admin) as Record<string, string>),
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new Uint8Array(film),
    });
    expect(sent.status).toBe(204);
    const row = await rowOf(key);
    expect(row).toMatchObject({ received: film.length });
    expect(row?.parts).toHaveLength(3);
    const joined = await institute.services.files.parts.join(row?.parts ?? []);
    expect(hashOf(await readFile(joined?.path ?? ''))).toBe(hashOf(film));
    await here.app.close();
  });

  it('comes in no more parts than a bad line makes of it', async () => {
    const key = await tus.begin(1000);
    const byte = Buffer.from('a');
    for (let at = 0; at < 65; at += 1) {
      expect((await tus.append(key, at, byte)).offset).toBe(at + 1);
    }
    expect(await tus.append(key, 65, byte)).toMatchObject({ http: 429, code: 'too_many' });
    expect((await tus.head(key)).offset).toBe(65);
  });

  // Proves decision-090-1.
  it('goes on in another process, from where it stands', async () => {
    const film = aFilm(300_000);
    const key = await tus.begin(film.length);
    await tus.append(key, 0, film.subarray(0, 100_000));
    const other = await institute.beside();
    const there = tusOf(other, admin);
    expect((await there.head(key)).offset).toBe(100_000);
    expect((await there.append(key, 100_000, film.subarray(100_000))).offset).toBe(300_000);
    await other.app.close();
    const { id: class_id } = await aClass(institute);
    const added = await admin.call.addLesson({ class_id, subject: 'Film', upload: key });
    expect(added.status).toBe(true);
    const saved = await admin.call.getManagedLesson({ lesson_id: added.data.id });
    expect(saved.data.materialExtension).toBe('mp4');
    expect(hashOf(await contentOf(saved.data.material))).toBe(hashOf(film));
  });

  // Proves decision-090-1.
  it('is gone on with by one of two at the same place', async () => {
    const other = await institute.beside();
    const there = tusOf(other, admin);
    for (const turn of [1, 2, 3, 4]) {
      const key = await tus.begin(200_000);
      const ours = Buffer.alloc(100_000, turn);
      const theirs = Buffer.alloc(100_000, turn + 100);
      const before = (await partNames()).length;
      const answers = await Promise.all([
        tus.append(key, 0, ours),
        there.append(key, 0, theirs),
        tus.append(key, 0, ours),
      ]);
      expect(answers.map(({ http }) => http).sort()).toEqual([204, 409, 409]);
      expect(answers.find(({ http }) => http === 409)?.code).toBe('upload_moved');
      const row = await rowOf(key);
      expect(row).toMatchObject({ received: 100_000 });
      expect(row?.parts).toHaveLength(1);
      // What lost was not left lying.
      expect((await partNames()).length).toBe(before + 1);
      const joined = await institute.services.files.parts.join(row?.parts ?? []);
      const bytes = await readFile(joined?.path ?? '');
      expect(bytes.equals(ours) || bytes.equals(theirs)).toBe(true);
      await institute.services.files.discard(joined as { path: string; bytes: number });
    }
    await other.app.close();
  });

  // Proves decision-090-1.
  it('keeps what had come when the line is cut', async () => {
    const here = await institute.beside();
    await here.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = here.app.server.address() as { port: number };
    const film = aFilm(1_000_000);
    const key = await tus.begin(film.length);
    const session = sessionOf(admin);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      [
        `PATCH /uploads/${key} HTTP/1.1`,
        'Host: localhost',
        'Tus-Resumable: 1.0.0',
        'Content-Type: application/offset+octet-stream',
        'Upload-Offset: 0',
        'Content-Length: 1000000',
        `Cookie: ${session.cookie}`,
        `Authorization: ${session.authorization}`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise<void>((sent) => socket.write(film.subarray(0, 400_000), () => sent()));
    // All of it has been handed to the other end; the end of the line comes behind it.
    socket.end();
    const received = async () => (await rowOf(key))?.received ?? 0;
    // What lay unread when the line ended is lost: a few packets.
    await expect.poll(received).toBeGreaterThan(300_000);
    const from = await received();
    expect(from).toBeLessThanOrEqual(400_000);
    const rest = await tus.append(key, from, film.subarray(from));
    expect(rest).toMatchObject({ http: 204, offset: 1_000_000 });
    const joined = await institute.services.files.parts.join((await rowOf(key))?.parts ?? []);
    expect(hashOf(await readFile(joined?.path ?? ''))).toBe(hashOf(film));
    await here.app.close();
  });

  // Proves decision-090-1.
  it('is cancelled with all that had come, and cannot be gone on with', async () => {
    const before = (await partNames()).length;
    const key = await tus.begin(10_000);
    await tus.append(key, 0, Buffer.alloc(5_000));
    expect((await partNames()).length).toBe(before + 1);
    expect((await tus.cancel(key)).http).toBe(204);
    expect((await partNames()).length).toBe(before);
    expect((await tus.cancel(key)).http).toBe(404);
    expect((await tus.head(key)).http).toBe(404);
    expect((await tus.append(key, 5_000, Buffer.alloc(5_000))).http).toBe(404);
  });

  // Proves decision-090-3.
  it('is over when nobody goes on with it, and its parts are swept', async () => {
    const key = await tus.begin(10_000);
    await tus.append(key, 0, Buffer.alloc(5_000));
    institute.clock.advance({ hours: 71 });
    expect((await tus.append(key, 5_000, Buffer.alloc(1_000))).http).toBe(204);
    const parts = (await rowOf(key))?.parts ?? [];
    expect(parts).toHaveLength(2);
    // Counted from what came last.
    institute.clock.advance({ hours: 71 });
    await sweepUploads(institute.services);
    expect((await tus.head(key)).offset).toBe(6_000);
    institute.clock.advance({ hours: 2 });
    expect((await tus.head(key)).http).toBe(410);
    expect((await tus.append(key, 6_000, Buffer.alloc(10))).code).toBe('upload_over');
    await sweepUploads(institute.services);
    expect((await tus.head(key)).http).toBe(404);
    expect(await rowOf(key)).toBeUndefined();
    expect((await partNames()).filter((name) => parts.includes(name))).toEqual([]);
    institute.clock.set('2026-11-16T09:00:00Z');
  });

  // Proves decision-090-3.
  it('loses parts that no row names after an hour, and no others', async () => {
    const key = await tus.begin(10_000);
    await tus.append(key, 0, Buffer.alloc(5_000));
    const { files } = institute.services;
    const received = await files.receive((await import('node:stream')).Readable.from(['left']));
    const left = await files.parts.keep(received);
    await sweepUploads(institute.services);
    expect(await partNames()).toContain(left);
    await sweepUploads(institute.services, new Date(Date.now() + 2 * 3_600_000));
    expect(await partNames()).not.toContain(left);
    expect(await partNames()).toContain((await rowOf(key))?.parts[0]);
    expect((await tus.append(key, 5_000, Buffer.alloc(5_000))).offset).toBe(10_000);
  });

  // Proves decision-090-3.
  it('leaves no stored file behind when its content is refused, and may be taken again', async () => {
    const { id: class_id } = await aClass(institute);
    const before = await countFiles(institute);
    const wrong = await tus.send(Buffer.from('<svg onload=alert(1)>'));
    expect((await admin.call.addLessonFile({ class_id, upload: wrong })).code).toBe('file_kind');
    const key = await tus.send(sound, 3);
    const press = { upload: key, request_key: `press-${place}-one` };
    const refused = await admin.call.addLessonFile({ ...press, class_id, fileType: 'video' });
    expect(refused.code).toBe('file_kind');
    expect((await admin.call.addLessonFile({ ...press, class_id: 999_999 })).code).toBe(
      'class_not_found',
    );
    expect(await countFiles(institute)).toBe(before);
    const first = await admin.call.addLessonFile({ ...press, class_id });
    // The answer was lost, and the press is made again.
    const again = await admin.call.addLessonFile({ ...press, class_id });
    expect(again.data.key).toBe(first.data.key);
    expect(await countFiles(institute)).toBe(before + 1);
    institute.clock.advance({ minutes: 11 });
    expect((await admin.call.addLessonFile({ class_id, upload: key })).code).toBe('upload_gone');
    await sweepUploads(institute.services);
    expect(await rowOf(key)).toBeUndefined();
    expect((await buffer(await stored(first.data.url))).equals(sound)).toBe(true);
  });

  const stored = async (url: string) => {
    const name = url.slice('files/'.length).split('?')[0] ?? '';
    const found = await institute.services.files.read(name);
    if (!found) throw new Error(`${name} is not stored`);
    return found;
  };
});

describe('an upload in parts is refused', () => {
  let institute: Institute;
  let admin: Person;
  let tus: ReturnType<typeof tusOf>;
  beforeAll(async () => {
    institute = await Institute.open({ RATE_LIMITS: 'on' });
    admin = await institute.admin();
    tus = tusOf(institute, admin);
  });
  afterAll(() => institute.close());

  // Proves decision-090-2.
  it('in another version of the protocol, which says which there is', async () => {
    for (const version of ['0.2.2', '2.0.0', '']) {
      const made = await tus.ask('POST', '/uploads', {
        'upload-length': 5,
        'tus-resumable': version,
      });
      expect(made).toMatchObject({ http: 412, code: 'upload_version' });
      expect(made.headers['tus-version']).toBe('1.0.0');
    }
    const asked = await institute.app.inject({ method: 'OPTIONS', url: '/uploads' });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination,expiration',
      'tus-max-size': String(1000 * 1024 * 1024),
    });
  });

  // Proves decision-090-2.
  it('without a session, or with half of one', async () => {
    const key = await tus.begin(100);
    const strangers = [
      [tusOf(institute, { sid: null, token: null }), 401, 'session_required'],
      [tusOf(institute, { sid: admin.sid, token: 'guessed' }), 401, 'session_ended'],
    ] as const;
    for (const [stranger, http, code] of strangers) {
      const made = await stranger.ask('POST', '/uploads', { 'upload-length': 5 });
      expect(made).toMatchObject({ http, code });
      expect(await stranger.append(key, 0, Buffer.alloc(5))).toMatchObject({ http, code });
      expect((await stranger.head(key)).http).toBe(http);
      expect(await stranger.cancel(key)).toMatchObject({ http, code });
    }
    // The cookie alone, as a page of somebody else would send it.
    const forged = await institute.app.inject({
      method: 'DELETE',
      url: `/uploads/${key}`,
      headers: { 'tus-resumable': '1.0.0', cookie: `sid=${admin.sid}` },
    });
    expect(forged.statusCode).toBe(401);
    expect((await tus.head(key)).offset).toBe(0);
  });

  // Proves decision-090-2.
  it('to who teaches nothing beyond what is handed in at home, and of others not at all', async () => {
    const key = await tus.begin(100);
    const student = tusOf(institute, await institute.student());
    const most = 16 * 1024 * 1024;
    const ask = (bytes: number) => student.ask('POST', '/uploads', { 'upload-length': bytes });
    expect((await ask(most)).http).toBe(201);
    expect(await ask(most + 1)).toMatchObject({ http: 413, code: 'too_large' });
    expect(await student.append(key, 0, Buffer.alloc(5))).toMatchObject({ http: 404 });
    expect((await student.head(key)).http).toBe(404);
    expect((await tus.head(key)).offset).toBe(0);
  });

  // Proves decision-090-2.
  it('to a colleague, as one that there is not', async () => {
    const key = await tus.send(sound);
    const colleague = await institute.student({ name: 'زينب' });
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
    const theirs = tusOf(institute, colleague);
    expect((await theirs.head(key)).http).toBe(404);
    expect((await theirs.append(key, sound.length, Buffer.alloc(1))).http).toBe(404);
    expect((await theirs.cancel(key)).http).toBe(404);
    const { id: class_id } = await aClass(institute);
    const taken = await colleague.call.addLessonFile({ class_id, upload: key });
    expect(taken.code).toBe('upload_gone');
    const rows = await institute.services.db
      .select()
      .from(lessonFiles)
      .where(eq(lessonFiles.addedBy, `${colleague.id}:`));
    expect(rows).toEqual([]);
    expect((await tus.head(key)).offset).toBe(sound.length);
  });

  // Proves decision-090-2.
  it('to a teacher for the class of another, and not for their own', async () => {
    const { id: own } = await aClass(institute);
    const { id: other } = await aClass(institute);
    const teacher = await institute.student();
    await admin.call.saveClassStaff({ class_id: own, user_id: teacher.id, powers: ['teach'] });
    const theirs = tusOf(institute, teacher);
    const key = await theirs.send(sound);
    const refused = await teacher.call.addLessonFile({ class_id: other, upload: key });
    expect(refused.code).toBe('class_not_found');
    const taken = await teacher.call.addLessonFile({ class_id: own, upload: key });
    expect(taken.data.kind).toBe('audio');
  });

  // Proves decision-090-2.
  it('at another place than where it stands', async () => {
    const key = await tus.begin(100);
    await tus.append(key, 0, Buffer.alloc(40));
    for (const from of [0, 39, 41, 100]) {
      expect(await tus.append(key, from, Buffer.alloc(1))).toMatchObject({
        http: 409,
        code: 'upload_moved',
      });
    }
    expect((await tus.head(key)).offset).toBe(40);
  });

  // Proves decision-090-2.
  it('when it is longer than it may be, or than it said', async () => {
    const most = 1000 * 1024 * 1024;
    const large = await tus.ask('POST', '/uploads', { 'upload-length': most + 1 });
    expect(large).toMatchObject({ http: 413, code: 'too_large' });
    // A lesson takes less than a meeting, which is asked before anything is joined.
    const film = { received: 201 * 1024 * 1024, bytes: 201 * 1024 * 1024 };
    const long = await tus.begin(film.bytes);
    await institute.services.db
      .update(unfinishedUploads)
      .set({ received: film.received })
      .where(eq(unfinishedUploads.key, long));
    const { id: class_id } = await aClass(institute);
    const taken = await admin.call.addLessonFile({ class_id, upload: long });
    expect(taken).toMatchObject({ http: 413, code: 'too_large' });
    await tus.cancel(long);
    const key = await tus.begin(100);
    expect((await tus.append(key, 0, Buffer.alloc(101))).http).toBe(413);
    expect((await tus.head(key)).offset).toBe(0);
    expect((await tus.append(key, 0, Buffer.alloc(100))).http).toBe(204);
    expect((await tus.append(key, 100, Buffer.alloc(1))).http).toBe(413);
  });

  // Proves decision-090-2.
  it('malformed', async () => {
    for (const length of ['', '-1', '1.5', 'abc', '1e3']) {
      const made = await tus.ask('POST', '/uploads', { 'upload-length': length });
      expect(made).toMatchObject({ http: 400, code: 'invalid_input' });
    }
    const key = await tus.begin(10);
    expect((await tus.append(key, 0, Buffer.alloc(1), { 'upload-offset': 'x' })).http).toBe(400);
    const typed = await tus.append(key, 0, Buffer.alloc(1), { 'content-type': 'video/mp4' });
    expect(typed).toMatchObject({ http: 415, code: 'wrong_type' });
    expect((await tus.head('../../etc/passwd')).http).toBe(404);
    for (const method of ['HEAD', 'DELETE'] as const) {
      expect((await tus.ask(method, `/uploads/${key.slice(0, 4)}%00`)).http).toBe(404);
    }
    const noted = { 'upload-length': 5, 'upload-metadata': 'x'.repeat(1001) };
    expect((await tus.ask('POST', '/uploads', noted)).http).toBe(413);
  });

  // Proves decision-090-2.
  it('where a call names one that has not arrived whole, or sends a file beside it', async () => {
    const { id: class_id } = await aClass(institute);
    const key = await tus.begin(sound.length);
    await tus.append(key, 0, sound.subarray(0, 1000));
    expect((await admin.call.addLessonFile({ class_id, upload: key })).code).toBe('upload_gone');
    const whole = await tus.send(sound);
    const both = await admin.call.addLessonFile(
      { class_id, upload: whole },
      { files: { file: { name: 'a.mp3', bytes: sound } } },
    );
    expect(both.code).toBe('invalid_input');
    expect((await admin.call.addLessonFile({ class_id, upload: 'x' })).code).toBe('invalid_input');
  });

  // Proves decision-090-2.
  it('when too much of one person is under way, until what is idle has made way', async () => {
    institute.clock.advance({ hours: 2 });
    const busy = await institute.student();
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, busy.id));
    const theirs = tusOf(institute, busy);
    const film = 200 * 1024 * 1024;
    const keys = [];
    for (const _film of [1, 2, 3, 4, 5]) keys.push(await theirs.begin(film));
    const ask = () => theirs.ask('POST', '/uploads', { 'upload-length': film });
    expect(await ask()).toMatchObject({ http: 429, code: 'uploads_many' });
    institute.clock.advance({ minutes: 59 });
    await theirs.append(keys[4] ?? '', 0, Buffer.alloc(10));
    institute.clock.advance({ minutes: 2 });
    expect((await ask()).http).toBe(201);
    expect((await theirs.head(keys[0] ?? '')).http).toBe(404);
    expect((await theirs.head(keys[4] ?? '')).offset).toBe(10);
  });

  // Proves decision-090-2.
  it('when one begins too many in ten minutes', async () => {
    institute.clock.advance({ hours: 2 });
    const hasty = await institute.student();
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, hasty.id));
    const theirs = tusOf(institute, hasty);
    for (let count = 0; count < 60; count += 1) await theirs.cancel(await theirs.begin(1));
    const made = await theirs.ask('POST', '/uploads', { 'upload-length': 1 });
    expect(made).toMatchObject({ http: 429, code: 'too_many' });
    expect(Number(made.headers['retry-after'])).toBeGreaterThan(0);
  });
});
