/** What a template's placeholders stand for. */
export interface Filling {
  name: string;
  /** Empty for a student chosen without a class. */
  class: string;
  /** For people, see `longDate`. */
  date: string;
}

/**
 * The content of a certificate: `{{name}}`, `{{class}}` and `{{date}}` filled in, in one pass, so
 * that a name which looks like a placeholder stays a name (rulings §7). What is empty takes the
 * space before it along.
 */
export function fillContent(content: string, filling: Filling): string {
  return content.replace(
    /( ?)\{\{\s*(name|class|date)\s*\}\}/gi,
    (_, space: string, word: string) => {
      const value = filling[word.toLowerCase() as keyof Filling];
      return value === '' ? '' : space + value;
    },
  );
}

/** `YYYY-MM-DD` for people: `16 November 2026`. */
export function longDate(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${day}T00:00:00Z`));
}

/** Letters and digits of a certificate's code. */
export const CODE_LENGTH = 12;

/** A code as it is stored and printed, `ABCD-EFGH-JKLM`, from what was drawn or typed. */
export function formatCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain.replace(/(.{4})(?=.)/g, '$1-');
}

/** A student to be given a certificate, and the classes it is given for. */
export interface Holder {
  userId: number;
  name: string;
  classNames: readonly string[];
}

/**
 * Everyone once, in order of id, however often chosen: by name, or as a member of some classes.
 * Who is in several of them has all their names.
 */
export function mergeHolders(
  chosen: readonly { userId: number; name: string }[],
  members: readonly { userId: number; name: string; className: string }[],
): Holder[] {
  const holders = new Map<number, { userId: number; name: string; classNames: string[] }>();
  for (const { userId, name } of chosen) holders.set(userId, { userId, name, classNames: [] });
  for (const { userId, name, className } of members) {
    const holder = holders.get(userId) ?? { userId, name, classNames: [] };
    holder.classNames.push(className);
    holders.set(userId, holder);
  }
  return [...holders.values()].sort((a, b) => a.userId - b.userId);
}
