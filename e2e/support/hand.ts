import type { Locator, Page } from '@playwright/test';
import { untilTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

/** What a job asked of a person, and how long the product was busy with it. */
export interface Job {
  presses: number;
  letters: number;
  seconds: number;
}

/**
 * A hand at the keyboard and the mouse. A press is a click, a tap or a key that does something; a text
 * that is typed is none, and counts by its letters.
 */
export class Hand {
  presses = 0;
  letters = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.presses += 1;
  }

  button(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name }).first());
  }

  link(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('link', { name }).first());
  }

  async fill(field: Locator, words: string): Promise<void> {
    await field.fill(words);
    this.letters += words.length;
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
    this.letters += words.length;
  }

  /** Presses the button of a file, and takes it from the device. */
  async chooseFile(field: Locator, name: string, content: string): Promise<void> {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
    await field.setInputFiles(file);
    this.presses += 1;
  }

  /** The search over everything, and what it finds first. */
  async find(words: string, found: string | RegExp): Promise<void> {
    await this.key('Control+k');
    await this.type(words);
    // What was found for the first letters may stand there still.
    const first = this.page.getByRole('dialog').getByRole('option', { selected: true });
    await expect(first).toContainText(found);
    await this.key('Enter');
  }
}

/** A hand that does one job after another, each from the dashboard of the office on. */
export class Jobs {
  private readonly done: Record<string, Job> = {};
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Does a job, from the dashboard or from where the page stands. */
  async job(
    name: string,
    act: (hand: Hand) => Promise<void>,
    from: 'dashboard' | 'here' = 'dashboard',
  ): Promise<void> {
    await test.step(name, async () => {
      if (from === 'dashboard') {
        await this.page.goto('/admin');
        await this.page
          .getByRole('link', { name: /^Exams/ })
          .first()
          .waitFor();
        await untilTakenOver(this.page);
      }
      const hand = new Hand(this.page);
      const began = performance.now();
      await act(hand);
      const seconds = (performance.now() - began) / 1000;
      this.done[name] = { presses: hand.presses, letters: hand.letters, seconds };
    });
  }

  /** The presses of each job, once the jobs are kept beside the result for `npm run bench:presses`. */
  async presses(): Promise<Record<string, number>> {
    const body = JSON.stringify(this.done);
    await test.info().attach('jobs', { body, contentType: 'application/json' });
    return Object.fromEntries(
      Object.entries(this.done).map(([name, { presses }]) => [name, presses]),
    );
  }
}
