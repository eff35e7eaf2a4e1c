import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { DRAFTS_SINCE } from './text.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const read = async (name: 'terms' | 'privacy') =>
  (await institute.visitor.getLegalText({ name })).data;
const save = (form: Parameters<Person['call']['updateAppSettings']>[0]) =>
  admin.call.updateAppSettings(form);

describe('the terms and the privacy notice', () => {
  // Proves call-getLegalText.
  it('are a draft to begin with, in which the institute and its days stand', async () => {
    const terms = await read('terms');
    expect(terms).toMatchObject({ version: 1, since: unixOf(DRAFTS_SINCE) });
    expect(terms.text).toContain('between you and Arabic Institute');
    const privacy = await read('privacy');
    expect(privacy.text).toContain('Nigeria Data Protection Act 2023');
    expect(privacy.text).toContain('400 days after the last sign-in');
    expect(privacy.text).toContain('answer any e-mail of ours');
    expect(`${terms.text}${privacy.text}`).not.toMatch(/[{}]/);
  });

  it('follow the settings without becoming another version', async () => {
    await save({ privacyContact: 'data@institute.example', deviceDays: '90', siteName: 'Markaz' });
    const privacy = await read('privacy');
    expect(privacy.text).toContain('data@institute.example');
    expect(privacy.text).toContain('90 days after the last sign-in');
    expect(privacy.text).toContain('Markaz ("we")');
    expect(privacy.version).toBe(1);
  });

  // Proves call-getLegalText.
  it('are another version, both of them, when one is changed', async () => {
    institute.clock.advance({ days: 3 });
    await save({
      terms: '## Rules\n\nBe kind, {{institute}} says.\n- {{unknown}} {{constructor}}',
    });
    const since = unixOf(institute.clock.now());
    expect(await read('terms')).toEqual({
      text: '## Rules\n\nBe kind, Markaz says.\n- {{unknown}} {{constructor}}',
      version: 2,
      since,
    });
    expect(await read('privacy')).toMatchObject({ version: 2, since });
    const { data } = await institute.visitor.getAppSettings({});
    expect(data.legalVersion).toBe(2);
  });

  // Proves call-getLegalText.
  it('stay the version they are when what was there is saved again', async () => {
    institute.clock.advance({ days: 1 });
    await save({
      terms: '## Rules\r\n\r\nBe kind, {{institute}} says.\r\n- {{unknown}} {{constructor}}',
    });
    expect((await read('terms')).version).toBe(2);
  });

  it.each(['', '  '])('are never empty (%j)', async (terms) => {
    expect(await save({ terms })).toMatchObject({ http: 400, data: { field: 'terms' } });
  });

  it('have no version that an administrator could set', async () => {
    await save({ legalVersion: '9' } as object);
    expect((await read('terms')).version).toBe(2);
  });

  it('are one of two', async () => {
    const answer = await institute.visitor.getLegalText({ name: 'secrets' as 'terms' });
    expect(answer).toMatchObject({ http: 400, code: 'invalid_input' });
  });
});

describe('the days that things are kept', () => {
  // Proves ours-45.
  it.each([
    ['auditDays', '364'],
    ['auditDays', '3651'],
    ['deviceDays', '401'],
    ['deviceDays', '29'],
    ['mailDays', '0'],
    ['mailDays', '-7'],
    ['mailDays', '1e3'],
    ['draftDays', '30.5'],
    ['draftDays', ''],
  ])('are not set to %s %j', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ http: 400, data: { field } });
  });

  it.each([
    ['auditDays', '365'],
    ['deviceDays', '400'],
    ['mailDays', '7'],
    ['draftDays', '3650'],
  ])('can be set to %s %j', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ status: true });
    const { data } = await admin.call.getManagedSettings({});
    expect(data.form).toMatchObject({ [field]: value });
  });
});
