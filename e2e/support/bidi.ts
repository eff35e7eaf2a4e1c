import type { Page } from '@playwright/test';

/**
 * What stands wrongly on the page where scripts meet: an amount, a time or a code that takes part in
 * the order of the Arabic around it; words of two scripts in no box of their own; a text cut off, out
 * of the view or drawn over its neighbour. Empty when all is well.
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const say = (element: Element, why: string) =>
      found.add(`${why}: ${element.outerHTML.slice(0, 140)}`);
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const isolates = (element: Element | null, until: Element): boolean => {
      if (!element) return false;
      const { unicodeBidi, display } = getComputedStyle(element);
      if (/isolate|plaintext/.test(unicodeBidi) || !display.startsWith('inline')) return true;
      return element !== until && isolates(element.parentElement, until);
    };
    const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const arabic = /[\u0600-\u06FF]/;
    // Alone in its element it is a figure of ours; in a sentence somebody wrote it is theirs.
    const figures =
      /^([+−]?₦\s?[\d,]+\.\d\d|\d{1,2}:\d\d|\d{1,2} \w{3} \d{4}.*|[A-Z0-9]{4}(-[A-Z0-9]{4}){2})$/;
    const width = document.documentElement.clientWidth;
    for (let node = written.nextNode(); node; node = written.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element)) continue;
      if (/^(script|style|textarea)$/.test(element.localName)) continue;
      const style = getComputedStyle(element);
      if (figures.test(text)) {
        if (style.direction !== 'ltr') say(element, 'a figure from right to left');
        if (!isolates(element, document.body)) say(element, 'a figure not isolated');
      }
      if (arabic.test(text) && !element.closest('[dir],bdi'))
        say(element, 'Arabic without a place');
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = element.closest('.overflow-x-auto, .overflow-y-auto, dialog');
      for (const { left, right } of scroller ? [] : range.getClientRects()) {
        if (left < -1 || right > width + 1) say(element, `out of the view (${left}–${right})`);
      }
    }
    // An address a person wrote reads from the left, whatever stands around it.
    for (const link of document.querySelectorAll('a[target=_blank]')) {
      if (!/^(https?:|www\.)/i.test(link.textContent ?? '') || !isSeen(link)) continue;
      const { direction, unicodeBidi } = getComputedStyle(link);
      if (direction !== 'ltr' || !unicodeBidi.includes('isolate')) say(link, 'a link not isolated');
    }
    // What is not meant to be shortened is not.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || /clamp/.test(element.className);
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isCut && !isMeant && isSeen(element) && element.innerText?.trim())
        say(element, 'cut off');
    }
    // A name and its amount stand side by side, not one over the other.
    const boxes = [...document.querySelectorAll('main .figures')].filter(isSeen);
    for (const figure of boxes) {
      for (const neighbour of figure.parentElement?.children ?? []) {
        if (neighbour === figure || !isSeen(neighbour) || neighbour.contains(figure)) continue;
        if (getComputedStyle(neighbour).position === 'absolute') continue;
        // Line by line: what goes on in a second line is not where its first one ends.
        for (const own of figure.getClientRects()) {
          for (const other of neighbour.getClientRects()) {
            const across = Math.min(own.right, other.right) - Math.max(own.left, other.left);
            const down = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
            if (across > 2 && down > 6) say(figure, 'over its neighbour');
          }
        }
      }
    }
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) found.add(`the page scrolls sideways by ${sideways}`);
    return [...found];
  });
}
