import { withoutUnseen } from '@institute/contract/text/typed';

/** A line of the live-class links. */
export interface LiveLine {
  key: string;
  line: string;
  /** The address when the line is nothing else; null for words, with or without an address in them. */
  href: string | null;
  /** The address as shown: without its scheme, which tells a student nothing. */
  label: string;
}

/** An address between the marks of emphasis of a chat. */
const bold = /^([*_~]+)(https?:\/\/\S*?)[*_~]+$/i;

/** Cuts the links of a class into lines; only web addresses become links. */
export function linesOfLinks(links: string): LiveLine[] {
  return links
    .split(/\r?\n/)
    .map((line) => withoutUnseen(line).trim().replace(bold, '$2'))
    .filter((line) => line !== '')
    .map((line, index) => ({
      key: `${index}`,
      line,
      href: /^https?:\/\/\S+$/i.test(line) ? line : null,
      label: line.replace(/^https?:\/\//i, ''),
    }));
}
