/** A part of a price as it is typed, whatever is wrong with it. */
export interface TypedPart {
  share: string;
  /** Days after joining, or a day; empty while none is chosen. */
  due: string;
}

const WEEK = 7;

/** The parts of the field of a form. */
export const typedParts = (text: string): readonly TypedPart[] =>
  text.split(',').map((part) => {
    const [share = '', due = ''] = part.split(':');
    return { share, due };
  });

/** The same as the form keeps them; no comma or colon of one part begins another. */
export const typedText = (parts: readonly TypedPart[]): string =>
  parts
    .map(({ share, due }) => `${share.replace(/[,:]/g, '')}:${due.replace(/[,:]/g, '')}`)
    .join(',');

/** So many parts of about the same share, due as those before were: every so many days, or on days still to choose. */
export function withCount(parts: readonly TypedPart[], count: number): readonly TypedPart[] {
  const each = Math.floor(100 / count);
  const step = Number(parts[1]?.due || Number.NaN);
  return Array.from({ length: count }, (_, at) => ({
    share: String(at === 0 ? 100 - each * (count - 1) : each),
    due: Number.isInteger(step) ? String(step * at) : (parts[at]?.due ?? (at === 0 ? '0' : '')),
  }));
}

/** The same parts, due every so many weeks, or with `null` on days that are still to choose; the first on joining. */
export const withDues = (parts: readonly TypedPart[], weeks: number | null): readonly TypedPart[] =>
  parts.map(({ share }, at) => {
    if (at === 0) return { share, due: '0' };
    return { share, due: weeks === null ? '' : String(weeks * WEEK * at) };
  });
