/** How large the words of a certificate are set, so that they fill one sheet and never two. */
export type ContentSize = 'xl' | 'lg' | 'md' | 'sm' | 'xs' | 'xxs';

/** A line break takes up about as much of the sheet as this many letters. */
const LETTERS_A_LINE = 70;

const limits: readonly (readonly [most: number, size: ContentSize])[] = [
  [200, 'xl'],
  [450, 'lg'],
  [900, 'md'],
  [1_800, 'sm'],
  [3_000, 'xs'],
];

/** The size for a content, by the room it takes; vowel signs stand above letters and take none. */
export function contentSize(content: string): ContentSize {
  const letters = content.replace(/\p{M}/gu, '');
  const breaks = letters.split('\n').length - 1;
  const room = letters.length + breaks * LETTERS_A_LINE;
  return limits.find(([most]) => room <= most)?.[1] ?? 'xxs';
}
