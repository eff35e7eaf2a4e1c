import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { auditLog } from '../../schema/index.ts';

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
  it('are there for anyone, all of them, before anything was set', async () => {
    const answer = await institute.visitor.getAppSettings({});
    expect(answer).toMatchObject({ http: 200, status: true });
    expect(answer.data).toMatchObject({
      siteName: 'Arabic Institute',
      logo: '',
      landingMessage: '',
      howto: '',
      aboutUs: '',
      aboutsite: '',
      privatelesson: '',
      paystackKey: '',
      whatsappNumber: '',
      subamount: '0',
      timezone: 'Africa/Lagos',
    });
  });

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
      subamount: '2500.50',
    };
    expect(await admin.call.updateAppSettings(form)).toMatchObject({
      status: true,
      message: 'Settings updated successfully!',
    });
    const saved = {
      ...form,
      siteName: 'Bustan al-Huruf بستان',
      logo: '',
      timezone: 'Africa/Lagos',
    };
    expect(await read()).toMatchObject(saved);
    await admin.call.updateAppSettings({ howto: '' });
    expect(await read()).toMatchObject({ ...saved, howto: '' });
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({
      action: 'updateAppSettings',
      actorId: admin.id,
      details: { changed: ['howto'] },
    });
  });

  it.each([
    ['siteName', '  '],
    ['subamount', '-1'],
    ['subamount', 'ten'],
    ['subamount', ''],
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

describe('the logo', () => {
  const upload = (name: string, bytes: Buffer) =>
    admin.call.uploadLogo({}, { files: { logo: { name, bytes } } });
  const fetched = (path: string) => institute.app.inject({ url: `/${path}` });
  const picture = (color: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();

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
    expect(answer.rawPayload.equals(green)).toBe(true);
    await upload('logo.png', await picture('#b8892b'));
    expect((await read()).logo).not.toBe(first);
    expect((await fetched(first)).statusCode).not.toBe(200);
  });

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
    expect(await upload('logo.png', large)).toMatchObject({ http: 413, status: false });
    expect((await read()).logo).toBe(before);
  });
});
