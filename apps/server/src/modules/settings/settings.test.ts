import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteNames } from '@institute/contract/audit/notes';
import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { auditLog, settings, users } from '../../schema/index.ts';
import { rewards } from '../game/rewards.ts';
import { extendMarking, markingEndsAt } from './index.ts';
import { settingDefaults } from './rules.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  admin = await institute.admin();
});

const read = async () => (await institute.visitor.getAppSettings({})).data;

describe('the settings', () => {
  // Proves student-3-4, call-getAppSettings.
  it('are there for anyone, all of them, before anything was set', async () => {
    const response = await institute.visitor.getAppSettings({});
    expect(response).toMatchObject({ http: 200, status: true });
    expect(response.data).toMatchObject({
      siteName: 'Arabic Institute',
      logo: '',
      signature: '',
      landingMessage: '',
      howto: '',
      aboutUs: '',
      aboutsite: '',
      privatelesson: '',
      paystackKey: '',
      whatsappNumber: '',
      storeLink: '',
      subamount: '0',
      timezone: 'Africa/Lagos',
    });
  });

  // Proves student-3-4, admin-3-9, call-updateAppSettings, admin-8-32.
  it('are saved by the administrator, who leaves a trace; what is left out stays', async () => {
    const form = {
      siteName: ' Bustan al-Huruf بستان ',
      landingMessage: 'Ramadan term opens.\nأهلا بكم',
      howto: 'Read this first.',
      aboutUs: 'Who we are',
      aboutsite: 'What this is',
      privatelesson: 'One hour with a teacher.',
      paystackKey: 'pk_test_1',
      whatsappNumber: '+234 800 000 0000',
      storeLink: 'https://play.google.com/store/apps/details?id=org.bustan.app',
      subamount: '2500.50',
    };
    expect(await admin.call.updateAppSettings(form)).toMatchObject({
      status: true,
      message: 'Settings updated successfully!',
    });
    const saved = {
      ...form,
      siteName: 'Bustan al-Huruf بستان',
      whatsappNumber: '+2348000000000',
      logo: '',
      signature: '',
      timezone: 'Africa/Lagos',
    };
    expect(await read()).toMatchObject(saved);
    await admin.call.updateAppSettings({ howto: '' });
    expect(await read()).toMatchObject({ ...saved, howto: '' });
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({
      action: 'updateAppSettings',
      actorId: admin.id,
      details: { howto: { from: form.howto, to: '' } },
    });
    expect(Object.keys(settingDefaults).filter((name) => !(name in noteNames))).toEqual([
      ...['logo', 'signature', 'legalVersion', 'aisub'],
    ]);
  });

  it.each([
    ['08031234567', '+2348031234567'],
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['٠٨٠٣١٢٣٤٥٦٧', '+2348031234567'],
    ['', ''],
  ])('have the number of the institute written as %s as it is dialled', async (typed, dialled) => {
    await admin.call.updateAppSettings({ whatsappNumber: typed });
    expect(await read()).toMatchObject({ whatsappNumber: dialled });
  });

  it('give a number of before as it is dialled, where it is certain which is meant', async () => {
    const { db } = institute.services;
    for (const [written, given] of [
      ['0803 123 4567', '+2348031234567'],
      ['07700900123', '07700900123'],
    ]) {
      await db.execute(sql`insert into settings (name, value) values ('whatsappNumber', ${written})
        on conflict (name) do update set value = excluded.value`);
      expect(await read()).toMatchObject({ whatsappNumber: given });
    }
  });

  // Proves ours-1.
  it.each([
    ['siteName', '  '],
    ['subamount', '-1'],
    ['subamount', 'ten'],
    ['subamount', ''],
    ['paystackKey', 'sk_live_1'],
    ['whatsappNumber', 'call me'],
    ['storeLink', 'javascript:alert(1)'],
    ['referralReward', '-5'],
    ['referralTrigger', 'always'],
    ['gameRewardHard', 'a lot'],
  ])('refuse %s %j and stay as they are', async (field, value) => {
    const before = await read();
    expect(await admin.call.updateAppSettings({ [field]: value })).toMatchObject({
      http: 400,
      code: 'invalid_input',
      data: { field },
    });
    expect(await read()).toEqual(before);
  });
});

describe('the form of the settings', () => {
  const colleague = async () => {
    const person = await institute.student({ name: 'أستاذة مريم' });
    const { db } = institute.services;
    await db.update(users).set({ role: 11 }).where(eq(users.id, person.id));
    return person;
  };
  const open = async () => (await admin.call.getManagedSettings({})).data;

  // Proves call-getManagedSettings.
  it('shows what is not public too, amounts in naira, and who saved what', async () => {
    const { form, changes } = await open();
    expect(form).toMatchObject({ referralWelcome: '100', gameRewardHard: '1000' });
    expect(changes.gameRewardHard).toBeUndefined();
    await admin.call.updateAppSettings({
      referralReward: '150.50',
      referralTrigger: 'enrolment',
      gameRewardHard: '2000',
    });
    const after = await open();
    expect(after.form).toEqual({
      ...form,
      referralReward: '150.50',
      referralTrigger: 'enrolment',
      gameRewardHard: '2000',
    });
    expect(after.changes.gameRewardHard).toEqual({
      by: admin.name,
      at: Math.floor(institute.clock.now().getTime() / 1000),
    });
    // The rewards themselves read the same setting.
    expect(await rewards(institute.services.db)).toMatchObject({ hard: 200_000 });
    expect(await read()).not.toHaveProperty('referralReward');
    expect(await read()).not.toHaveProperty('aisub');
  });

  it('names who saved by the name they have now, until they are erased; a namesake stays', async () => {
    const [leaving, namesake] = [await colleague(), await colleague()];
    await leaving.call.updateAppSettings({ howto: 'Of who leaves' });
    await namesake.call.updateAppSettings({ aboutUs: 'Of who stays' });
    const change = { student_id: leaving.id, name: 'Mariam Bello', role: '1' as const };
    expect(await admin.call.editStudent(change)).toMatchObject({ status: true });
    expect((await open()).changes.howto?.by).toBe('Mariam Bello');
    // As a version before this one saved.
    const { db } = institute.services;
    const byName = { name: 'landingMessage', value: 'Of who leaves', changedBy: 'Mariam Bello' };
    const { changedBy } = byName;
    await db
      .insert(settings)
      .values(byName)
      .onConflictDoUpdate({ target: settings.name, set: { changedBy, changedById: null } });
    expect(await admin.call.deleteStudent({ student_id: leaving.id })).toMatchObject({
      status: true,
    });
    const { changes } = await open();
    expect([changes.howto?.by, changes.aboutUs?.by]).toEqual(['', namesake.name]);
    const rows = await db.select().from(settings);
    expect(JSON.stringify(rows)).not.toContain('Mariam Bello');
    const own = rows.filter(({ name }) => ['howto', 'aboutUs'].includes(name));
    expect(own.map((row) => [row.name, row.changedBy]).sort()).toEqual([
      ['aboutUs', namesake.name],
      ['howto', null],
    ]);
  });

  it('lets two administrators save different fields of one form', async () => {
    const { form } = await open();
    const mariam = await colleague();
    await mariam.call.updateAppSettings({ aboutUs: 'Hers', before: { aboutUs: form.aboutUs } });
    const mine = { howto: 'Mine', before: { howto: form.howto } };
    expect(await admin.call.updateAppSettings(mine)).toMatchObject({ status: true });
    expect((await open()).form).toMatchObject({ aboutUs: 'Hers', howto: 'Mine' });
  });

  it('does not undo what another has saved since the form was opened', async () => {
    const { form } = await open();
    const mariam = await colleague();
    const before = { aboutUs: form.aboutUs, howto: form.howto };
    await mariam.call.updateAppSettings({ aboutUs: 'Of Mariam', before });
    const mine = { aboutUs: 'Of mine', howto: 'Read on', before };
    const response = await admin.call.updateAppSettings(mine);
    expect(response).toMatchObject({ http: 200, status: false, code: 'settings_changed' });
    expect(response.message).toContain('أستاذة مريم');
    expect(response.message).toContain('16 November 2026');
    expect((await open()).form).toMatchObject({ aboutUs: 'Of Mariam', howto: form.howto });
    // The same save again, as after a lost answer, changes nothing and is no quarrel.
    const again = await mariam.call.updateAppSettings({ aboutUs: 'Of Mariam', before });
    expect(again).toMatchObject({ status: true });
    // Whoever has seen the other's words may replace them.
    const seen = { ...mine, before: { ...before, aboutUs: 'Of Mariam' } };
    expect(await admin.call.updateAppSettings(seen)).toMatchObject({ status: true });
    expect((await open()).form.aboutUs).toBe('Of mine');
  });

  it('takes one of ten saves at once, the others being told', async () => {
    const { form } = await open();
    const before = { siteName: form.siteName };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        admin.call.updateAppSettings({ siteName: `Name ${n}`, before }),
      ),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'settings_changed')).toHaveLength(9);
  });
});

describe('the subscription of automatic marking', () => {
  it('is extended from its end, or from now when it has ended', async () => {
    const { db, clock } = institute.services;
    expect(await markingEndsAt(db)).toBeNull();
    const extend = (days: number) =>
      inTransaction(db, (tx) => extendMarking(tx, clock.now(), days));
    const first = await extend(30);
    expect(first.getTime() - clock.now().getTime()).toBe(30 * 86_400_000);
    expect((await extend(10)).getTime() - first.getTime()).toBe(10 * 86_400_000);
    expect(await markingEndsAt(db)).toEqual(new Date(first.getTime() + 10 * 86_400_000));
    institute.clock.advance({ days: 100 });
    await institute.signInAgain(admin);
    expect((await extend(1)).getTime() - clock.now().getTime()).toBe(86_400_000);
  });
});

describe('the signature on certificates', () => {
  const ink = (color: string) =>
    sharp({ create: { width: 60, height: 20, channels: 3, background: color } })
      .png()
      .toBuffer();
  const upload = async (color: string) => {
    const file = { name: 'hand.png', bytes: await ink(color) };
    return admin.call.saveSignature({}, { files: { signature: file } });
  };
  const fetched = (path: string) => institute.app.inject({ url: `/${path}` });

  // Proves call-saveSignature.
  it('is kept, shown to anyone, takes the place of the one before, and is taken away', async () => {
    const { logo } = await read();
    expect(await upload('#1d2f55')).toMatchObject({
      status: true,
      message: 'Signature uploaded successfully!',
    });
    const { signature: first = '' } = await read();
    expect((await fetched(first)).headers['content-type']).toBe('image/png');
    expect((await admin.call.getManagedSettings({})).data.signature).toBe(first);
    await upload('#000000');
    const { signature: second = '' } = await read();
    expect(second).not.toBe(first);
    expect((await fetched(first)).statusCode).not.toBe(200);
    expect(await admin.call.saveSignature({ remove: '1' })).toMatchObject({
      data: { signature: '' },
      message: 'Signature removed successfully!',
    });
    expect(await read()).toMatchObject({ signature: '', logo });
    expect((await fetched(second)).statusCode).not.toBe(200);
  });

  it('is a picture', async () => {
    expect(await admin.call.saveSignature({})).toMatchObject({
      http: 400,
      message: 'Please select an image file',
    });
  });
});

describe('the logo', () => {
  const upload = (name: string, bytes: Buffer) =>
    admin.call.uploadLogo({}, { files: { logo: { name, bytes } } });
  const fetched = (path: string) => institute.app.inject({ url: `/${path}` });
  const picture = (color: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();

  // Proves admin-3-9, call-uploadLogo, admin-8-32.
  it('is kept, shown to anyone, and takes the place of the one before', async () => {
    const green = await picture('#0f5c4a');
    expect(await upload('logo.png', green)).toMatchObject({
      status: true,
      message: 'Logo uploaded successfully!',
    });
    const first = (await read()).logo;
    const answer = await fetched(first);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    // Made anew, and not another picture for it.
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await pixels(answer.rawPayload)).equals(await pixels(green))).toBe(true);
    await upload('logo.png', await picture('#b8892b'));
    expect((await read()).logo).not.toBe(first);
    expect((await fetched(first)).statusCode).not.toBe(200);
  });

  // Proves admin-5-21.
  it('is a picture of at most 400 KB', async () => {
    const before = (await read()).logo;
    const pdf = await readFile(join(import.meta.dirname, '../../../seed/assets/worksheet.pdf'));
    expect(await upload('logo.png', pdf)).toMatchObject({
      http: 400,
      message: 'Please select an image file',
    });
    expect(await admin.call.uploadLogo({})).toMatchObject({
      http: 400,
      message: 'Please select an image file',
    });
    const noise = (side: number) =>
      sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: 'white',
          noise: { type: 'gaussian', mean: 128, sigma: 90 },
        },
      })
        .png()
        .toBuffer();
    const large = await noise(500);
    expect(large.length).toBeGreaterThan(400 * 1024);
    const refusal = { http: 413, status: false, code: 'too_large' };
    const ofLogo = { ...refusal, message: 'Logo file size must be less than 400KB' };
    expect(await upload('logo.png', large)).toMatchObject(ofLogo);
    // One that is larger than any file of this path is cut off before it is whole.
    expect(await upload('logo.png', Buffer.alloc(12 * 1024 * 1024))).toMatchObject(ofLogo);
    const signature = { name: 'signature.png', bytes: large };
    expect(await admin.call.saveSignature({}, { files: { signature } })).toMatchObject({
      ...{ ...refusal, message: 'Signature file size must be less than 400KB' },
    });
    expect((await read()).logo).toBe(before);
  });
});

describe('the account for transfers', () => {
  const account = { bankCode: '057', accountNumber: '2012345678', accountName: 'Bustan' } as const;

  // Proves ours-133.
  it('is saved with a number of its bank alone, and of another bank with any of ten digits', async () => {
    const wrong = { code: 'account_number_wrong' };
    const set = admin.call.updateAppSettings;
    expect(await set({ ...account, accountNumber: '2012345679' })).toMatchObject(wrong);
    expect(await set({ ...account, accountNumber: '123' })).toMatchObject({ http: 400 });
    expect((await set(account)).status).toBe(true);
    // The number that stands is none of the bank that is chosen now.
    expect(await set({ bankCode: '011' })).toMatchObject(wrong);
    expect((await set({ bankCode: 'other' })).status).toBe(true);
    expect((await set({ accountNumber: '1111111111' })).status).toBe(true);
  });

  // Proves ours-134.
  it('is read by anyone once bank, number and name are there, and not before', async () => {
    await admin.call.updateAppSettings({ ...account, transferNote: 'Write your name' });
    expect((await read()).transfer).toEqual({
      ...{ bank: 'Zenith Bank', number: '2012345678', name: 'Bustan', note: 'Write your name' },
    });
    for (const half of [{ accountNumber: '' }, { accountName: '' }, { bankCode: '' as const }]) {
      await admin.call.updateAppSettings({ ...account, ...half });
      expect((await read()).transfer).toBeNull();
    }
    const other = { bankCode: 'other', otherBank: 'Sabo Microfinance' } as const;
    await admin.call.updateAppSettings({ ...account, ...other });
    expect((await read()).transfer?.bank).toBe('Sabo Microfinance');
  });

  // Proves ours-134.
  it('no card is offered by a public key alone', async () => {
    await admin.call.updateAppSettings({ paystackKey: 'pk_test_1' });
    expect(await read()).toMatchObject({ paystackKey: 'pk_test_1', takesCards: false });
  });
});
