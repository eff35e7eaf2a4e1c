import { ArabicRuns } from './arabic-runs.tsx';
import { markedParts } from './marked-parts.ts';

interface MarkedTextProps {
  /** A text a person wrote. */
  text: string;
  /** What was searched for; each stands marked wherever it is found, however it is spelled. */
  queries: readonly string[];
}

/**
 * A text with what was searched for marked in its own spelling. The mark has a ground and nothing
 * else: a padding or another face would part the letters of an Arabic word.
 */
export function MarkedText({ text, queries }: MarkedTextProps) {
  return markedParts(text, queries).map((part) =>
    part.isMarked ? (
      <mark key={part.start} className="bg-gold-soft text-inherit">
        <ArabicRuns text={part.text} />
      </mark>
    ) : (
      <ArabicRuns key={part.start} text={part.text} />
    ),
  );
}

interface FoundTextProps {
  /** A text a person wrote. */
  text: string;
  search: string;
  /** Left to right for e-mails and numbers; otherwise as the text itself begins. */
  dir?: 'auto' | 'ltr';
  /** Whether every word was looked for by itself, as people are. */
  byWord?: boolean;
  className?: string;
}

/** A text in a list that is searched: set in its own direction, what was searched for marked. */
export function FoundText(props: FoundTextProps) {
  const { text, search, dir = 'auto', byWord = false, className } = props;
  const queries = byWord ? search.split(/\s+/) : [search];
  return (
    <bdi dir={dir} className={className}>
      <MarkedText text={text} queries={queries} />
    </bdi>
  );
}
