import * as z from 'zod/mini';
import { DRAFT_PREFIX, personNow } from '../auth-store.ts';
import { deviceStorage } from '../storage.ts';

/**
 * Where this device keeps which uploads a person has begun: beside their drafts, which a session that
 * ends leaves and signing out removes.
 */
const name = () => `${DRAFT_PREFIX}uploads:${personNow() ?? ''}`;
/** As long as the server waits for the rest of one. */
const KEPT_MS = 72 * 60 * 60 * 1000;
/** So much of the beginning and of the end tells a file that was changed from what it was. */
const LOOKED_AT = 64 * 1024;

const Remembered = z.array(z.object({ print: z.string(), key: z.string(), at: z.number() }));

function read(): z.output<typeof Remembered> {
  try {
    const found = z.safeParse(Remembered, JSON.parse(deviceStorage.getItem(name()) ?? '[]'));
    return found.success ? found.data.filter(({ at }) => Date.now() - at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

function write(uploads: z.output<typeof Remembered>): void {
  // Without storage an upload goes on after a cut all the same, only not after a reload.
  deviceStorage.setItem(name(), JSON.stringify(uploads));
}

/** The upload by which a file was begun on this device; null for none. */
export const rememberedUpload = (print: string): string | null =>
  read().find((one) => one.print === print)?.key ?? null;

/** Notes by which upload a file goes; null for none any more. */
export function rememberUpload(print: string, key: string | null): void {
  const others = read().filter((one) => one.print !== print);
  write(key === null ? others : [...others, { print, key, at: Date.now() }]);
}

/**
 * What tells a file from every other of its person: its name and size, when it was changed, and how it
 * begins and ends, where the browser can tell.
 */
export async function printOf(fileName: string, blob: Blob): Promise<string> {
  const changed = blob instanceof File ? blob.lastModified : 0;
  const ends = new Blob([blob.slice(0, LOOKED_AT), blob.slice(-LOOKED_AT)]);
  return [fileName, blob.size, changed, await hashOf(ends)].join('|');
}

/** Pages that are not served over HTTPS have nothing to hash with: name, size and time must do. */
async function hashOf(blob: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
