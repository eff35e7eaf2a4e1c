import { arabicPart } from '@institute/contract/arabic/two-scripts';

/** The article: a bare alif and lam, perhaps with their signs. */
const article = /^\u0627[\u064B-\u0652]*\u0644[\u064B-\u0652]*(?=\p{L})/u;
/** A letter that is none of the signs beside letters, such as tatweel. */
const letter = /\p{Lo}/u;

/**
 * One letter that stands for a class where its cover is small: the first of its Arabic name
 * without the article and without a hamza on it, else the first of its name.
 */
export function monogramOf(name: string): string {
  const arabic = (arabicPart(name) ?? '').normalize('NFC').replace(article, '');
  return letter.exec(arabic.normalize('NFD'))?.[0] ?? name.trim().charAt(0);
}
