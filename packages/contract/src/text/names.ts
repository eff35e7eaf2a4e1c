/** Marks of no width that belong to no name; joiners are part of how some are written. */
const unseen =
  /\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2065\uFEFF]|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** A joiner that does not stand between two letters does nothing. */
const idleJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?!\p{L})/gu;
/** What a program that isolates names puts around one. */
const isolated = /^[\u202A\u202B\u2066-\u2068]([^\u202A-\u202E\u2066-\u2069]*)[\u202C\u2069]$/u;
const turning = /[\u202A-\u202E\u2066-\u2069]/u;
const unshown = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** Hangul fillers are letters without a shape. */
const letter = /[^\P{L}\u115F\u1160\u3164\uFFA0]/u;

/**
 * A name as it is kept: without blanks around it, the isolation that a program has copied along, and
 * marks of no width but joiners between letters. What turns the direction of a line within it stays,
 * for {@link isShownPlainly} to refuse: nobody types that by chance.
 */
export const plainName = (typed: string): string =>
  typed.trim().replace(isolated, '$1').replace(unseen, '').replace(idleJoiner, '').trim();

/** Whether a name holds neither line breaks nor what turns the direction of a line or cannot be shown. */
export const isShownPlainly = (name: string): boolean => !turning.test(name) && !unshown.test(name);

/** Whether a name has a letter at least. */
export const hasLetter = (name: string): boolean => letter.test(name);
