import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { auditLog } from '../../../schema/index.ts';
import { sweepFiles } from '../../../sweep-files.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const read = async (): Promise<InstituteProfile> =>
  (await institute.visitor.getInstituteProfile({})).data;
const save: Person['call']['updateInstituteProfile'] = (input) =>
  admin.call.updateInstituteProfile(input);

const huda = { name: 'Ustadha Huda هُدَى', line: 'From Cairo', picture: '' };

describe('what the institute says of itself', () => {
  // Proves call-getInstituteProfile.
  it('is a draft that holds for every institute, without teachers and address', async () => {
    const profile = await read();
    expect(profile).toMatchObject({ teachers: [], address: '', contactEmail: '' });
    expect(profile.questions.length).toBeGreaterThan(3);
    expect(profile.levelA0).toMatch(/28 letters/);
  });

  // Proves call-updateInstituteProfile.
  it('is saved by an administrator, who leaves a trace; what is left out stays', async () => {
    const before = await read();
    const answer = await save({
      teachers: [huda],
      address: ' 12 Sabo Road\nKano ',
      contactEmail: 'salam@bustan.example',
    });
    expect(answer).toMatchObject({ status: true, message: 'Settings updated successfully!' });
    const after = await read();
    expect(after).toEqual({
      ...before,
      teachers: [huda],
      address: '12 Sabo Road\nKano',
      contactEmail: 'salam@bustan.example',
      version: after.version,
    });
    expect(after.version).not.toBe(before.version);
    const [row] = await institute.services.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row).toMatchObject({
      action: 'updateInstituteProfile',
      actorId: admin.id,
      details: { changed: ['teachers', 'address', 'contactEmail'] },
    });

    await save({ levelB2: '' });
    const [level] = await institute.services.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(level?.details).toEqual({ levelB2: { from: before.levelB2, to: '' } });
    expect(await read()).toMatchObject({ teachers: [huda], levelB2: '', levelB1: before.levelB1 });
  });

  // Proves ours-247.
  it('may say something of its own on the landing page, up to four points and three steps', async () => {
    const before = await read();
    expect(before).toMatchObject({ tagline: '', forWhom: '', promises: [], steps: [] });
    const points = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, line: 'أَهْلًا' }));
    const [first] = points;
    if (!first) throw new Error('nothing to say');
    await save({ tagline: 'Read with us', promises: points, steps: [first] });
    expect(await save({ promises: [...points, first] })).toMatchObject({
      status: false,
      http: 400,
    });
    expect(await save({ steps: points })).toMatchObject({ status: false, http: 400 });
    expect(await save({ steps: [{ title: ' \u200b', line: '' }] })).toMatchObject({
      status: false,
      http: 400,
    });
    expect(await read()).toMatchObject({
      ...{ tagline: 'Read with us', forWhom: '', promises: points, steps: [first] },
    });
    await save({ tagline: '', promises: [], steps: [] });
    expect(await read()).toEqual(before);
  });

  it('can be without questions, where none are sent it keeps them', async () => {
    await save({ questions: [{ question: 'Is it hard?', answer: 'No.' }] });
    await save({ teachers: [] });
    expect((await read()).questions).toEqual([{ question: 'Is it hard?', answer: 'No.' }]);
    await save({ questions: [] });
    expect((await read()).questions).toEqual([]);
  });

  it('keeps what looks like HTML as the text it is', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    await save({ teachers: [{ name: evil, line: evil, picture: '' }], address: evil });
    expect(await read()).toMatchObject({
      teachers: [{ name: evil, line: evil, picture: '' }],
      address: evil,
    });
  });

  it.each([
    ['a teacher without a name', { teachers: [{ ...huda, name: ' ' }] }, 'teachers.0.name'],
    [
      'a picture elsewhere',
      { teachers: [{ ...huda, picture: 'https://example.org/a.jpg' }] },
      'teachers.0.picture',
    ],
    [
      'a picture of somebody',
      { teachers: [{ ...huda, picture: 'files/../secret.jpg' }] },
      'teachers.0.picture',
    ],
    ['thirteen teachers', { teachers: Array.from({ length: 13 }, () => huda) }, 'teachers'],
    [
      'a question without an answer',
      { questions: [{ question: 'Why?', answer: '' }] },
      'questions.0.answer',
    ],
    ['no e-mail', { contactEmail: 'call me' }, 'contactEmail'],
    ['too long a line', { levelA0: 'a'.repeat(201) }, 'levelA0'],
  ])('refuses %s, and saves nothing', async (_what, sent, field) => {
    const before = await read();
    const answer = await save({ address: 'Elsewhere', ...sent });
    expect(answer).toMatchObject({ http: 400, code: 'invalid_input', data: { field } });
    expect(await read()).toEqual(before);
  });

  it('refuses a picture that is not stored', async () => {
    const picture = 'files/shared-nowhere.jpg';
    expect(await save({ teachers: [{ ...huda, picture }] })).toMatchObject({
      code: 'invalid_input',
      message: 'This picture is not stored any more. Please choose it again.',
    });
  });

  it('is for administrators to save alone', async () => {
    const student = await institute.student();
    expect(await student.call.updateInstituteProfile({ address: 'Mine' })).toMatchObject({
      http: 403,
    });
    expect(await institute.visitor.updateInstituteProfile({ address: 'Mine' })).toMatchObject({
      http: 401,
    });
    expect((await read()).address).not.toBe('Mine');
  });

  // Proves call-updateInstituteProfile.
  it('is not saved over what somebody else has saved meanwhile', async () => {
    const { version } = await read();
    const other = await institute.admin();
    await other.call.updateInstituteProfile({ address: 'Theirs', seen: version });
    expect(await save({ address: 'Mine', seen: version })).toMatchObject({
      status: false,
      code: 'settings_changed',
      message: expect.stringContaining(other.name),
    });
    expect((await read()).address).toBe('Theirs');
    expect(await save({ address: 'Mine', seen: (await read()).version })).toMatchObject({
      status: true,
    });
  });
});

describe('the picture of a teacher', () => {
  const upload = async () => {
    const logo = join(import.meta.dirname, '../../../../seed/assets/logo.png');
    const bytes = await readFile(logo);
    return admin.call.uploadTeacherPicture({}, { files: { picture: { name: 'a.png', bytes } } });
  };

  // Proves call-uploadTeacherPicture.
  it('is stored small, for anyone, and stays while the profile names it', async () => {
    const { data } = await upload();
    expect(data.picture).toMatch(/^files\/shared-[\w-]+\.jpe?g$/);
    await save({ teachers: [{ ...huda, picture: data.picture }] });
    expect((await read()).teachers[0]?.picture).toBe(data.picture);
    const served = await institute.app.inject(`/${data.picture}`);
    expect(served.statusCode).toBe(200);
    const { width = 0, height = 0 } = await sharp(served.rawPayload).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(240);

    const tomorrow = new Date(Date.now() + 2 * 24 * 3600 * 1000);
    const unnamed = (await upload()).data.picture;
    expect(await sweepFiles(institute.services, tomorrow, { atMost: 10 })).toBe(1);
    expect((await institute.app.inject(`/${data.picture}`)).statusCode).toBe(200);
    expect(unnamed).not.toBe(data.picture);
  });

  // Proves call-uploadTeacherPicture.
  it('is a picture', async () => {
    const files = { picture: { name: 'a.png', bytes: Buffer.from('<svg onload=alert(1)>') } };
    expect(await admin.call.uploadTeacherPicture({}, { files })).toMatchObject({
      status: false,
      code: 'invalid_input',
    });
    expect(await admin.call.uploadTeacherPicture({})).toMatchObject({ code: 'invalid_input' });
  });
});
