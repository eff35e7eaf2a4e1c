import type { Page, Response } from '@playwright/test';

/** Fields whose values are words of the wire, not of a person. */
const codes =
  /^(?:action|code|currency|delivery|fieldtype|free|inputetype|kind|level|method|monthlySub|paymentType|premium|provider|role|service|state|status|style|type)$/;

/** What people wrote, as the answers that a page has had tell; lines and what stands between `{{places}}` apart. */
export class WrittenData {
  readonly #texts = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => this.#reading.push(this.#readAnswer(response)));
  }

  /** Everything that is known of now. */
  async texts(page: Page): Promise<string[]> {
    await Promise.all(this.#reading.splice(0));
    const boot = await page.evaluate(() => document.getElementById('boot')?.textContent ?? '{}');
    this.#keep(JSON.parse(boot), '');
    return [...this.#texts];
  }

  async #readAnswer(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    const answer: unknown = await response.json().catch(() => null);
    // What the server says itself is to be shown in our words.
    if (answer && typeof answer === 'object') this.#keep({ ...answer, message: '' }, '');
  }

  #keep(value: unknown, name: string): void {
    if (typeof value === 'string') {
      if (codes.test(name)) return;
      for (const line of readable(value).split(/\r?\n|\\n|\{\{\s*\w+\s*\}\}/)) {
        const text = line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim();
        if (text !== '') this.#texts.add(text);
      }
    } else if (value && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) {
        this.#keep(one, Array.isArray(value) ? name : key);
      }
    }
  }
}

/** Some texts are kept percent-encoded. */
function readable(text: string): string {
  try {
    return /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
