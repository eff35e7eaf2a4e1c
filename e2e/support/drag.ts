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

/** Takes a thing by its handle and lets it go in the moment in which it has come over another. */
export async function flick(from: Locator, to: Locator) {
  const end = await to.boundingBox();
  if (!end) throw new Error('a handle is not in sight');
  await from.evaluate(
    async (handle, bottom) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      const fire = async (type: string, clientY: number) => {
        const buttons = type === 'pointerup' ? 0 : 1;
        const at = { clientX: x + width / 2, clientY, pointerId: 1, isPrimary: true, buttons };
        handle.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...at }));
        await new Promise(requestAnimationFrame);
      };
      await fire('pointerdown', y + height / 2);
      await fire('pointermove', y + height / 2 + 10);
      // The drag has begun.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await fire('pointermove', bottom);
      await fire('pointerup', bottom);
    },
    end.y + end.height / 2 + 4,
  );
}
