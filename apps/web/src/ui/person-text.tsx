import type { ReactNode } from 'react';
import { ArabicRuns } from './arabic-runs.tsx';

/** What a person wrote, its Arabic marked where it is a text and no element. */
const marked = (content: ReactNode) =>
  typeof content === 'string' ? <ArabicRuns text={content} /> : content;

interface PersonTextProps {
  children: ReactNode;
  /** The name of a person or of the institute: no translator touches it. */
  isName?: boolean;
  className?: string | undefined;
}

/** A short text a person wrote, inside a sentence: its direction stays its own. */
export function PersonText({ children, isName = false, className }: PersonTextProps) {
  return (
    <bdi dir="auto" translate={isName ? 'no' : undefined} className={className}>
      {marked(children)}
    </bdi>
  );
}

interface PersonBlockProps {
  children: ReactNode;
  as?: 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'li' | 'blockquote';
  className?: string;
}

/** A paragraph or heading a person wrote, read in its own direction. */
export function PersonBlock({ children, as: Tag = 'p', className }: PersonBlockProps) {
  return (
    <Tag dir="auto" className={className}>
      {marked(children)}
    </Tag>
  );
}
