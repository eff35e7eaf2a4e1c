import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasFfmpeg, recorded } from '../../../test/support/ffmpeg.ts';
import { aHomework, aTake, aWav, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { tusOf } from '../../../test/support/tus.ts';
import { openSoundMaker, type SoundMaker } from '../../platform/sounds.ts';
import { letters } from '../../schema/index.ts';
import { sweepFiles } from '../../sweep-files.ts';
import { removeOldRecordings } from '../homework/remove-old-recordings.ts';
import { letterFiles } from '../privacy/store-letters.ts';

let institute: Institute;
let maker: SoundMaker | null;
let admin: Person;
let amina: Person;
let hauwa: Person;
let class_id: number;

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
  ({ id: class_id } = await aClass(institute));
  amina = await institute.student({ name: 'Amina' });
  hauwa = await institute.student({ name: 'Hauwa' });
  await amina.call.enrol({ class_id });
  await amina.call.agreeToRecording({});
  await admin.call.saveClassStaff({ class_id, user_id: hauwa.id, powers: ['teach'] });
});

const upload = (who: Person, bytes = aWav()) => tusOf(institute, who).send(bytes);
const voice = async (who: Person, bytes?: Buffer) => ({
  ...{ upload: await upload(who, bytes), seconds: 2, levels: '0,50,100' },
});
const says = async (who: Person, more: object = {}) =>
  who.call.sendLetter({
    ...{ class_id, ...(who !== amina && { student_id: amina.id }) },
    ...(await voice(who)),
    ...more,
  });
const rows = () => institute.services.db.select().from(letters).orderBy(letters.id);
const rowOf = async (id: number) => (await rows()).find((row) => row.id === id);
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of institute.services.files.list()) names.push(name);
  return names;
};
const drain = () => institute.services.jobs.drain({ later: true });

// Proves ours-430.
it('student and teacher hear each other by a signed address, and the office as it reads letters', async () => {
  const sent = await says(amina);
  expect(sent.data).toMatchObject({
    text: '',
    is_mine: true,
    voice: { seconds: 2, extension: 'wav' },
  });
  expect(sent.data.voice?.levels).toEqual([0, 50, 100]);
  await says(hauwa, { text: 'اِسْمَعِي' });
  for (const who of [amina, hauwa, admin]) {
    const to = { class_id, ...(who !== amina && { student_id: amina.id }) };
    const { data } = await who.call.getLetters(to);
    expect(data.letters.map(({ text }) => text)).toEqual(['', 'اِسْمَعِي']);
    for (const letter of data.letters) {
      const heard = await institute.app.inject({ url: `/${letter.voice?.path}` });
      expect(heard.rawPayload).toEqual(aWav());
      const { voice: sound } = letter;
      expect(
        (await institute.app.inject({ url: `/${sound?.path.split('?')[0]}` })).statusCode,
      ).toBe(404);
    }
  }
});

// Proves ours-430.
it('is taken once under its key, at once or later, and leaves one file', async () => {
  const before = (await stored()).length;
  const form = { ...(await voice(amina)), request_key: 'a-voice-once' };
  const all = await Promise.all([1, 2, 3].map(() => amina.call.sendLetter({ class_id, ...form })));
  const ids = new Set(all.flatMap(({ status, data }) => (status ? [data.id] : [])));
  expect(ids.size).toBe(1);
  const again = await amina.call.sendLetter({ class_id, ...form });
  expect(ids.has(again.data.id)).toBe(true);
  expect((await stored()).length - before).toBe(1);
});

describe('is refused, and nothing of it stays,', () => {
  const refused = async (code: string, answer: Promise<{ code?: string | undefined }>) => {
    const [letterCount, fileCount] = [(await rows()).length, (await stored()).length];
    expect((await answer).code).toBe(code);
    expect([(await rows()).length, (await stored()).length]).toEqual([letterCount, fileCount]);
  };

  // Proves ours-430.
  it('where it is no sound, too long, or of an upload of somebody else', async () => {
    const create = { width: 20, height: 20, channels: 3 as const, background: '#204080' };
    const picture = await sharp({ create }).png().toBuffer();
    await refused('take_kind', says(amina, { upload: await upload(amina, picture) }));
    await refused('take_kind', says(amina, { upload: await upload(amina, Buffer.from('words')) }));
    await refused('take_long', says(amina, { seconds: 186 }));
    await refused('invalid_input', says(amina, { seconds: 1000 }));
    await refused('upload_gone', says(amina, { upload: await upload(hauwa) }));
    await refused('upload_gone', says(amina, { upload: 'nobody-knows-this' }));
    await refused('image_unreadable', says(amina, { picture: 'data:image/png;base64,AAAA' }));
    expect((await says(amina, { seconds: 184 })).status).toBe(true);
  });

  // Proves ours-430.
  it('from the teacher of another class, a fellow student, and where nobody writes any more', async () => {
    await says(amina);
    const [zaynab, bilal] = [await institute.student(), await institute.student()];
    const { id: other } = await aClass(institute);
    await admin.call.saveClassStaff({ class_id: other, user_id: zaynab.id, powers: ['teach'] });
    await bilal.call.enrol({ class_id });
    for (const who of [zaynab, bilal]) await refused('letters_not_found', says(who));
    await admin.call.deleteClass({ class_id });
    await refused('letters_closed', says(amina));
  });

  // Proves ours-431.
  it('before its student has agreed, which homework asks for too; who teaches is not asked', async () => {
    const binta = await institute.student({ name: 'Binta' });
    await binta.call.enrol({ class_id });
    const form = { class_id, ...(await voice(binta)) };
    const consent = async (who: Person, more = {}) =>
      (await who.call.getLetters({ class_id, ...more })).data.thread?.consent;
    expect(await consent(binta)).toMatchObject({ is_given: false, months: 12 });
    await refused('consent_needed', binta.call.sendLetter(form));
    await binta.call.agreeToRecording({});
    expect(await consent(binta)).toMatchObject({ is_given: true });
    expect((await binta.call.sendLetter(form)).status).toBe(true);
    // It is one consent: homework asks no more.
    const { id: lesson_id } = await aHomework(institute, class_id);
    const takes = [await aTake(institute, binta)];
    const handed = await handInAs(binta, { lesson_id, block_id: 'homework', takes });
    expect(handed.status).toBe(true);
    expect(await consent(hauwa, { student_id: binta.id })).toBeUndefined();
    expect((await says(hauwa)).status).toBe(true);
  });
});

// Proves ours-432.
it('goes after the months that the institute keeps recordings, and what was written stays', async () => {
  await admin.call.updateAppSettings({ recordingMonths: '6' });
  const { id } = (await says(amina, { text: 'اِقْرَأْ' })).data;
  const { id: alone } = (await says(hauwa)).data;
  const names = (await rows()).flatMap((row) => ([id, alone].includes(row.id) ? [row.file] : []));
  const later = new Date(Date.now() + 3 * 86_400_000);
  await sweepFiles(institute.services, later, { atMost: 1000 });
  expect((await stored()).filter((name) => names.includes(name))).toHaveLength(2);
  const remove = () => removeOldRecordings(institute.services, new AbortController().signal);
  institute.clock.set('2027-07-04T08:59:00Z');
  await remove();
  expect(await rowOf(id)).toMatchObject({ file: names[0] });
  institute.clock.set('2027-07-04T09:01:00Z');
  await remove();
  await drain();
  expect((await stored()).filter((name) => names.includes(name))).toEqual([]);
  await institute.signInAgain(amina);
  const { data } = await amina.call.getLetters({ class_id });
  expect(data.letters).toMatchObject([
    { text: 'اِقْرَأْ', voice: { path: '', levels: [] } },
    { text: '', voice: { path: '' } },
  ]);
  await institute.signInAgain(admin);
  await admin.call.updateAppSettings({ recordingMonths: '12' });
});

// Proves ours-432.
it('goes with the account of its student, and a teacher’s with theirs, whose words stay; my data hold it', async () => {
  const mine = (await says(amina)).data.id;
  const answer = (await says(hauwa, { text: 'أَحْسَنْتِ' })).data.id;
  const names = [(await rowOf(mine))?.file ?? '', (await rowOf(answer))?.file ?? ''];
  expect(await letterFiles(institute.services.db, amina.id)).toEqual(names);
  expect(await letterFiles(institute.services.db, hauwa.id)).toEqual([names[1]]);
  await admin.call.deleteStudent({ student_id: hauwa.id });
  await drain();
  expect((await stored()).filter((name) => names.includes(name))).toEqual([names[0]]);
  const { data } = await amina.call.getLetters({ class_id });
  expect(data.letters.at(-1)).toMatchObject({ text: 'أَحْسَنْتِ', name: '', voice: { path: '' } });
  await admin.call.deleteStudent({ student_id: amina.id });
  await drain();
  expect((await stored()).filter((name) => names.includes(name))).toEqual([]);
  const left = await institute.services.db.select().from(letters).where(eq(letters.id, mine));
  expect(left).toEqual([]);
});

// Proves ours-432.
it.runIf(hasFfmpeg)(
  'in Opus gets a copy that every phone plays, and is as long as that says',
  async () => {
    const { id } = (await says(amina, await voice(amina, recorded('sound.webm', 3)))).data;
    await drain();
    expect(await rowOf(id)).toMatchObject({ copyState: 'made', seconds: 3 });
    const { data } = await amina.call.getLetters({ class_id });
    const copy = await institute.app.inject({ url: `/${data.letters[0]?.voice?.copy_path}` });
    expect(copy.headers['content-type']).toBe('audio/mp4');
  },
);
