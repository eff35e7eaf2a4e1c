import type { Page } from '@playwright/test';

/**
 * What a person sees or hears on the page that is neither in the pseudo-language nor in `data`, which
 * people wrote: text, names for assistive technology, and the title of the page.
 */
export function foreignWords(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
    const whole = new Set(known.map(squeezed));
    const parts = known.map(squeezed).filter((text) => text.length >= 8);

    /** Without what is marked, also where only one end of a mark stands in this text. */
    const unmarked = (text: string) => {
      let rest = text;
      for (let before = ''; rest !== before; ) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      }
      return rest.replace(/^[^⟦⟧]*⟧/, ' ').replace(/⟦[^⟦⟧]*$/, ' ');
    };
    const isForeign = (text: string) => {
      const rest = squeezed(
        unmarked(text)
          .replace(/\S+@\S+|https?:\/\/\S+|localhost:\S+/g, ' ')
          // Words with accents are of a sentence whose ends stand elsewhere.
          .replace(/\S*[áàéèíìóòúùýçďñŕšťžÁÉÍÓÚÝÇĎÑŔŠŤŽ]\S*/g, ' '),
      ).replace(/^[\s·:,.()–-]+|[\s·:,(–-]+$/g, '');
      if (!/[A-Za-z]{2}/.test(rest) || whole.has(rest) || whole.has(`${rest}.`)) return false;
      return rest.length < 4 || !parts.some((one) => one.includes(rest));
    };

    const found = new Set<string>();
    const say = (where: string, text: string | null) => {
      if (text && isForeign(text)) found.add(`${where}: ${squeezed(text)}`);
    };
    say('title of the page', document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('script, style, noscript, code, [contenteditable]')) continue;
      const isOption = parent.localName === 'option';
      if (isOption || parent.checkVisibility()) say(parent.localName, walker.currentNode.nodeValue);
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
        say(`${element.localName}[${name}]`, element.getAttribute(name));
      }
    }
    return [...found];
  }, data as string[]);
}

/** Words that are cut off or stand outside what holds them, what pushes the page aside, what is not mirrored. */
export function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (document.dir !== 'rtl') found.add('not read from the right');
    if (scrollWidth > clientWidth) found.add(`scrolls sideways by ${scrollWidth - clientWidth}`);

    const isSmall = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;
    const faultOf = (text: Text, rect: DOMRect): string | null => {
      const holder = text.parentElement?.closest('button, th, td, p, h1, h2, h3, dt, dd, label');
      const box = holder?.getBoundingClientRect();
      if (box && (rect.left < box.left - 1 || rect.right > box.right + 1)) return 'spills over';
      for (let one = text.parentElement; one; one = one.parentElement) {
        if (isSmall(one)) return null;
        const { overflowX, overflowY, position } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowX + overflowY) && one !== document.documentElement)
          return null;
        const edge = one.getBoundingClientRect();
        const isCutAcross = rect.left < edge.left - 1 || rect.right > edge.right + 1;
        const isCutDown = rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1;
        if (/hidden|clip/.test(overflowX) && isCutAcross) return 'is cut off';
        if (/hidden|clip/.test(overflowY) && isCutDown && one !== document.documentElement)
          return 'is cut off below';
        if (position === 'fixed') break;
      }
      return rect.left < -1 || rect.right > innerWidth + 1 ? 'leaves the screen' : null;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !/[⟦⟧]/.test(text.data) || parent.localName === 'option') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(parent).textAlign === 'left') found.add(`at the left: ${text.data}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const fault = rect.width > 0 ? faultOf(text, rect) : null;
        if (fault) found.add(`${fault}: ${text.data.slice(0, 60)}`);
      }
    }
    for (const icon of document.querySelectorAll('svg[class*=lucide]')) {
      if (!/lucide-(?:chevron|arrow)-(?:left|right)\b/.test(icon.getAttribute('class') ?? ''))
        continue;
      if (!getComputedStyle(icon).scale.startsWith('-1'))
        found.add(`not mirrored: ${icon.getAttribute('class')}`);
    }
    return [...found];
  });
}
