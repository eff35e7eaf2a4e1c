import type { Locator } from '@playwright/test';
import type { Size } from './sizes.ts';
import type { Visitor } from './visit.ts';

/** Takes a thing by its handle, with a finger or the mouse, and puts it onto another. */
export async function drag({ page, context }: Visitor, size: Size, from: Locator, to: Locator) {
  // Far from the edges, where the page would scroll along.
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('a handle is not in sight');
  const x = start.x + start.width / 2;
  const [top, bottom] = [start.y + start.height / 2, end.y + end.height / 2];
  const ways = Array.from({ length: 21 }, (_, step) => top + ((bottom - top) * step) / 20);
  if (size === 'desktop') {
    await page.mouse.move(x, top);
    await page.mouse.down();
    for (const y of ways) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', top);
  for (const y of ways) await touch('touchMove', y);
  await touch('touchEnd');
  await finger.detach();
}
