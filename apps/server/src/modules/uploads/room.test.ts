import { AppError } from '@institute/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, countFiles } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { hash } from '../../platform/random.ts';
import { throttles } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let maryam: Person;
let class_id: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  class_id = (await aClass(institute)).id;
  maryam = await institute.student({ name: 'Maryam' });
  await admin.call.saveClassStaff({ class_id, user_id: maryam.id, powers: ['teach'] });
});
afterAll(() => institute.close());

const MB = 1024;
const DAY_KB = 5 * 1024 * MB;
const key = () => `stored-kb:person:${hash(String(maryam.id))}`;
/** So much of the teacher's day is used, until tomorrow. */
async function used(kilobytes: number): Promise<void> {
  const resetsAt = new Date(institute.clock.now().getTime() + 24 * 3600 * 1000);
  await institute.services.db
    .insert(throttles)
    .values({ key: key(), count: kilobytes, resetsAt })
    .onConflictDoUpdate({ target: throttles.key, set: { count: kilobytes, resetsAt } });
}
const counted = async () =>
  (await institute.services.db.select().from(throttles)).find((row) => row.key === key())?.count;
const aPdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);
const take = (person: Person, upload: string) =>
  person.call.addLessonFile({ class_id, upload, fileType: 'pdf' });
const refused = { http: 429, code: 'files_enough' };

it('is refused before it is sent, in words and with the time to wait', async () => {
  await used(DAY_KB - 10 * MB);
  const tus = tusOf(institute, maryam);
  const begun = (bytes: number) => tus.ask('POST', '/uploads', { 'upload-length': bytes });
  const refusal = await begun(11 * MB * 1024);
  expect(refusal).toMatchObject(refused);
  expect(Number(refusal.headers['retry-after'])).toBe(24 * 3600);
  // What is on its way has its room already.
  const first = await tus.begin(8 * MB * 1024);
  expect(await begun(3 * MB * 1024)).toMatchObject(refused);
  expect((await tus.cancel(first)).http).toBe(204);
  expect((await begun(3 * MB * 1024)).http).toBe(201);
  // Administrators send what there is to be sent.
  expect((await tusOf(institute, admin).begin(11 * MB * 1024)).length).toBeGreaterThan(0);
  institute.clock.advance({ days: 1 });
  await institute.signInAgain(maryam);
  expect((await tusOf(institute, maryam).begin(11 * MB * 1024)).length).toBeGreaterThan(0);
});

it('counts what is stored, each time that a call takes an upload', async () => {
  const tus = tusOf(institute, maryam);
  const sent = await tus.send(aPdf(2 * MB * 1024));
  await used(DAY_KB - 5 * MB);
  const before = await countFiles(institute);
  expect((await take(maryam, sent)).status).toBe(true);
  expect((await take(maryam, sent)).status).toBe(true);
  expect(await counted()).toBe(DAY_KB - MB);
  const third = await take(maryam, sent);
  expect(third).toMatchObject(refused);
  expect(third.message).toBe(new AppError('files_enough').message.replace('{size}', '5'));
  expect(await counted()).toBe(DAY_KB - MB);
  expect(await countFiles(institute)).toBe(before + 2);
});

it('gives one of two the last room, and back what a refused call wanted', async () => {
  await used(0);
  const sent = await tusOf(institute, maryam).send(aPdf(2 * MB * 1024));
  await used(DAY_KB - 3 * MB);
  const both = await Promise.all([take(maryam, sent), take(maryam, sent)]);
  expect(both.map(({ http }) => http).sort()).toEqual([200, 429]);
  expect(await counted()).toBe(DAY_KB - MB);
  await used(0);
  const added = await maryam.call.addLesson({ class_id, subject: 'With a file', upload: sent });
  expect(added.status).toBe(true);
  expect(await counted()).toBe(2 * MB);
  // A press that is sent again, as after a lost answer, has stored one file.
  const press = {
    class_id,
    upload: sent,
    fileType: 'pdf',
    request_key: 'one-press-of-many',
  } as const;
  for (let times = 0; times < 3; times += 1) await maryam.call.addLessonFile(press);
  expect(await counted()).toBe(4 * MB);
  const again = { lesson_id: added.data.id, upload: sent };
  expect(await maryam.call.updateLesson(again)).toMatchObject({ code: 'file_exists' });
  expect(await counted()).toBe(4 * MB);
});

// Proves ours-348.
it('is 300 MB a day for who teaches nothing, in words of their own', async () => {
  const amina = await institute.student();
  const resetsAt = new Date(institute.clock.now().getTime() + 24 * 3600 * 1000);
  const theirs = `stored-kb:person:${hash(String(amina.id))}`;
  await institute.services.db.insert(throttles).values({ key: theirs, count: 295 * MB, resetsAt });
  const tus = tusOf(institute, amina);
  const first = await tus.begin(5 * MB * 1024);
  expect(await tus.ask('POST', '/uploads', { 'upload-length': 1024 })).toMatchObject(refused);
  await tus.cancel(first);
  expect((await tus.begin(4 * MB * 1024)).length).toBeGreaterThan(0);
});
