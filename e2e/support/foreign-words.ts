import type { Page } from '@playwright/test';

/** A text on the page, and where it stands. */
interface Place {
  where: string;
  text: string;
  /** Whether it is set as what a person wrote is (`dir="auto"`), of which it may be any part. */
  isWritten: boolean;
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
  const part = rest.replace(/^[\s-]+|[\s…]+$/g, '');
  const mayBePart = place.isWritten || part.length >= 8;
  const isPart = mayBePart && written.some((one) => one.includes(part));
  return /[A-Za-z]{2}/.test(part) && !isPart;
}

/** Without what is marked as translated, addresses, codes and references. */
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
      .replace(/\S+@\S+|https?:\/\/\S+|localhost:\S+/g, ' ')
      .replace(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}\b|\b(?:CLASS|FUND)[_-]\S+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Runs in the page: every text with Latin letters, seen or read out. */
function latinTexts(): Place[] {
  const found: Place[] = [];
  const say = (where: string, text: string | null, isWritten = false) => {
    const words = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (/[A-Za-z]{2}/.test(words)) found.push({ where, text: words, isWritten });
  };
  say('the title of the page', document.title);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, style, noscript, code, [contenteditable]')) continue;
    if (parent.localName !== 'option' && !parent.checkVisibility()) continue;
    const isWritten = parent.closest('[dir=auto]') !== null;
    say(parent.localName, walker.currentNode.nodeValue, isWritten);
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
