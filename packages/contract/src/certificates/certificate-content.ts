import { dateFormat } from '../text/formats.ts';

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

/** Whether the content speaks of the class, which only students of a class are given for. */
export const namesClass = (content: string): boolean => /\{\{\s*class\s*\}\}/i.test(content);

/** What is written as a placeholder and is none, each once, as it was written. */
export function unknownPlaceholders(content: string): string[] {
  const written = content.match(/\{\{[^{}]*\}\}/g) ?? [];
  return [...new Set(written)].filter((word) => !/^\{\{\s*(name|class|date)\s*\}\}$/i.test(word));
}

/** The placeholders in words that are never filled in, such as a title: all of them. */
export function placeholdersIn(words: string): string[] {
  return [...new Set(words.match(/\{\{[^{}]*\}\}/g) ?? [])];
}

/** `YYYY-MM-DD` for people: `16 November 2026`. */
export function longDate(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(format).format(new Date(`${day}T00:00:00Z`));
}
