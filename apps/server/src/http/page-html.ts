import type { TriedLesson } from '@institute/contract/classes/public-class';
import { AppSettings } from '@institute/contract/settings/settings';
import { asHtml } from '@institute/contract/text/html-text';
import * as z from 'zod/mini';
import { type LinkedPage, type Pages, readPages } from '../platform/page-files.ts';

/** How every page is sent. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept, cookie, accept-encoding',
};

/** What a page carries besides its outline. */
interface Filling {
  settings: AppSettings;
  /** What the page says of itself (readers/head.ts). */
  meta: string;
  /** What is seen before any script runs; without it, the outline that was built. */
  view?: string | undefined;
  /** What is said to whoever reads the page without running scripts. */
  said?: string;
  /** The first answers of a person signed in. */
  first?: { person: string; at: number; answers: readonly unknown[] } | undefined;
  /** Tags that announce the code of the page. */
  head?: string | undefined;
  /** Whether a service worker keeps the page. */
  isKept?: true;
}

/** Which page it is, or the page itself as it was built. */
type Built = keyof Pages | LinkedPage;

/** Stands around what a page is painted with. */
const VIEW_MARK = '<!--view-->';

/**
 * A page of the browser application with the institute's name and its first data in it. What the
 * institute says of itself at length stays out: pages for readers show it, which are painted.
 */
export async function pageHtml(page: Built, filling: Filling): Promise<string> {
  const { view, meta, said, head = '', ...given } = filling;
  const settings = z.encode(AppSettings, { ...given.settings, aboutUs: '', aboutSite: '' });
  const boot = { ...given, settings };
  const built = typeof page === 'string' ? (await readPages())[page] : page.html;
  const [before = '', outline = '', after = ''] = built.split(VIEW_MARK);
  const tail = after
    .replace('<!--head-->', head)
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${asJson(boot)}</script>`,
    );
  const shown = view ?? named(outline, filling.settings.siteName);
  const words = said === undefined ? '' : `<noscript><p dir="auto">${asHtml(said)}</p></noscript>`;
  return `${withMeta(before, meta)}${shown}${words}${tail}`;
}

/** Around what a page for readers has besides where a lesson in it can be tried. */
const TRIED = /<!--tried-->([\s\S]*?)<!--tried-->/;

interface ReaderFilling {
  view: string;
  meta: string;
  /** A lesson that can be tried in it, which is then the part that the application takes over. */
  tried: TriedLesson | null;
}

/** A page for readers, of which no application takes over more than a lesson (decision 065). */
export async function readerHtml({ view, meta, tried }: ReaderFilling): Promise<string> {
  const [before = '', , after = ''] = (await readPages()).reader.split(VIEW_MARK);
  const data = (code: string) =>
    `<script type="application/json" id="tried-lesson">${asJson(tried)}</script>${code}`;
  return `${withMeta(before, meta)}${view}${after}`
    .replace('<!--head-->', '')
    .replace(TRIED, (_all, code: string) => (tried ? data(code) : ''));
}

/** Stands around what a page says of itself until the server says it. */
const META = /<!--meta-->[\s\S]*?<!--meta-->/;
const withMeta = (html: string, meta: string) => html.replace(META, () => meta);

/** Puts the institute's name where a painted page leaves room for it. */
const named = (html: string, siteName: string) =>
  html.replaceAll(
    /(<(\w+)[^>]*\sdata-site-name[^>]*>)[^<]*(<\/\2>)/g,
    (_all, open: string, _tag, close: string) => `${open}${asHtml(siteName)}${close}`,
  );

/** JSON without what would end its script element, confuse an HTML parser or end a line of script. */
export const asJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
