import type { Page, Response } from '@playwright/test';

/** Fields whose values are words of the wire, which a screen says in words of its own. */
const codes =
  /^(?:action|code|currency|delivery|fieldtype|free|inputetype|kind|level|method|monthlySub|paymentType|premium|provider|role|state|status|style|type)$/;

/**
 * What people wrote, as the answers that a page has had tell: line by line, and what stands between
 * `{{places}}` apart.
 */
export class WrittenData {
  readonly #texts = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  /** @param answers what is known before the page has asked for anything */
  constructor(page: Page, answers: readonly unknown[] = []) {
    for (const answer of answers) this.#keep(answer, '');
    page.on('response', (response) => {
      this.#reading.push(this.#readAnswer(response));
    });
  }

  /** Everything that is known of now. */
  async texts(): Promise<ReadonlySet<string>> {
    await Promise.all(this.#reading.splice(0));
    return this.#texts;
  }

  /** Calls answer JSON; the first data of a page stand in it. */
  async #readAnswer(response: Response): Promise<void> {
    const kind = response.headers()['content-type'] ?? '';
    if (!/^application\/json|^text\/html/.test(kind)) return;
    // A page that is left takes its last answers with it.
    const text = await response.text().catch(() => '');
    const json = kind.startsWith('text/html') ? /id="boot">(.*?)<\/script>/s.exec(text)?.[1] : text;
    const answer: unknown = JSON.parse(json || '{}');
    // What the server says itself is to be shown in our words.
    if (answer && typeof answer === 'object') this.#keep({ ...answer, message: '' }, '');
  }

  #keep(value: unknown, name: string): void {
    if (typeof value === 'string') {
      const parts = partsOf(value);
      if (parts !== null) this.#keep(parts, name);
      else if (!codes.test(name)) for (const line of linesOf(value)) this.#texts.add(line);
    } else if (value && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) {
        this.#keep(one, Array.isArray(value) ? name : key);
      }
    }
  }
}

/** What a text of JSON holds, as exercises are sent; null for any other text. */
function partsOf(text: string): unknown {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lines of a text without the marks of lists and headings, as a page shows them. */
function linesOf(text: string): string[] {
  return (
    readable(text)
      .split(/\r?\n|\\n|\{\{\s*\w+\s*\}\}/)
      .map((line) =>
        line
          .replace(/^\s*(?:[-*]|#{1,3}|\d+\.)\s+/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      // A row of a table is shown cell by cell.
      .flatMap((line) => (line.includes(' | ') ? [line, ...line.split(' | ')] : [line]))
      .filter((line) => line !== '')
  );
}

/** Some texts are kept percent-encoded. */
function readable(text: string): string {
  try {
    return /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
