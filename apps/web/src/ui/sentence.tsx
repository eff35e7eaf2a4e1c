import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** The words, `{name}` where something of `fill` stands: "Complete {class} first." */
  words: string;
  fill: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence with more than words in it, such as a link or a date. The sentence is one text of the
 * dictionary, since another language puts its parts in another order.
 */
export function Sentence({ words, fill }: SentenceProps) {
  return partsOf(words).map((part) => (
    <Fragment key={part.key}>{'slot' in part ? fill[part.slot] : part.text}</Fragment>
  ));
}

/** A part of a sentence: words, or the name of what stands in them. */
type Part = { key: number; text: string } | { key: number; slot: string };

/** A sentence in parts. */
export function partsOf(words: string): Part[] {
  return words
    .split(/\{(\w+)\}/)
    .map((segment, key): Part => (key % 2 === 1 ? { key, slot: segment } : { key, text: segment }))
    .filter((part) => !('text' in part) || part.text !== '');
}
