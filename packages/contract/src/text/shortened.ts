/** A text cut at a word where it is longer than `most` characters; its lines are kept. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/);
  return `${end > most / 2 ? cut.slice(0, end) : cut} …`;
}
