import { lazy, Suspense } from 'react';
import { type Run, runsOf } from './lines.ts';

const Linked = lazy(() => import('../../../ui/linked-text.tsx'));

/** Set beside Latin: larger, and without a line height of its own, so that lines stay even. */
const inlineArabic = 'font-amiri text-[1.3em] leading-[0]';

/** The runs of a line: Arabic in the vocalised face and its own direction, addresses as links. */
export function Runs({ runs, arabic = inlineArabic }: { runs: readonly Run[]; arabic?: string }) {
  return runs.map((run) => {
    if (run.kind === 'plain') return run.text;
    if (run.kind === 'arabic')
      return (
        <bdi key={run.key} lang="ar" className={arabic}>
          {run.text}
        </bdi>
      );
    return (
      <Suspense key={run.key} fallback={run.text}>
        <Linked text={run.text} />
      </Suspense>
    );
  });
}

/** A short text a person wrote (a question, a choice), its Arabic in the vocalised face. */
export function MixedText({ text, className }: { text: string; className?: string }) {
  return (
    <span dir="auto" className={className}>
      <Runs runs={runsOf(text)} />
    </span>
  );
}
