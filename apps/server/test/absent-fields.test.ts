import { allCalls } from '@institute/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesNothing, specChanges } from './spec-changes/index.ts';
import { methodOf } from './support/client.ts';
import { fullSchool } from './support/full-school.ts';
import { saveFullSettings } from './support/full-settings.ts';
import { Institute } from './support/institute.ts';
import { changesBetween, readRows } from './support/rows.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
  await saveFullSettings(institute);
});
afterAll(() => institute.close());

it('knows of every call whether it changes something', () => {
  const known = [...Object.keys(specChanges), ...Object.keys(changesNothing)];
  expect(known.sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

// Proves call-updateLesson, call-updateClass, call-editStudent, call-updateAppSettings.
// Proves call-saveCertificateTemplate.
describe('a call in the specification’s own shape changes what it is about and nothing else', () => {
  it.each(Object.entries(specChanges))('%s', async (name, change) => {
    const { db } = institute.services;
    const school = await fullSchool(institute);
    await change.prepare?.(db, school);
    const clients = { student: school.student.call, visitor: institute.visitor };
    const client = change.by ? clients[change.by] : school.admin.call;
    const before = await readRows(db);
    const files = change.files ? { files: change.files } : {};
    const answer = await methodOf(client, name)(change.sent(school), files);
    const changes = changesBetween(before, await readRows(db));
    const none = { changed: {}, added: {}, removed: {} };
    if (change.refused) expect(answer).toMatchObject(change.refused);
    else expect(answer).toMatchObject({ http: 200 });
    expect(changes).toEqual({ ...none, ...(await change.means(school, db)) });
  });
});
