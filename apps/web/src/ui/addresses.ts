import { withoutUnseen } from '@institute/contract/text/typed';

/** A segment of a text: a web address, or what stands between two. */
interface Segment {
  isAddress: boolean;
  text: string;
}

// `https://…`, or `www.` with at least one more name after it. No address holds a double quote.
const address =
  /(?<![A-Za-z0-9])(?:https?:\/\/[\p{L}\p{N}[]|www\.[\p{L}\p{N}-]+\.[\p{L}\p{N}])(?:[^\s<>"]|\uFEFF)*/giu;

/** Signs that end a sentence or a quotation rather than an address. */
const closing = new Set('.,:;!?\'"…»”’،؛؟۔');
/** Signs that make a text bold, slanted or struck through in a chat, where they stand on both sides. */
const emphasis = /[*_~]+$/;
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Splits a text at its web addresses. The full stop after an address is not part of it. */
export function splitAtAddresses(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const [marks = ''] = emphasis.exec(text.slice(Math.max(0, index - 3), index)) ?? [];
    const end = index + lengthOfAddress(found, marks);
    if (!isReadable(text.slice(index, end))) continue;
    segments.push({ isAddress: false, text: text.slice(at, index) });
    segments.push({ isAddress: true, text: text.slice(index, end) });
    at = end;
  }
  segments.push({ isAddress: false, text: text.slice(at) });
  return segments.filter((segment) => segment.text !== '');
}

/**
 * How much of what was found is the address, without the signs of the sentence around it, the marks of
 * emphasis that stand before it as well, and what nobody sees at its end. A bracket stays when it was
 * opened within: https://example.org/verb_(grammar)
 */
function lengthOfAddress(found: string, marks: string): number {
  const surplus = new Map(
    Object.entries(openingOf).map(([end, begin]) => [
      end,
      found.split(end).length - found.split(begin).length,
    ]),
  );
  let length = found.length;
  for (; length > 0; length -= 1) {
    const last = found.charAt(length - 1);
    if (marks.includes(last) || withoutUnseen(last) === '') continue;
    const unopened = surplus.get(last) ?? 0;
    if (unopened > 0) surplus.set(last, unopened - 1);
    else if (!closing.has(last)) break;
  }
  return length;
}

/** Whether a browser can read an address: one without a name, or with letters for a port, leads nowhere. */
function isReadable(found: string): boolean {
  try {
    return new URL(hrefOf(found)).hostname !== '';
  } catch {
    return false;
  }
}

/**
 * Where an address leads, byte for byte but for what nobody sees: one without a scheme is taken to be
 * secure.
 */
export function hrefOf(found: string): string {
  const written = withoutUnseen(found);
  return /^https?:/i.test(written) ? written : `https://${written}`;
}
