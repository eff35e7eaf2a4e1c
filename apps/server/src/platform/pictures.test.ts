import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openDiskStore } from './file-store-disk.ts';
import { drawLinkPicture, isStoredPicture, pictureUses, reencodePicture } from './pictures.ts';

const asAnswer = async (bytes: Uint8Array) =>
  (await reencodePicture(bytes, 'answer'))?.bytes ?? null;

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  });

it('scales to 800 px on the long side and leaves smaller pictures their size', async () => {
  const sizeOf = async (width: number, height: number) => {
    const made = await asAnswer(await picture(width, height).png().toBuffer());
    const found = await sharp(made ?? undefined).metadata();
    return [found.format, found.width, found.height];
  };
  expect(await sizeOf(2000, 1000)).toEqual(['jpeg', 800, 400]);
  expect(await sizeOf(600, 1600)).toEqual(['jpeg', 300, 800]);
  expect(await sizeOf(120, 90)).toEqual(['jpeg', 120, 90]);
});

it('turns a picture upright and drops what the camera wrote into it', async () => {
  const taken = await picture(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '6/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).orientation).toBe(6);
  const found = await sharp((await asAnswer(taken)) ?? undefined).metadata();
  expect([found.width, found.height]).toEqual([200, 400]);
  expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('makes nothing of what is no picture, is cut short or would fill the memory', async () => {
  const whole = await picture(500, 500).png().toBuffer();
  const vast = await picture(7000, 7000).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
  expect(await asAnswer(Buffer.from('no picture'))).toBeNull();
  expect(await asAnswer(Buffer.alloc(0))).toBeNull();
  expect(await asAnswer(whole.subarray(0, whole.length / 2))).toBeNull();
  await expect(asAnswer(vast)).rejects.toMatchObject({ code: 'picture_too_large' });
  expect(await asAnswer(Buffer.from(svg))).toBeNull();
  expect(await asAnswer(await picture(9, 9).gif().toBuffer())).toBeNull();
});

it('knows a stored picture again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const png = await picture(300, 200).png().toBuffer();
  const [first, second] = [await asAnswer(png), await asAnswer(png)];
  if (!first || !second) throw new Error('the picture was not read');
  const store = await openDiskStore(join(folder, 'uploads'), folder);
  await store.write('kept.jpg', first);
  expect(await isStoredPicture(store, 'kept.jpg', second)).toBe(true);
  expect(await isStoredPicture(store, 'kept.jpg', png)).toBe(false);
  const other = second.with(second.length - 3, (second[second.length - 3] ?? 0) ^ 1);
  expect(await isStoredPicture(store, 'kept.jpg', other)).toBe(false);
  expect(await isStoredPicture(store, 'gone.jpg', second)).toBe(false);
  await rm(folder, { recursive: true });
});

it('keeps the format, the opacity and the movement of what a lesson shows', async () => {
  const made = async (bytes: Uint8Array) => {
    const { bytes: again, extension } = (await reencodePicture(bytes, 'lesson')) ?? {};
    const { format, hasAlpha, pages } = await sharp(again).metadata();
    return { extension, format, hasAlpha, pages };
  };
  expect(await made(await picture(90, 60).png().toBuffer())).toMatchObject({
    extension: 'png',
    format: 'png',
    hasAlpha: true,
  });
  expect(await made(await picture(90, 60).webp().toBuffer())).toMatchObject({
    extension: 'webp',
    hasAlpha: true,
  });
  expect(await made(await picture(90, 60).jpeg().toBuffer())).toMatchObject({ extension: 'jpg' });
  const frames = [picture(40, 40).png(), picture(40, 40).negate().png()];
  const moving = await sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  expect(await made(moving)).toMatchObject({ extension: 'gif', format: 'gif', pages: 2 });
});

it.each(Object.entries(pictureUses))('bounds what is shown as %s', async (use, { longSide }) => {
  const large = await picture(3000, 1500).jpeg().toBuffer();
  const made = await reencodePicture(large, use as keyof typeof pictureUses);
  expect(await sharp(made?.bytes).metadata()).toMatchObject({
    width: longSide,
    height: longSide / 2,
  });
});

it('keeps a logo small, which every page carries, and see-through where it was', async () => {
  const drawn = await sharp({
    create: { width: 512, height: 512, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: await picture(300, 300).png().toBuffer() }])
    .png()
    .toBuffer();
  const made = async (use: 'logo' | 'signature') =>
    (await reencodePicture(drawn, use))?.bytes ?? new Uint8Array();
  const logo = await made('logo');
  expect(await sharp(logo).metadata()).toMatchObject({
    ...{ format: 'png', width: 512, height: 512 },
    ...{ isPalette: true, hasAlpha: true },
  });
  expect(logo.length).toBeLessThan((await made('signature')).length);
});

// Proves rulings-5-1.
it('leaves nothing of a file that is a picture and something else too', async () => {
  const script = '<script>alert(document.cookie)</script>';
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    const bytes = await picture(50, 50).toFormat(format).toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from(`${script}PK\u0003\u0004`)]);
    const made = await reencodePicture(polyglot, 'lesson');
    expect(Buffer.from(made?.bytes ?? []).includes('script')).toBe(false);
    expect(made?.bytes.length).toBeGreaterThan(0);
  }
});

// Proves rulings-5-1.
it('tells of pictures with too many pixels by their first bytes, whatever their format', async () => {
  // They say that they are larger than they are: whoever unfolded them would find them cut short.
  const png = await picture(60, 60).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  const sized = (jpeg: Buffer, marker: number, side: number) => {
    const frame = jpeg.indexOf(Buffer.from([0xff, marker]));
    jpeg.writeUInt16BE(side, frame + 5);
    jpeg.writeUInt16BE(side, frame + 7);
    return jpeg;
  };
  const jpeg = sized(await picture(60, 60).jpeg().toBuffer(), 0xc0, 6400);
  // A progressive one is held in memory whole, and so may have fewer.
  const progressive = sized(
    await picture(60, 60).jpeg({ progressive: true }).toBuffer(),
    0xc2,
    4100,
  );
  for (const bytes of [png, jpeg, progressive]) {
    await expect(reencodePicture(bytes, 'lesson')).rejects.toMatchObject({
      code: 'picture_too_large',
      httpStatus: 200,
    });
  }
  const webp = await picture(4100, 4100).webp({ effort: 0 }).toBuffer();
  await expect(reencodePicture(webp, 'lesson')).rejects.toMatchObject({
    code: 'picture_too_large',
  });
});

it('is made before all pictures of links but the one that is being drawn, however many are asked for @all', async () => {
  const photo = await picture(60, 40).png().toBuffer();
  const texts = { site: '', arabic: '', latin: '', facts: '', price: '' };
  const ends: string[] = [];
  const links = Array.from({ length: 90 }, (_, n) =>
    drawLinkPicture({ ground: n, scale: 1, ...texts }).then(() => ends.push('link')),
  );
  const all = Promise.allSettled(links);
  expect(await asAnswer(photo)).not.toBeNull();
  ends.push('photo');
  const refused = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(ends.indexOf('photo')).toBeLessThanOrEqual(1);
  expect(ends.length).toBeGreaterThan(2);
  expect(refused.map(({ code }) => code)).toContain('unavailable');
});
