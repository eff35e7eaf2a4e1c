/** A line of the live-class links. */
export interface LiveLine {
  key: string;
  line: string;
  /** The address when the line is nothing else; null for words, with or without an address in them. */
  href: string | null;
  /** The address as shown: without its scheme, which tells a student nothing. */
  label: string;
}

/** Cuts the links of a class into lines; only web addresses become links. */
export function linesOfLinks(links: string): LiveLine[] {
  return links
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => ({
      key: `${index}`,
      line,
      href: /^https?:\/\/\S+$/i.test(line) ? line : null,
      label: line.replace(/^https?:\/\//i, ''),
    }));
}
