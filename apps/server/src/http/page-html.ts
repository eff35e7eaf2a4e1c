import type { Class } from '@institute/contract/classes';
import type { AppSettings } from '@institute/contract/settings';
import { type Pages, readPages } from '../platform/page-files.ts';

/** What a page carries besides its outline. */
interface Filling {
  settings: AppSettings;
  /** The classes on show, on the landing page. */
  classes?: readonly Class[];
  /** What is seen before any script runs; without it, the outline that was built. */
  view?: string | undefined;
  /** The first answers of a person signed in. */
  first?: { person: string; answers: readonly unknown[] } | undefined;
  /** Tags that announce the code of the page. */
  head?: string | undefined;
  /** Whether a service worker keeps the page. */
  isKept?: true;
}

/** Stands around what a page is painted with. */
const VIEW_MARK = '<!--view-->';

/** A page of the browser application with the institute's name and its first data in it. */
export async function pageHtml(page: keyof Pages, filling: Filling): Promise<string> {
  const { view, head = '', ...boot } = filling;
  const [before = '', outline = '', after = ''] = (await readPages())[page].split(VIEW_MARK);
  const tail = after
    .replace('<!--head-->', head)
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${asJson(boot)}</script>`,
    );
  return `${before}${view ?? named(outline, filling.settings.siteName)}${tail}`;
}

/** Puts the institute's name where a painted page leaves room for it. */
const named = (html: string, siteName: string) =>
  html.replaceAll(
    /(<(\w+)[^>]*\sdata-site-name[^>]*>)[^<]*(<\/\2>)/g,
    (_all, open: string, _tag, close: string) => `${open}${asText(siteName)}${close}`,
  );

/** JSON without what would end its script element, confuse an HTML parser or end a line of script. */
const asJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const asText = (value: string) => value.replace(/[<>&]/g, (c) => ENTITIES[c] ?? c);
