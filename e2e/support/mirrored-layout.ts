import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page in the pseudo-language is laid out: words that are cut off or stand
 * outside what holds them, a page that scrolls sideways, and what is not mirrored.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();

    // What shows its content when it is scrolled, and what is read out alone.
    const isScroller = (style: CSSStyleDeclaration) =>
      /auto|scroll/.test(style.overflowX + style.overflowY);
    const isForEars = (style: CSSStyleDeclaration) => style.clipPath === 'inset(50%)';

    const faultOf = (text: Text, rect: DOMRect): string | null => {
      const holder = text.parentElement?.closest('button, th, td, p, h1, h2, h3, dt, dd, label');
      const box = holder?.getBoundingClientRect();
      const spills = box && (rect.left < box.left - 1 || rect.right > box.right + 1);
      for (let one = text.parentElement; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (isForEars(style)) return null;
        if (isScroller(style)) return spills ? 'spills over' : null;
        const edge = one.getBoundingClientRect();
        const isCutAcross = rect.left < edge.left - 1 || rect.right > edge.right + 1;
        const isCutDown = rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1;
        // A row of a list is one line, cut where its columns end (decision 141).
        if (style.textOverflow === 'ellipsis' && one.closest('[data-row]')) return null;
        if (/hidden|clip/.test(style.overflowX) && isCutAcross) return 'is cut off';
        if (/hidden|clip/.test(style.overflowY) && isCutDown) return 'is cut off below';
        if (style.position === 'fixed') break;
      }
      if (spills) return 'spills over';
      return rect.left < -1 || rect.right > innerWidth + 1 ? 'leaves the screen' : null;
    };

    const lookAt = (text: Text, parent: Element) => {
      if (getComputedStyle(parent).textAlign === 'left') found.add(`at the left: ${text.data}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const fault = rect.width > 0 ? faultOf(text, rect) : null;
        if (fault) found.add(`${fault}: ${text.data.slice(0, 60)}`);
      }
    };

    const { scrollWidth, clientWidth, dir } = document.documentElement;
    if (dir !== 'rtl') found.add('not read from the right');
    if (scrollWidth > clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      });
      const name = widest.at(-1)?.outerHTML.slice(0, 120);
      found.add(`scrolls sideways by ${scrollWidth - clientWidth}: ${name}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !/[⟦⟧]/.test(text.data) || parent.localName === 'option') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      lookAt(text, parent);
    }
    for (const icon of document.querySelectorAll('svg[class*=lucide]')) {
      const name = icon.getAttribute('class') ?? '';
      if (!/lucide-(?:chevron|arrow)-(?:left|right)\b/.test(name)) continue;
      // One that is turned where one reads from the left stands here as it is drawn.
      const isTurned = getComputedStyle(icon).scale.startsWith('-1');
      if (isTurned === icon.classList.contains('-scale-x-100')) found.add(`not mirrored: ${name}`);
    }
    return [...found];
  });
}
