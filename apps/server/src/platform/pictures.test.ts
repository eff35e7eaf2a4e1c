import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openDiskStore } from './file-store-disk.ts';
import { isStoredPicture, reencodePicture } from './pictures.ts';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  });

it('scales to 800 px on the long side and leaves smaller pictures their size', async () => {
  const sizeOf = async (width: number, height: number) => {
    const made = await reencodePicture(await picture(width, height).png().toBuffer());
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
  const found = await sharp((await reencodePicture(taken)) ?? undefined).metadata();
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
  expect(await reencodePicture(Buffer.from('no picture'))).toBeNull();
  expect(await reencodePicture(Buffer.alloc(0))).toBeNull();
  expect(await reencodePicture(whole.subarray(0, whole.length / 2))).toBeNull();
  expect(await reencodePicture(vast)).toBeNull();
  expect(await reencodePicture(Buffer.from(svg))).toBeNull();
  expect(await reencodePicture(await picture(9, 9).gif().toBuffer())).toBeNull();
});

it('knows a stored picture again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const png = await picture(300, 200).png().toBuffer();
  const [first, second] = [await reencodePicture(png), await reencodePicture(png)];
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
