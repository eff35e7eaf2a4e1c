// Proves promise-22.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test/support/database.ts';
import { Institute } from '../test/support/institute.ts';
import { type S3Server, startS3 } from '../test/support/s3-server.ts';
import { aClass, aLesson, countFiles } from '../test/support/school.ts';
import { makeLogger } from './platform/log.ts';
import { readUpkeep } from './platform/upkeep-store.ts';
import { makeServices, openFileStore } from './services.ts';
import { sweepFiles } from './sweep-files.ts';

/** What the product does with files is the same wherever they lie. */
describe.each(['disk', 'S3'])('files of the institute on %s', (kind) => {
  let institute: Institute;
  let s3: S3Server | null = null;
  beforeAll(async () => {
    s3 = kind === 'S3' ? await startS3() : null;
    institute = await Institute.open(s3?.environment);
  });
  afterAll(async () => {
    await institute.close();
    await s3?.close();
  });
  const asset = async (name: string) => ({
    name,
    bytes: await readFile(join(import.meta.dirname, '../seed/assets', name)),
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    institute.app.inject({ url: `/${url}`, headers });

  async function everyKindOfFile() {
    const admin = await institute.admin();
    const { id } = await aClass(institute);
    const film = await asset('writing-bab.mp4');
    const lesson = await admin.call.addLesson(
      { class_id: id, subject: 'Film' },
      { files: { file: film } },
    );
    const logo = await admin.call.uploadLogo({}, { files: { logo: await asset('logo.png') } });
    const hand = { signature: await asset('signature.png') };
    const { signature } = (await admin.call.saveSignature({}, { files: hand })).data;
    const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Draw.' });
    const student = await institute.student();
    await student.call.enrol({ class_id: id });
    const picture = (await asset('market.webp')).bytes.toString('base64');
    const submission = { lesson_id: exam.id, theory_image: `data:image/webp;base64,${picture}` };
    const result = await student.call.submitExam(submission);
    return {
      ...{ admin, film, submission, result, signature, student },
      ...{ lesson: lesson.data.id, logo: logo.data.logo },
    };
  }

  it('are served at signed addresses, whole and in ranges, until they are removed', async () => {
    const { admin, film, lesson, logo, submission, result, student } = await everyKindOfFile();
    const { data } = await admin.call.getManagedLesson({ lesson_id: lesson });
    const whole = await get(data.material);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.bytes.length),
      'accept-ranges': 'bytes',
    });
    expect(whole.rawPayload.equals(film.bytes)).toBe(true);
    const part = await get(data.material, { range: 'bytes=100-' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-${film.bytes.length - 1}/${film.bytes.length}`,
    ]);
    expect(part.rawPayload.equals(film.bytes.subarray(100))).toBe(true);
    const beyond = await get(data.material, { range: `bytes=${film.bytes.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${film.bytes.length}`,
    ]);
    const held = await get(data.material, { 'if-none-match': String(whole.headers.etag) });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    const head = await institute.app.inject({ method: 'HEAD', url: `/${data.material}` });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(film.bytes.length),
      '',
    ]);
    expect((await get(logo)).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect((await get(result.data.theory_answer)).headers['content-type']).toBe('image/jpeg');
    // The same submission again finds its picture, and stores no second one.
    const before = await countFiles(institute);
    expect((await student.call.submitExam(submission)).data).toEqual(result.data);
    expect(await countFiles(institute)).toBe(before);
    await admin.call.removeFile({ lesson_id: lesson });
    expect((await get(data.material)).statusCode).toBe(404);
  });

  it('that no row names are swept after a day, and no others', async () => {
    const { admin, lesson, logo, result, signature } = await everyKindOfFile();
    const hidden = await admin.call.addLesson(
      { class_id: (await aClass(institute)).id, subject: 'Hidden' },
      { files: { file: await asset('worksheet.pdf') } },
    );
    const address = (await admin.call.getManagedLesson({ lesson_id: hidden.data.id })).data
      .material;
    await admin.call.deleteLesson({ lesson_id: hidden.data.id });
    const { files, db } = institute.services;
    const orphan = await files.write(Buffer.from('%PDF-1.7'), 'pdf');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await sweepFiles(institute.services, inDays(0.9))).toBe(0);
    const before = await countFiles(institute);
    expect(await sweepFiles(institute.services, inDays(1.1))).toBe(1);
    expect(await countFiles(institute)).toBe(before - 1);
    const aside = async () => {
      const found: string[] = [];
      for await (const { name } of files.listAside()) found.push(name);
      return found;
    };
    expect(await aside()).toEqual([orphan]);
    // For thirty days it can be brought back, and whoever is given its address does so.
    expect(await sweepFiles(institute.services, inDays(29))).toBe(0);
    expect(await files.find(orphan)).toMatchObject({ name: orphan, bytes: 8 });
    expect(await aside()).toEqual([]);
    expect(await sweepFiles(institute.services, inDays(1.1))).toBe(1);
    expect(await sweepFiles(institute.services, inDays(31))).toBe(0);
    expect(await files.find(orphan)).toBeNull();
    expect(await readUpkeep(db)).toMatchObject([
      { name: 'sweep-files', isWell: true, figures: { moved: 0, removed: 1, quarantined: 0 } },
    ]);
    const { material } = (await admin.call.getManagedLesson({ lesson_id: lesson })).data;
    for (const url of [address, logo, signature, material, result.data.theory_answer]) {
      expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('that no row names are left where they are when they are too many, and the log says so', async () => {
    const { files, db } = institute.services;
    const many = await Promise.all(
      Array.from({ length: 4 }, () => files.write(Buffer.from('%PDF-1.7'), 'pdf')),
    );
    const said: string[] = [];
    const log = makeLogger('error', { write: (line) => void said.push(line) });
    const later = new Date(Date.now() + 1.1 * 86_400_000);
    const before = await countFiles(institute);
    expect(await sweepFiles({ db, files, log }, later)).toBe(0);
    expect(await countFiles(institute)).toBe(before);
    expect(said.join('')).toContain('THE SWEEP OF FILES HAS STOPPED');
    expect(await readUpkeep(db)).toMatchObject([
      { name: 'sweep-files', isWell: false, figures: { moved: 0, nameless: many.length } },
    ]);
    expect(await sweepFiles({ db, files, log }, later, { atMost: many.length })).toBe(4);
  });

  it('that no row names are left as well when they are over a hundred of very many', async () => {
    const { files, db, log } = institute.services;
    const [now, old] = [new Date(), new Date(Date.now() - 2 * 86_400_000)];
    const moved: string[] = [];
    const sweep = (nameless: number) => {
      async function* list() {
        for (let at = 0; at < 3000; at += 1) {
          const storedAt = at < nameless ? old : now;
          yield { name: `of-very-many-${at}.pdf`, bytes: 1, storedAt };
        }
      }
      const setAside = async (name: string) => void moved.push(name);
      return sweepFiles({ db, log, files: { ...files, list, setAside } }, now);
    };
    expect([await sweep(101), moved.length]).toEqual([0, 0]);
    expect([await sweep(100), moved.length]).toEqual([100, 100]);
  });

  it('of another institute are refused, and stay as they are', async () => {
    const { config } = institute.services;
    const store = await openFileStore(config, makeLogger('silent'));
    const mark = await store.readMark();
    expect(mark?.trim()).toMatch(/^[\w-]{22}$/);
    const before = await countFiles(institute);
    const other = await openTestDatabase();
    const refused = await makeServices(config, other, { log: makeLogger('silent') }).then(
      () => 'taken',
      (error: Error) => `${error.name} ${error.message}`,
    );
    expect(refused).toContain('belong to another institute');
    expect(refused).toContain('remove institute.mark');
    expect(refused).not.toContain('\n');
    expect([await store.readMark(), await countFiles(institute)]).toEqual([mark, before]);
    await other.close();
  });

  it('that cannot be stored leave no lesson behind, and say that a part is away', async () => {
    const { admin } = await everyKindOfFile();
    const { id } = await aClass(institute);
    const { files } = institute.services;
    const keep = files.keep;
    if (s3) s3.isAway = true;
    else files.keep = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const response = await admin.call.addLesson(
      { class_id: id, subject: 'Film' },
      { files: { file: await asset('worksheet.pdf') } },
    );
    expect(response.headers['retry-after']).toBe('5');
    if (s3) s3.isAway = false;
    files.keep = keep;
    expect(response).toMatchObject({ http: 503, code: 'unavailable', status: false });
    expect((await admin.call.getLessons({ class_id: id })).data).toEqual([]);
  });
});
