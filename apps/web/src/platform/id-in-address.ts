/**
 * An id or token as it stands in an address, without what the sentence around a link has left at its
 * end: a full stop, a bracket, a quotation mark.
 */
export function idInAddress(found: string | undefined): string {
  return found?.replace(/[^\w-]+$/, '') ?? '';
}
