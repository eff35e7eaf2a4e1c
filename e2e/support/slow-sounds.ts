import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets sounds play as slowly as a browser can, sixteen times slower, whatever speed is chosen: what is
 * lit for a second of a sound is found by a machine that takes several to look.
 */
export async function slowSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const own = HTMLMediaElement.prototype;
    const rate = Object.getOwnPropertyDescriptor(own, 'playbackRate') as PropertyDescriptor;
    const { play } = own;
    own.play = function playSlowly() {
      rate.set?.call(this, 1 / 16);
      return play.call(this);
    };
    Object.defineProperty(own, 'playbackRate', { ...rate, set: () => undefined });
  });
}

/** Turns the sound that plays on to a second of it. */
export const turnOnTo = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((to) => {
    for (const sound of document.querySelectorAll('audio'))
      if (!sound.paused) sound.currentTime = to;
  }, seconds);
