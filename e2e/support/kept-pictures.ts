import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { stillPage } from './still-page.ts';

const kept = join(import.meta.dirname, '..', 'kept');
const screens = join(import.meta.dirname, '..', 'screens');

/** `npm run pictures:keep` sets it: what is seen now is kept, to be looked at before it is committed. */
const isKeeping = process.env.KEEP_PICTURES === 'on';

/*
 * Two releases of a browser draw the same letters a little differently; a name on the wrong side of
 * its amount is another picture altogether. So both are looked at from further off, at a third of
 * their size, where edges are grey and places count, and each region is judged by itself: a few
 * words that moved are much in their region and nothing in a page.
 */
const SHRINK = 3;
const REGION = 24;
/** How far two points may be apart in colour, 0 to 1. */
const COLOUR = 0.16;
/** Share of a region's points that may be further apart. */
const SHARE = 0.05;
/** By how many pixels pages may differ in height: a line of text more is a difference. */
const HEIGHT = 8;

interface Picture {
  points: Uint8Array;
  width: number;
  height: number;
}

/**
 * How a picture differs from the one kept under `name`: regions that look another, in pixels of the
 * page, or another size. Empty when it is the same to the eye. The differing picture is put into
 * `screens`, what differs in red beside it.
 */
export async function differences(page: Page, name: string): Promise<string[]> {
  await stillPage(page);
  const now = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const file = join(kept, `${name}.webp`);
  if (isKeeping) {
    await mkdir(kept, { recursive: true });
    await sharp(now).webp({ lossless: true, effort: 6 }).toFile(file);
    return [];
  }
  await mkdir(screens, { recursive: true });
  const [before, after] = await Promise.all([smaller(file), smaller(now)]);
  if (before.width !== after.width || Math.abs(before.height - after.height) > HEIGHT / SHRINK) {
    await sharp(now).toFile(join(screens, `${name}-now.png`));
    const size = ({ width, height }: Picture) => `${width * SHRINK} × ${height * SHRINK}`;
    return [`${size(after)} pixels instead of ${size(before)}`];
  }
  const marked = compare(before, after);
  const regions = crowded(marked, after.width);
  if (regions.length > 0) {
    await sharp(now).toFile(join(screens, `${name}-now.png`));
    const { width } = after;
    const height = Math.min(before.height, after.height);
    await sharp(marked, { raw: { width, height, channels: 4 } }).toFile(
      join(screens, `${name}-differs.png`),
    );
  } else await rm(join(screens, `${name}-differs.png`), { force: true });
  return regions;
}

async function smaller(source: string | Buffer): Promise<Picture> {
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .resize(Math.round(width / SHRINK), Math.round(height / SHRINK), {
      fit: 'fill',
      kernel: 'cubic',
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { points: new Uint8Array(data), width: info.width, height: info.height };
}

/** The later picture, pale, with the points in red that differ from the earlier one. */
function compare(before: Picture, after: Picture): Uint8Array {
  const height = Math.min(before.height, after.height);
  const size = after.width * height * 4;
  const marked = new Uint8Array(size);
  const [one, other] = [before.points.subarray(0, size), after.points.subarray(0, size)];
  pixelmatch(one, other, marked, after.width, height, { threshold: COLOUR, includeAA: true });
  return marked;
}

/** Regions with more red points than may be. */
function crowded(marked: Uint8Array, width: number): string[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < marked.length; at += 4) {
    if (marked[at] !== 255 || marked[at + 1] !== 0 || marked[at + 2] !== 0) continue;
    const point = at / 4;
    const column = Math.floor((point % width) / REGION);
    const row = Math.floor(point / width / REGION);
    const region = `${column * REGION * SHRINK} across, ${row * REGION * SHRINK} down`;
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > REGION * REGION * SHARE)
    .map(([region, count]) => `${region}: ${Math.round((count / REGION ** 2) * 100)} %`);
}
