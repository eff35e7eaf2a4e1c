/**
 * A text by its words, to compare it with another: a browser may send line breaks of another kind, and
 * blanks around it.
 */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
