import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Language, language } from '@institute/contract/language';
import { type PaintedPage, paintedPages } from '@institute/contract/routes';
import { fileBody, type MadeBody } from './made-body.ts';
import { paths } from './paths.ts';

/**
 * The pages of the browser application: what visitors see by address, the signed-in shell, and the
 * frame of the pages for readers. */
export type Pages = Record<PaintedPage | 'app' | 'reader', string>;
const names: ReadonlySet<string> = new Set([...Object.values(paintedPages), 'app', 'reader']);

/** Whether the browser application has been built. */
export const hasPages = () => existsSync(join(paths.web, 'landing.html'));

let pages: Promise<Pages> | null = null;

/**
 * A built page as one of the server's language, by which a browser that runs no script reads it out
 * and lays it out; scripts set that of the browser. What is read from the left needs no word of it.
 */
export function inLanguage(html: string, { code, direction }: Language = language): string {
  const dir = direction === 'ltr' ? '' : ` dir="${direction}"`;
  return html.replace(/(?<=<html lang=)"en"/, `"${code}"${dir}`);
}

/** The styles in a page, and the link to their file that does nothing beside them (build/page-head.mjs). */
const STYLES =
  /<style>[\s\S]*?<\/style>\s*<link rel="stylesheet" disabled href="\/assets\/([^"]+)">/;

/** The page of people signed in for browsers that hold the file of its styles, and the name of that file. */
export interface LinkedPage {
  html: string;
  styles: string;
}

let linked: Promise<LinkedPage> | null = null;

/** That page as it links its styles, made once. */
export function readLinked(): Promise<LinkedPage> {
  linked ??= readPages().then(({ app }) => {
    const styles = STYLES.exec(app)?.[1];
    if (!styles) throw new Error('the page of people signed in holds no styles');
    const html = app.replace(STYLES, () => `<link rel="stylesheet" href="/assets/${styles}">`);
    return { html, styles };
  });
  return linked;
}

/** The built pages in the server's language, read once. */
export function readPages(): Promise<Pages> {
  pages ??= Promise.all(
    Array.from(names, async (name) => [
      name,
      inLanguage(await readFile(join(paths.web, `${name}.html`), 'utf8')),
    ]),
  ).then((read) => Object.fromEntries(read) as Pages);
  return pages;
}

let preloads: Promise<Record<string, string>> | null = null;

/** The tags that announce the code of each page of people signed in, by its route; read once. */
export function readPreloads(): Promise<Record<string, string>> {
  preloads ??= readFile(join(paths.web, '.painter', 'preloads.json'), 'utf8').then(
    (json) => JSON.parse(json) as Record<string, string>,
  );
  return preloads;
}

/** Of what kinds are the files that the build names by what is in them. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file whose name says what is in it, with its media type. */
export interface HashedFile {
  type: string;
  body: MadeBody;
}

/**
 * The hashed files of the browser application by name, each with the forms the build made of it. Throws
 * where one is of a kind that we have no type for, which nobody could load.
 */
export async function hashedFiles(): Promise<ReadonlyMap<string, HashedFile>> {
  const folder = join(paths.web, 'assets');
  const files = new Map<string, HashedFile>();
  for (const name of await readdir(folder)) {
    if (/\.(br|gz)$/.test(name)) continue;
    const type = MEDIA_TYPES[extname(name)];
    if (!type) throw new Error(`${name} is built, and has no media type here`);
    files.set(name, { type, body: fileBody(join(folder, name)) });
  }
  return files;
}

/** CSP sources of the scripts, or the styles, that stand inside the pages themselves. */
export async function inlineHashes(tag: 'script' | 'style'): Promise<string[]> {
  const all = Object.values(await readPages()).join('');
  const hashes = new Set<string>();
  for (const match of all.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))) {
    const digest = createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64');
    hashes.add(`'sha256-${digest}'`);
  }
  return [...hashes];
}
