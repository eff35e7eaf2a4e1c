import { language } from '../language.ts';

/** So many are kept; then it begins anew. */
const MOST = 10_000;

/**
 * Gives what `make` makes of some options, and the same for the same options: to make a format takes
 * fifty times as long as to set a date by it, and on a phone that is felt in a list of them.
 */
export function madeOnce<Options, Made>(
  make: (options: Options) => Made,
): (options: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const found = made.get(key) ?? make(options);
    if (made.size > MOST) made.clear();
    made.set(key, found);
    return found;
  };
}

/** Dates as the product's language sets them. */
export const dateFormat = madeOnce(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.locale, options),
);

/** Numbers as it sets them. */
export const numberFormat = madeOnce(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language.locale, options),
);
