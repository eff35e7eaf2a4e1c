import type { Page } from '@playwright/test';

/** A text on the page, and where it stands. */
interface Place {
  where: string;
  text: string;
  /** What the elements around it say: a text in two scripts stands in several. */
  around: string[];
}

/**
 * What a person sees or hears on the page that is neither in the pseudo-language nor in `data`, which
 * people wrote: text, names for assistive technology, and the title of the page.
 */
export async function foreignWords(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const places = await page.evaluate(latinTexts);
  // The longest first, or a part of them would take the rest for words of ours.
  const written = [...data].filter((text) => text.length >= 3).sort((a, b) => b.length - a.length);
  const foreign = places.filter((place) => isForeign(place, data, written));
  return [...new Set(foreign.map(({ where, text }) => `not translated, ${where}: ${text}`))];
}

function isForeign(place: Place, data: ReadonlySet<string>, written: readonly string[]): boolean {
  let rest = withoutTranslated(place.text);
  if (data.has(rest)) return false;
  for (const one of written) {
    if (!/[A-Za-z]{2}/.test(rest)) return false;
    rest = rest.replaceAll(one, ' ');
  }
  // A long text is shown from its beginning, a line of it in parts.
  const part = bare(rest);
  if (!/[A-Za-z]{2}/.test(part)) return false;
  const wholes = [part, ...place.around.map(bare)].filter((text) => text.length >= 8);
  return !wholes.some((text) => written.some((one) => one.includes(text)));
}

/** Without the mark of a list before it and what says that there is more. */
const bare = (text: string) => text.replace(/^[\s-]+|[\s…]+$/g, '');

/** Without what is marked as translated, addresses, codes, references and what is filled in. */
function withoutTranslated(text: string): string {
  let rest = text;
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return (
    rest
      // Only one end of the marks stands in a part of a sentence, and its words have accents.
      .replace(/^[^⟦⟧]*⟧/, ' ')
      .replace(/⟦[^⟦⟧]*$/, ' ')
      .replace(/\S*[áàéèíìóòúùýçďñŕšťžÁÉÍÓÚÝÇĎÑŔŠŤŽ]\S*/g, ' ')
      .replace(/\{\{\s*\w+\s*\}\}/g, ' ')
      .replace(/\S+@\S+|https?:\/\/\S+|localhost:\S+/g, ' ')
      .replace(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}\b|\b(?:CLASS|FUND)[_-]\S+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Runs in the page: every text with Latin letters, seen or read out, but what says that it is not translated. */
function latinTexts(): Place[] {
  const found: Place[] = [];
  const squeezed = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const say = (where: string, text: string | null, inside: Element | null = null) => {
    const words = squeezed(text);
    if (!/[A-Za-z]{2}/.test(words)) return;
    const around: string[] = [];
    for (let one = inside; one && around.length < 3; one = one.parentElement) {
      around.push(squeezed(one.textContent));
    }
    found.push({ where, text: words, around });
  };
  say('the title of the page', document.title);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      !parent ||
      parent.closest('script, style, noscript, code, [contenteditable], [translate="no"]')
    )
      continue;
    if (parent.localName !== 'option' && !parent.checkVisibility()) continue;
    say(parent.localName, walker.currentNode.nodeValue, parent);
  }
  const named = '[aria-label], [aria-roledescription], [title], [placeholder], [alt]';
  for (const element of document.querySelectorAll(named)) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
      say(`${element.localName}[${name}]`, element.getAttribute(name));
    }
  }
  return found;
}
