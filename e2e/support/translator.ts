import type { Page } from '@playwright/test';

/** How a translator changes a page: it wraps each text into `<font>`s, or puts others in its place, at once or in two steps. */
export type TranslatorWay = 'wraps' | 'replaces' | 'supplants';

/** What stands behind each text that has been translated. */
export const TRANSLATED = '°';

/** Has the page translated from now on, with all that is added later, as those of browsers do. */
export const translate = (page: Page, way: TranslatorWay): Promise<void> =>
  page.evaluate(startTranslator, { way, sign: TRANSLATED });

function startTranslator({ way, sign }: { way: TranslatorWay; sign: string }): void {
  const isOurs = (node: Node) =>
    node.parentElement?.closest('font, script, style, textarea, title, [translate="no"]') == null;
  const texts = (within: Node): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    if (within instanceof Text) found.push(within);
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter((text) => isOurs(text) && /\S/.test(text.data));
  };
  // A translator lives in a world of its own, where what the page has changed of the DOM is not.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const plain = (frame.contentWindow as typeof globalThis & Window).Node.prototype;
  const translateText = (text: Text): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (!text.parentNode) return;
    if (way === 'supplants') {
      plain.insertBefore.call(text.parentNode, outer, text);
      plain.removeChild.call(text.parentNode, text);
    } else plain.replaceChild.call(text.parentNode, outer, text);
    inner.append(way === 'wraps' ? text : document.createTextNode(text.data));
    inner.append(sign);
  };
  document.documentElement.classList.add('translated-ltr');
  for (const text of texts(document.body)) translateText(text);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        if (node instanceof Text || addedNodes.length > 0) texts(node).forEach(translateText);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Texts with Arabic in them that a translator would take, each with what it stands in. */
export const translatableArabic = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent || !/[\u0600-\u06FF]/.test(textContent ?? '')) continue;
      if (parent.closest('script, style, textarea, [translate="no"]')) continue;
      found.add(`${textContent?.trim()} in ${parent.outerHTML.slice(0, 120)}`);
    }
    return [...found];
  });
