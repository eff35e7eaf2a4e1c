import { asHtml } from '@institute/contract/text/html-text';
import { shortened } from '@institute/contract/text/lines';
import { asJson } from '../page-html.ts';

/** What a page says of itself to search engines and to whatever shows a shared link. */
export interface Head {
  /** Of the page; the institute's name is put behind it. Empty for the front page. */
  title: string;
  siteName: string;
  description: string;
  /** Absolute address under which the page is found; null for one that is not to be found. */
  canonical: string | null;
  /** Absolute address of its picture, and what the picture shows in words. */
  picture: { url: string; words: string } | null;
  /** Structured data of schema.org. */
  data?: object;
}

/** What a search engine shows of a description, cut at a word. */
const DESCRIPTION_LENGTH = 200;

/** The tags of a head. Everything a person wrote in them is text. */
export function headTags(head: Head): string {
  const { siteName, canonical, picture, data } = head;
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  const description = inOneLine(head.description);
  const tags = [
    `<title>${asHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical
      ? `<link rel="canonical" href="${asHtml(canonical)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title || siteName),
    meta('property', 'og:description', description),
    ...(canonical ? [meta('property', 'og:url', canonical)] : []),
    ...(picture ? pictureTags(picture) : [meta('name', 'twitter:card', 'summary')]),
    ...(data ? [`<script type="application/ld+json">${asJson(data)}</script>`] : []),
  ];
  return tags.join('\n    ');
}

function pictureTags({ url, words }: NonNullable<Head['picture']>): string[] {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', words),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${asHtml(content)}">`;

/** A text as one line, no longer than it is shown. */
export const inOneLine = (text: string) =>
  shortened(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
