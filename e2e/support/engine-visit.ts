import { writeFile } from 'node:fs/promises';
import { ON_ITS_WAY } from './at-rest.ts';
import type { Engine } from './engines.ts';

/** A person at another browser than Chromium: what a dozen steps need. */
export interface EngineVisit {
  goto(path: string): Promise<void>;
  /** Runs a function in the page and gives what it gives. */
  ask<Args extends unknown[], Given>(run: (...args: Args) => Given, ...args: Args): Promise<Given>;
  /** Waits until words stand on the page. */
  sees(words: string): Promise<void>;
  /** Waits until a page stands there and nothing on it is on its way. */
  rests(): Promise<void>;
  /** Presses the first button, link, tab or label of these words, or whose words begin with them. */
  press(words: string): Promise<void>;
  /** Types into the field of a label, after what stands in it. */
  type(label: string, text: string): Promise<void>;
  /** Keeps a picture of the page. */
  photograph(file: string): Promise<void>;
  leave(): Promise<void>;
}

/** How an element is named in answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 60_000;

/** Opens an engine on the product, in a window of this size where the engine can be as narrow. */
export async function visitIn(
  engine: Engine,
  url: string,
  { width, height }: { width: number; height: number },
): Promise<EngineVisit> {
  const { send, close } = await engine.open();
  await send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height });

  const ask: EngineVisit['ask'] = async (run, ...args) =>
    (await send('WebDriver:ExecuteScript', {
      script: `return (${run})(...arguments)`,
      args,
    })) as ReturnType<typeof run>;

  const until = async <Found>(what: string, look: () => Promise<Found | null>): Promise<Found> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is just being left answers nothing.
      const found = await look().catch(() => null);
      if (found) return found;
      if (Date.now() > deadline) {
        const shown = await ask(() => `${location.href}\n${document.body.innerText}`);
        throw new Error(`${what} was not there within a minute:\n${shown.slice(0, 2000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const elementBy = (what: string, find: (words: string) => Element | null) =>
    until(what, async () => {
      const found = (await ask(find as (words: string) => unknown, what)) as Record<
        string,
        string
      > | null;
      return found?.[ELEMENT] ?? null;
    });

  return {
    ask,
    async goto(path) {
      await send('WebDriver:Navigate', { url: new URL(path, url).href });
    },
    async sees(words) {
      await until(`"${words}"`, () => ask((some) => document.body.innerText.includes(some), words));
    },
    async rests() {
      const isAtRest = (onItsWay: string) =>
        document.querySelector('h1') !== null && document.querySelector(onItsWay) === null;
      await until('a page at rest', () => ask(isAtRest, ON_ITS_WAY));
    },
    async press(words) {
      await until(`a press on "${words}"`, async () => {
        const id = await elementBy(words, pressable);
        await send('WebDriver:ElementClick', { id });
        return true;
      });
    },
    async type(label, text) {
      const id = await elementBy(label, labelled);
      await send('WebDriver:ElementSendKeys', { id, text, value: [...text] });
    },
    async photograph(file) {
      await writeFile(file, Buffer.from(String(await send('WebDriver:TakeScreenshot')), 'base64'));
    },
    leave: close,
  };
}

/** Runs in the page. */
function pressable(words: string): Element | null {
  const all = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], label, [role=tab], summary'),
  ];
  // What a dialog stands before is not to be pressed.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const shown = all.filter(
    (one) =>
      one.checkVisibility() && (!dialog || dialog.contains(one)) && !one.matches(':disabled'),
  );
  const nameOf = (one: HTMLElement) => (one.ariaLabel ?? one.innerText).replace(/\s+/g, ' ').trim();
  const found =
    shown.find((one) => nameOf(one) === words) ??
    shown.find((one) => nameOf(one).startsWith(words));
  // Not beneath the bars at the edges of a phone.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** Runs in the page. */
function labelled(label: string): Element | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return (
    fields.find(
      (field) =>
        field.checkVisibility() &&
        (!dialog || dialog.contains(field)) &&
        [field.ariaLabel, ...[...(field.labels ?? [])].map((one) => one.innerText.trim())].includes(
          label,
        ),
    ) ?? null
  );
}
