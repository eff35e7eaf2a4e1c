import type { InlineNode, Mark } from '@institute/contract/lessons/rich-text';
import { Fragment, type ReactNode } from 'react';
import { Runs } from '../../../../ui/mixed-text.tsx';
import { type Run, runsOf } from '../../../../ui/runs.ts';
import { useWritten } from '../reading/reading-store.ts';

/** The words of a paragraph with their marks. Text is set as text, and never as HTML. */
export function InlineNodes({ content }: { content: readonly InlineNode[] | undefined }) {
  const written = useWritten();
  return content?.map((node, at) => {
    const key = `${at}`;
    if (node.type === 'hardBreak') return <br key={key} />;
    return <Fragment key={key}>{marked(written(node.text), node.marks ?? [])}</Fragment>;
  });
}

function marked(text: string, marks: readonly Mark[]): ReactNode {
  const isLinked = marks.some(({ type }) => type === 'link');
  const runs = runsOf(text);
  let words: ReactNode = <Runs runs={isLinked ? runs.map(withoutLink) : runs} />;
  for (const mark of marks) words = <Marked mark={mark}>{words}</Marked>;
  return words;
}

function Marked({ mark, children }: { mark: Mark; children: ReactNode }) {
  if (mark.type === 'bold') return <strong>{children}</strong>;
  if (mark.type === 'italic') return <em>{children}</em>;
  return (
    <a
      href={mark.attrs.href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-primary underline underline-offset-2"
    >
      {children}
    </a>
  );
}

/** An address within a link leads where the link leads. */
const withoutLink = (run: Run): Run => (run.kind === 'link' ? { ...run, kind: 'plain' } : run);
