import type { BrowserContext, Page } from '@playwright/test';

/** A class's own address is made of its name, of letters and figures alone. */
const OF_CLASS = /^\/c\/[a-z0-9-]+(\/lessons\/[\w-]+)?$/;

/** What hostile texts brought about in a browser so far, in words. */
export interface HostileWatch {
  readonly events: readonly string[];
}

/** Listens for what a hostile text that runs would do: call `hit`, ask something, reach out. */
export async function watchHostility(context: BrowserContext, url: string): Promise<HostileWatch> {
  const events: string[] = [];
  await context.exposeBinding('hit', ({ frame }, what: unknown) => {
    events.push(`ran: hit(${String(what)}) in ${frame.url()}`);
  });
  context.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isOther = /^https?:$/.test(protocol) && origin !== url;
    // The page of a class is opened by us alone; its address is no text's doing.
    const isPageOfClass = request.isNavigationRequest() && OF_CLASS.test(pathname);
    if (isOther || (/hostile-\d/.test(pathname) && !isPageOfClass)) {
      events.push(`request: ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    // The policy stopped something: it should not have come to that.
    if (/content security policy|Refused to/i.test(message.text())) {
      events.push(`stopped by the policy: ${message.text()}`);
    }
  });
  return { events };
}

/** Elements and attributes on the page that none of our screens has; empty when all is well. */
export function foreignParts(page: Page): Promise<string[]> {
  return page.evaluate((ofClass) => {
    const found: string[] = [];
    const tags =
      /^(iframe|object|embed|applet|math|marquee|base|frameset|frame|animate|set|use|image|foreignobject|xmp|plaintext|listing|mglyph|template|font)$/i;
    const addresses =
      /^(href|src|action|formaction|xlink:href|data|poster|background|ping|srcset|srcdoc|manifest)$/i;
    const say = (element: Element, why: string) =>
      found.push(`${why}: ${element.outerHTML.slice(0, 160)}`);
    for (const element of document.querySelectorAll('*')) {
      if (tags.test(element.localName)) say(element, 'element');
      const isData = (element.getAttribute('type') ?? '').includes('json');
      if (/^(script|style)$/i.test(element.localName) && !isData) {
        if (/hit\(|hostile/.test(element.textContent ?? '')) say(element, 'code');
      }
      // By the prototype: a form's own fields can stand in the way of its methods.
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? '';
        if (/^on/i.test(name)) say(element, `handler ${name}`);
        if (name === 'style' && /hit\(|hostile|expression|fixed|url\(/i.test(value)) {
          say(element, 'style');
        }
        if (/^(id|name|class)$/.test(name) && /hostile/.test(value)) say(element, `${name}`);
        if (!addresses.test(name)) continue;
        if (!URL.canParse(value, location.href)) {
          say(element, `no address in ${name}`);
          continue;
        }
        const target = new URL(value, location.href);
        const isOfClass =
          element.matches('a, link[rel=canonical]') && new RegExp(ofClass).test(target.pathname);
        const isOurs =
          target.origin === location.origin && (isOfClass || !/hostile-\d/.test(target.pathname));
        // A link a person wrote may lead elsewhere, on the web and nowhere else.
        const isLink =
          element.localName === 'a' &&
          name === 'href' &&
          /^https?:$/.test(target.protocol) &&
          element.getAttribute('rel')?.includes('noopener') === true;
        const isImage = /^(blob|data:image)/.test(value) && element.localName === 'img';
        if (!isOurs && !isLink && !isImage) say(element, `address in ${name}`);
      }
    }
    return found;
  }, OF_CLASS.source);
}

/** What pushes the page aside, and links of people that take part in the order of the words around. */
export function unruly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...document.querySelectorAll('main *, dialog *')].findLast(
        (element) => element.getBoundingClientRect().right > clientWidth,
      );
      const by = scrollWidth - clientWidth;
      found.push(`scrolls sideways by ${by}: ${widest?.outerHTML.slice(0, 300)}`);
    }
    for (const link of document.querySelectorAll(
      'main a[target=_blank], dialog a[target=_blank]',
    )) {
      if (!/^(https?:|www\.)/i.test(link.textContent ?? '')) continue;
      const { direction, unicodeBidi } = getComputedStyle(link);
      if (direction === 'ltr' && unicodeBidi.includes('isolate')) continue;
      found.push(`a link not isolated: ${link.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** Which of the texts stand on the page, as text, blanks apart. */
export function textsShown(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate((all) => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    const shown = squeezed(document.body.textContent ?? '');
    return all.flatMap((text, index) => (shown.includes(squeezed(text)) ? [index] : []));
  }, texts as string[]);
}
