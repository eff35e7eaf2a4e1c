import { titleParts } from '@institute/contract/arabic/two-scripts';
import { longDate } from '@institute/contract/certificates/certificate-content';
import type { Certificate } from '@institute/contract/certificates/certificates';
import { type Paragraph, paragraphsOf, readableText } from '../../../ui/readable-text.ts';

/** What stands on a certificate, each where the sheet has its place for it. */
export interface CertificateParts {
  /** The title in two scripts; one of them may be missing. */
  title: ReturnType<typeof titleParts>;
  /** What is said before the name, the name in its own line, and what is said after it. */
  before: Paragraph[];
  name: string;
  after: Paragraph[];
  /** Whether what is said names the day already, so that the foot need not. */
  isDated: boolean;
}

/**
 * Takes a certificate apart: the first mention of the holder's name becomes the line that is set
 * large. A name that is bound into its sentence (`Amina's`) stays there, and stands above it as well.
 */
export function partsOf({ title, name, content, issuedOn }: Certificate): CertificateParts {
  const date = longDate(issuedOn);
  // A line that is nothing but the day is what the foot says.
  const lines = paragraphsOf(readableText(content), /\n/).filter(({ text }) => text !== date);
  const found = lines.findIndex(({ text }) => splitAtName(text, name) !== null);
  const [lead = '', rest = ''] = splitAtName(lines[found]?.text ?? '', name) ?? [];
  const around = (text: string, key: string) => (text === '' ? [] : [{ key, text }]);
  return {
    title: titleParts(title),
    before: found < 0 ? [] : [...lines.slice(0, found), ...around(lead, 'lead')],
    name,
    after: found < 0 ? lines : [...around(rest, 'rest'), ...lines.slice(found + 1)],
    isDated: lines.some(({ text }) => text.includes(date)),
  };
}

/** A line before and after a name, without what parted them; null when it is not in it by itself. */
function splitAtName(line: string, name: string): [before: string, after: string] | null {
  const at = name === '' ? -1 : line.indexOf(name);
  if (at < 0) return null;
  const before = line.slice(0, at);
  const after = line.slice(at + name.length);
  if (/[\p{L}\p{M}\p{N}]$/u.test(before) || /^[\p{L}\p{M}\p{N}'’-]/u.test(after)) return null;
  return [before.trim(), after.replace(/^[\s,;:.،؛]+/, '').trim()];
}
