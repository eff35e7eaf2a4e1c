import { ASSETS_CACHE } from '../cache-names.ts';
import { keepCookie, readCookie } from '../cookies.ts';

/** Which file of styles the service worker holds: the server links it then, in place of sending it inside. */
const STYLES_COOKIE = 'styles';

/**
 * Gives the service worker the styles that stand in this page, under the address of their file: the next
 * page links it, and nothing of it is sent again (decision 113).
 */
export async function holdStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  const styles = document.head.querySelector('style')?.textContent;
  if (!link || !styles) return;
  const cache = await caches.open(ASSETS_CACHE);
  const headers = { 'content-type': 'text/css; charset=utf-8' };
  await cache.put(link.href, new Response(styles, { headers }));
  const name = new URL(link.href).pathname.slice('/assets/'.length);
  if (readCookie(STYLES_COOKIE) !== name) keepCookie(STYLES_COOKIE, name);
}
