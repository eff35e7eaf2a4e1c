import { FILES_CACHE, SAVED_FILES_CACHE } from '../../platform/cache-names.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { keptDatabase, type SavedLesson } from '../../platform/offline-database.ts';

/** Under which path a file is kept: its name never changes, the signature behind it does. */
export const pathOf = (address: string) => new URL(fileUrl(address), location.origin).pathname;

/** Under which paths the files of a saved lesson are kept. */
export const pathsOf = ({ file, files }: SavedLesson): readonly string[] =>
  files ?? (file ? [file] : []);

/** Whether a saved file is still there: a browser short of room may have taken it. */
export async function hasFile(path: string): Promise<boolean> {
  return (await (await caches.open(SAVED_FILES_CACHE)).match(path)) !== undefined;
}

/**
 * Keeps a file until its class is removed, telling how many bytes of it have come. One that a lesson
 * has shown before is on the device already, and costs nothing again.
 */
export async function saveFile(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const path = pathOf(address);
  const cache = await caches.open(SAVED_FILES_CACHE);
  const shown = await caches.match(path, { cacheName: FILES_CACHE });
  if (shown) return cache.put(path, shown);
  // Past the worker, which would keep it as one that comes and goes.
  const response = await fetch(fileUrl(address), { cache: 'no-store', signal });
  if (!response.ok || !response.body) throw new TypeError(`The file answers ${response.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const { headers } = response;
  await cache.put(path, new Response(response.body.pipeThrough(counting), { headers }));
}

/**
 * Takes those files away that no saved lesson names any more, but for one that is being saved anew:
 * copies of a lesson share its files, in other classes too.
 */
export async function dropFiles(
  paths: readonly string[],
  without?: { key: string; rand: string },
): Promise<void> {
  if (paths.length === 0) return;
  const saved = await (await keptDatabase()).getAll('classes');
  const named = new Set(
    saved.flatMap(({ key, lessons, recordings }) => [
      ...(recordings?.files ?? []),
      ...Object.entries(lessons)
        .filter(([rand]) => key !== without?.key || rand !== without.rand)
        .flatMap(([, lesson]) => pathsOf(lesson)),
    ]),
  );
  const cache = await caches.open(SAVED_FILES_CACHE);
  await Promise.all(paths.filter((path) => !named.has(path)).map((path) => cache.delete(path)));
}
