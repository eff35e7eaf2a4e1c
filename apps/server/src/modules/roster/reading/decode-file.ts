import type { Encoding } from '@institute/contract/roster/sheets';

/** Bytes whose every second one tells UTF-16 apart. */
const LOOKED_AT = 2_000;

/**
 * The text of a file that a spreadsheet has saved, and how its letters were read: by their mark, as
 * UTF-16 without one, as UTF-8, and else as what Excel writes on a Windows of Western Europe or of the
 * Arabic countries, whichever makes words of it. Null for what is no text.
 */
export function decodeFile(
  bytes: Buffer,
  wanted?: Encoding,
): { text: string; encoding: Encoding } | null {
  const encoding = wanted ?? encodingOf(bytes);
  const text = decodedAs(bytes, encoding);
  return text.includes('\0') ? null : { text, encoding };
}

/** What windows-1252 has where Latin-1 has signs that steer. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodedAs(bytes: Buffer, encoding: Encoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes);
  // Node.js up to 23 takes this name for Latin-1.
  const steering = /[\u0080-\u009f]/g;
  return bytes
    .toString('latin1')
    .replace(steering, (one) => signs.charAt(one.charCodeAt(0) - 0x80));
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return readsAsArabic(bytes) ? 'windows-1256' : 'windows-1252';
  }
}

/** UTF-16 without its mark: half of the bytes of its separators and Latin letters are nothing. */
function unmarkedUtf16(bytes: Buffer): Encoding | null {
  const nothing = [0, 0];
  const looked = Math.min(bytes.length, LOOKED_AT);
  for (let at = 0; at < looked; at += 1) {
    if (bytes[at] === 0) nothing[at % 2] = (nothing[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = nothing;
  // Files that are no text have such bytes in both places.
  if (odd > looked / 10 && even === 0) return 'utf-16le';
  if (even > looked / 10 && odd === 0) return 'utf-16be';
  return null;
}

const word = /\p{L}+/gu;
const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;

/**
 * Whether windows-1256 makes Arabic words of some bytes. What was written in French or Portuguese comes
 * out of it as words that mix the letters of both scripts, which no name does.
 */
function readsAsArabic(bytes: Buffer): boolean {
  let whole = 0;
  let mixed = 0;
  for (const [found] of decodedAs(bytes, 'windows-1256').matchAll(word)) {
    if (!arabic.test(found)) continue;
    if (latin.test(found)) mixed += 1;
    else if (found.length > 1) whole += 1;
  }
  return whole > mixed;
}
