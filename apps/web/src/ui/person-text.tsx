import type { ReactNode } from 'react';

/** A short text a person wrote, inside a sentence: its direction stays its own. */
export function PersonText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="auto" className={className}>
      {children}
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
      {children}
    </Tag>
  );
}
