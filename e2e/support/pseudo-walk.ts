import { routeAt } from '@institute/contract/routes';
import type { Page, Request } from '@playwright/test';
import { foreignWords } from './foreign-words.ts';
import { layoutFaults } from './mirrored-layout.ts';
import { inPseudo } from './pseudo-language.ts';
import { resizeTo } from './sizes.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, sizeNames, viewports } from './test.ts';
import { WrittenData } from './written-data.ts';

/** What is done on a screen before it is looked at again: a dialog opened, a form sent empty. */
export type Act = (page: Page) => Promise<unknown>;

/** A screen: where it is, and what is done there. */
export type Screen = readonly [path: string, ...acts: Act[]];

/** The screens of each page of an area. */
export type ScreensOf<Name extends string> = Readonly<Record<Name, readonly Screen[]>>;

/** Presses the first button or link of a name, in the dialog if one is open. */
export const press =
  (name: string): Act =>
  async (page) => {
    const dialog = page.locator('dialog[open]');
    const scope = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
    const words = { name: inPseudo(name) };
    await scope.getByRole('button', words).or(scope.getByRole('link', words)).first().click();
  };

/** Waits for the dialog that a screen opens by itself. */
export const opens: Act = (page) => page.locator('dialog[open]').waitFor();

/** Ticks the first box of a name. */
export const tick =
  (name: string): Act =>
  async (page) => {
    await page
      .getByRole('checkbox', { name: inPseudo(name) })
      .first()
      .check();
  };

/** Types into the first field of a name. */
export const type =
  (name: string, words: string): Act =>
  async (page) => {
    await page
      .getByRole('textbox', { name: inPseudo(name) })
      .first()
      .fill(words);
  };

/** Several acts at once: it is looked at after the last alone. */
export const together =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Closes the dialog that is open. */
export const close: Act = async (page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

interface WalkOptions {
  /** Whether its pages are whole as they come, as those for readers: no script takes them over. */
  isWhole?: boolean;
  /** Answers that hold what people wrote, where the pages ask for none. */
  written?: readonly unknown[];
}

/**
 * A walk through the screens of somebody who is shown the pseudo-language. Each is opened once and
 * looked at on the phone and on the desktop, by changing the size of the window.
 */
export class Walk {
  readonly #page: Page;
  readonly #data: WrittenData;
  readonly #isWhole: boolean;
  readonly #waiting = new Set<Request>();
  readonly #faults: string[] = [];
  readonly #sizes = [...sizeNames];

  constructor(page: Page, { isWhole = false, written = [] }: WalkOptions = {}) {
    this.#page = page;
    this.#isWhole = isWhole;
    this.#data = new WrittenData(page, written);
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') this.#waiting.add(request);
    });
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('requestfailed', (request) => this.#waiting.delete(request));
  }

  /** Opens the screens of each page and expects of all of them that nothing is wrong there. */
  async through(
    pages: ScreensOf<string>,
    go: (path: string) => Promise<unknown> = (path) => this.#goInside(path),
  ) {
    for (const [name, screens] of Object.entries(pages)) {
      for (const [path, ...acts] of screens) {
        await go(path);
        await this.#look(path);
        expect(routeAt(new URL(this.#page.url()).pathname), path).toBe(name);
        for (const [place, act] of acts.entries()) {
          await act(this.#page);
          await this.#look(`${path}, after ${place + 1}`);
        }
      }
    }
    expect.soft(this.#faults).toEqual([]);
  }

  /**
   * Follows an address without loading the product anew, as a link in it does. Another page sets the
   * title when it has come; the same page for another thing may not, and is loaded anew.
   */
  async #goInside(path: string): Promise<void> {
    const here = this.#page.url() === 'about:blank' ? null : new URL(this.#page.url());
    const there = new URL(path, here ?? 'http://localhost');
    const isSamePlace = here?.pathname === there.pathname;
    const isOtherThing = !isSamePlace && routeAt(here?.pathname ?? '') === routeAt(there.pathname);
    // What the last screen has opened would stay open over the next one of the same page.
    const isOpen = isSamePlace && (await this.#page.locator('dialog[open]').count()) > 0;
    if (!here || isOtherThing || isOpen) {
      await this.#page.goto(path);
      return;
    }
    await this.#page.evaluate(
      ([to, mayKeepTitle]) => {
        if (!mayKeepTitle) document.title = '';
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      [path, isSamePlace] as const,
    );
  }

  async #look(name: string): Promise<void> {
    for (const size of this.#sizes) {
      await resizeTo(this.#page, viewports[size]);
      await expect.poll(() => this.#isBusy(), { message: name, intervals: [20, 50] }).toBe(false);
      const faults = [
        ...(await foreignWords(this.#page, await this.#data.texts())),
        ...(await layoutFaults(this.#page)),
      ];
      this.#faults.push(...faults.map((fault) => `${name}, on a ${size}: ${fault}`));
    }
    // The next screen is opened at the size at which this one was left.
    this.#sizes.reverse();
  }

  /** Whether something is still on its way, was just painted, or is the server's painting still. */
  async #isBusy(): Promise<boolean> {
    if (this.#waiting.size > 0) return true;
    if (!this.#isWhole && !(await isTakenOver(this.#page))) return true;
    const isPainting = await this.#page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // The light of a recording goes on for as long as that does.
      const onItsWay = '[aria-busy=true], .animate-pulse:not(.bg-bad)';
      const isHere = document.title !== '' && document.querySelector('h1') !== null;
      return !isHere || document.querySelector(onItsWay) !== null;
    });
    return isPainting || this.#waiting.size > 0;
  }
}
