import type { RouteHandlerCallback } from 'workbox-core';
import { createPartialResponse } from 'workbox-range-requests';
import { FILES_CACHE, SAVED_FILES_CACHE, SIGNED_IN_CACHE } from '../../cache-names.ts';
import { trim } from './cache-rules.ts';

/** Larger files are not kept: a phone's storage is small. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;
const MAX_FILES = 40;

/** Files of lessons, but for what a page fetches to save it itself. */
export function isLessonFile(request: Request, url: URL): boolean {
  return url.pathname.startsWith('/files/') && request.cache !== 'no-store';
}

/** Pictures, recordings and PDFs are kept as they are shown; films are too large for that. */
export function isKeptFile(request: Request, url: URL): boolean {
  return isLessonFile(request, url) && request.destination !== 'video';
}

/**
 * A file, kept under its path: its name is random and its content never changes, while the
 * signature behind it does with every answer that names it. What is kept costs no data again. A film
 * is here where its class was saved with its films.
 */
export const answerFile: RouteHandlerCallback = async ({ request, url, event }) => {
  const kept = await keptFile(url.pathname);
  if (kept) return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  const response = await fetch(request);
  if (isKeptFile(request, url)) {
    event.waitUntil(keepFile(url, response.clone()).catch(() => undefined));
  }
  return response;
};

async function keptFile(path: string): Promise<Response | undefined> {
  for (const cacheName of [SAVED_FILES_CACHE, FILES_CACHE]) {
    const kept = await caches.match(path, { cacheName });
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Keeps a small file while a person is signed in. A player asks for parts: then the whole is fetched
 * beside, unless the person asked the browser to save data.
 */
export async function keepFile(url: URL, response: Response): Promise<void> {
  if (!(await caches.has(SIGNED_IN_CACHE)) || !isSmall(response)) return;
  const whole = response.status === 206 && !savesData() ? await fetch(url) : response;
  if (whole.status !== 200) return;
  const cache = await caches.open(FILES_CACHE);
  await cache.put(url.pathname, whole);
  await trim(cache, MAX_FILES);
}

/** Whether the whole file is known to be small; a part names the whole behind the slash. */
export function isSmall(response: Response): boolean {
  const part = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  const bytes = Number(part ?? response.headers.get('content-length') ?? Number.NaN);
  return bytes > 0 && bytes <= MAX_FILE_BYTES;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
