import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Files } from './files.ts';

/** Long side and quality of a picture of a theory answer (student specification, section 9). */
const LONG_SIDE = 800;
const QUALITY = 60;
/** A picture may unfold to no more than this, so that a small file cannot fill the memory. */
const MAX_PIXELS = 40_000_000;
/** What cameras and browsers make; the decoders of anything else are never reached. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A picture as JPEG of at most 800 px on the long side, upright, on white, without metadata; null
 * when the bytes are no JPEG, PNG or WebP that can be read. The same bytes always give the same JPEG.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TAKEN.includes(type.mime)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    // Only the bytes can be at fault here: nothing else is read and nothing is written.
    return null;
  }
}

/** Whether a stored picture holds exactly these bytes. */
export async function isStoredPicture(
  files: Pick<Files, 'find' | 'read'>,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  if ((await files.find(name))?.bytes !== bytes.length) return false;
  const stored = await files.read(name);
  return stored !== null && (await buffer(stored)).equals(bytes);
}
