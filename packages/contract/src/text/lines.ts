/** A text cut at a word where it is longer than `most` characters; its lines are kept. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/);
  return `${end > most / 2 ? cut.slice(0, end) : cut} …`;
}

/**
 * A text by its words, to compare it with another: a browser may send line breaks of another kind, and
 * blanks around it.
 */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
