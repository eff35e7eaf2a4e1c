import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { consents } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

let count = 0;
async function join(own: { legal_version?: string } = {}) {
  count += 1;
  const email = `joining${count}@example.com`;
  const form = {
    email,
    name: 'Amina',
    phonenumber: '0801 000 0000',
    password: 'a long password',
    ...own,
  };
  const answer = await institute.visitor.signup(form);
  expect(answer).toMatchObject({ http: 200, status: true });
  return { id: answer.data.id, call: institute.client(credentialsOf(answer.headers)) };
}
const rows = () => institute.services.db.select().from(consents);
const consentOf = async (one: { call: Person['call'] }) => (await one.call.getConsent({})).data;

describe('signing up', () => {
  // Proves call-getConsent.
  it('in the specification’s own shape works, and records no consent', async () => {
    const one = await join();
    expect(await rows()).toEqual([]);
    expect(await consentOf(one)).toEqual({ version: 1, agreed: 0, agreed_at: 0 });
  });

  // Proves call-getConsent.
  it('by a form that names its version records it with its time', async () => {
    const one = await join({ legal_version: '1' });
    const at = institute.clock.now();
    expect(await rows()).toEqual([{ userId: one.id, version: 1, at }]);
    expect(await consentOf(one)).toEqual({ version: 1, agreed: 1, agreed_at: unixOf(at) });
  });

  it('with a version that there is not yet records none', async () => {
    const before = await rows();
    const one = await join({ legal_version: '7' });
    expect(await rows()).toEqual(before);
    expect((await consentOf(one)).agreed).toBe(0);
  });

  it('that is refused records nothing', async () => {
    const before = await rows();
    const form = { email: 'joining1@example.com', name: 'A', phonenumber: '0801 000 0000' };
    const sent = { ...form, password: 'a long password', legal_version: '1' };
    expect(await institute.visitor.signup(sent)).toMatchObject({ code: 'email_taken' });
    expect(await rows()).toEqual(before);
  });
});

describe('whoever is signed in', () => {
  // Proves call-giveConsent.
  it('agrees to a later version once, however often it is sent', async () => {
    const one = await join({ legal_version: '1' });
    await admin.call.updateAppSettings({ terms: 'Other terms.' });
    expect(await consentOf(one)).toMatchObject({ version: 2, agreed: 1 });
    institute.clock.advance({ days: 1 });
    const at = institute.clock.now();
    await one.call.giveConsent({ version: '2' });
    institute.clock.advance({ hours: 1 });
    expect(await one.call.giveConsent({ version: '2' })).toMatchObject({ status: true });
    expect(await consentOf(one)).toEqual({ version: 2, agreed: 2, agreed_at: unixOf(at) });
    const own = (await rows()).filter(({ userId }) => userId === one.id);
    expect(own.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('agrees to nothing that there is not', async () => {
    const one = await join();
    expect(await one.call.giveConsent({ version: '9' })).toMatchObject({
      code: 'invalid_input',
    });
    expect((await consentOf(one)).agreed).toBe(0);
  });

  // Proves call-giveConsent.
  it('agrees in person: no administrator does it for them', async () => {
    const student = await institute.student();
    const { headers } = await admin.call.loginAsStudent({ student_email: student.email });
    const acting = institute.client(credentialsOf(headers));
    expect(await acting.giveConsent({ version: '1' })).toMatchObject({ code: 'not_as_student' });
  });

  it('is forgotten with the account', async () => {
    const one = await join({ legal_version: '1' });
    await institute.signInAgain(admin);
    await admin.call.deleteStudent({ student_id: one.id });
    expect((await rows()).filter(({ userId }) => userId === one.id)).toEqual([]);
  });
});
