import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { teacherProfiles } from '../../../schema/index.ts';
import { sweepFiles } from '../../../sweep-files.ts';
import { showClass } from './show-class.ts';

let institute: Institute;
let admin: Person;
let maryam: Person;
let amina: Person;
let taught: { id: number; rand: string };

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  taught = await aClass(institute, { name: 'Nahw' });
  await aLesson(institute, taught.id);
  maryam = await institute.student({ name: 'Maryam Sani' });
  amina = await institute.student({ name: 'Amina Bello' });
  await admin.call.saveClassStaff({ class_id: taught.id, user_id: maryam.id, powers: ['teach'] });
});

const logo = readFile(join(import.meta.dirname, '../../../../seed/assets/logo.png'));
const show = async (input: Record<string, string> = {}) =>
  maryam.call.saveTeacherProfile(input, {
    files: { picture: { name: 'me.png', bytes: await logo } },
  });
const seen = async () =>
  (await amina.call.getClassDetails({ class_id: String(taught.id) })).data.teachers;
const seenByVisitors = async () => (await showClass(institute.services, taught.id))?.teachers;

describe('the teacher of a class', () => {
  // Proves call-saveTeacherProfile.
  it('is seen by students with name and picture, and never with e-mail or phone', async () => {
    expect(await seen()).toEqual([{ name: 'Maryam Sani', picture: '' }]);
    const { data } = await show();
    expect(data).toEqual({
      picture: expect.stringMatching(/^files\/shared-[\w-]+\.jpe?g$/),
      is_public: '0',
    });
    expect(await seen()).toEqual([{ name: 'Maryam Sani', picture: data.picture }]);
    expect((await institute.app.inject(`/${data.picture}`)).statusCode).toBe(200);
    const answer = await amina.call.getClassDetails({ class_id: String(taught.id) });
    expect(JSON.stringify(answer)).not.toContain(maryam.email);
    expect((await maryam.call.getTeaching({})).data.profile).toEqual(data);
  });

  // Proves call-saveTeacherProfile.
  it('is seen by visitors once they have agreed, and no longer when they take that back', async () => {
    expect(await seenByVisitors()).toEqual([]);
    const { data } = await show({ is_public: '1' });
    expect(await seenByVisitors()).toEqual([{ name: 'Maryam Sani', picture: data.picture }]);
    // What is not sent stays.
    const kept = (await maryam.call.saveTeacherProfile({ is_public: '0' })).data;
    expect(kept).toEqual({ picture: data.picture, is_public: '0' });
    expect(await seenByVisitors()).toEqual([]);
  });

  // Proves call-saveTeacherProfile.
  it('takes the picture back; the file of one that is shown stays, that of another goes', async () => {
    const first = (await show()).data.picture;
    const second = (await show()).data.picture;
    await institute.services.jobs.drain();
    expect((await institute.app.inject(`/${first}`)).statusCode).toBe(404);
    const tomorrow = new Date(Date.now() + 2 * 24 * 3600 * 1000);
    await sweepFiles(institute.services, tomorrow, { atMost: 10 });
    expect((await institute.app.inject(`/${second}`)).statusCode).toBe(200);
    await maryam.call.saveTeacherProfile({ remove_picture: '1' });
    await institute.services.jobs.drain();
    expect(await seen()).toEqual([{ name: 'Maryam Sani', picture: '' }]);
    expect((await institute.app.inject(`/${second}`)).statusCode).toBe(404);
  });

  // Proves call-saveTeacherProfile.
  it('is not shown any more once the class or the account is gone from them', async () => {
    const { picture } = (await show({ is_public: '1' })).data;
    await admin.call.removeClassStaff({ class_id: taught.id, user_id: maryam.id });
    expect(await seen()).toEqual([]);
    expect(await seenByVisitors()).toEqual([]);
    await admin.call.deleteStudent({ student_id: maryam.id });
    await institute.services.jobs.drain();
    const mine = eq(teacherProfiles.userId, maryam.id);
    expect(await institute.services.db.$count(teacherProfiles, mine)).toBe(0);
    expect((await institute.app.inject(`/${picture}`)).statusCode).toBe(404);
  });

  // Proves call-saveTeacherProfile.
  it('is somebody who teaches, with a picture that is one', async () => {
    expect(await amina.call.saveTeacherProfile({ is_public: '1' })).toMatchObject({ http: 403 });
    const files = { picture: { name: 'a.png', bytes: Buffer.from('<svg onload=alert(1)>') } };
    expect(await maryam.call.saveTeacherProfile({}, { files })).toMatchObject({
      ...{ status: false, code: 'invalid_input' },
    });
  });
});
