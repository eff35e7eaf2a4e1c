import type { ByteRange } from '../platform/file-store.ts';

/**
 * The part of a file of `size` bytes that a `Range` header asks for. `null` for the whole: no header,
 * one we do not read, or several ranges at once, which a server may answer with everything.
 * `'unsatisfiable'` when it lies beyond the end.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] =
    /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    // The last so many bytes.
    const wanted = Math.min(Number(last), size);
    return wanted === 0 ? 'unsatisfiable' : { start: size - wanted, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
