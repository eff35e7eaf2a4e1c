import sharp from 'sharp';
import { drawLink } from './link-picture.mjs';

/*
 * A program of its own, started by pictures.ts: makes pictures anew from their pixels and draws those
 * of shared links, one at a time.
 * Decoders read what strangers send and take much memory at once; what goes wrong here ends this
 * process, and what it took goes back to the machine with it.
 */

// Nothing is asked for twice, and one thread is as fast as it is waited for.
sharp.cache(false);
sharp.concurrency(1);

/** A picture may unfold to no more than this, so that a small file cannot fill the memory. */
const MAX_PIXELS = 40_000_000;
/** Fewer where they are held in memory all at once, instead of row by row. */
const MAX_PIXELS_HELD = 16_000_000;
const MAX_SECONDS = 30;

/**
 * What is asked for: the picture (bytes, or the path of a file), the longest side it may have,
 * whether it may move, and what it is written as.
 * @typedef {object} PictureTask
 * @property {Uint8Array | string} source
 * @property {number} longSide
 * @property {boolean} isAnimated
 * @property {'jpeg' | 'png' | 'webp' | 'gif'} format
 * @property {Record<string, number>} options of that format
 */

/**
 * What has come of it; null for bytes that cannot be read.
 * @typedef {{ bytes: Uint8Array } | 'too large' | null} PictureDone
 */

/**
 * Whether a picture has more pixels than may be unfolded, as its first bytes tell.
 * @param {import('sharp').Metadata} found
 */
function isTooLarge(found) {
  const isTurned = (found.orientation ?? 1) > 1 && found.format !== 'jpeg';
  const isWhole = found.isProgressive || isTurned || ['webp', 'gif'].includes(found.format);
  // The frames of a moving picture stand beneath each other.
  return found.width * found.height > (isWhole ? MAX_PIXELS_HELD : MAX_PIXELS);
}

/** @param {PictureTask} task @returns {Promise<PictureDone>} */
async function make({ source, longSide, isAnimated, format, options }) {
  const input = /** @type {const} */ ({ failOn: 'error', animated: isAnimated });
  const found = await sharp(source, { ...input, limitInputPixels: false }).metadata();
  if (isTooLarge(found)) return 'too large';
  const shown = sharp(source, { ...input, limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true });
  const opaque = format === 'jpeg' ? shown.flatten({ background: '#ffffff' }) : shown;
  return { bytes: await opaque.toFormat(format, options).toBuffer() };
}

/** @typedef {import('./link-picture.mjs').LinkPictureTask} LinkPictureTask */

/** @param {PictureTask | LinkPictureTask} task @returns {Promise<PictureDone>} */
async function work(task) {
  return 'kind' in task ? { bytes: await drawLink(task) } : make(task);
}

process.on('message', async (/** @type {PictureTask | LinkPictureTask} */ task) => {
  // Only the bytes can be at fault: nothing else is read and nothing is written.
  process.send?.(await work(task).catch(() => null));
});
process.on('disconnect', () => process.exit());
