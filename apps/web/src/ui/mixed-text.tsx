import { Fragment, type ReactNode } from 'react';
import { hrefOf } from './addresses.ts';
import { cx } from './class-names.ts';
import { type Run, runsOf, settingOf } from './runs.ts';

interface RunsProps {
  runs: readonly Run[];
  /** How words are shown, when not plainly: with what was searched for marked, say. */
  words?: (text: string) => ReactNode;
}

/** The runs of a line: Arabic in the vocalised face and its own direction, addresses as links. */
export function Runs({ runs, words = (text) => text }: RunsProps) {
  return runs.map((run) => {
    if (run.kind === 'plain') return <Fragment key={run.key}>{words(run.text)}</Fragment>;
    if (run.kind === 'arabic')
      return (
        // Larger than the Latin beside it, and without a line height of its own: lines stay even.
        <bdi key={run.key} lang="ar" className="font-amiri text-[1.3em] leading-[0]">
          {words(run.text)}
        </bdi>
      );
    return (
      // An address reads from the left, whatever stands around it.
      <a
        key={run.key}
        href={hrefOf(run.text)}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary underline underline-offset-2 break-all [direction:ltr] [unicode-bidi:isolate]"
      >
        {run.text}
      </a>
    );
  });
}

/** A short text a person wrote (a question, a choice), its Arabic in the vocalised face. */
export function MixedText({ text, className }: { text: string; className?: string }) {
  const runs = runsOf(text);
  const setting = settingOf(runs);
  const hasArabic = runs.some(({ kind }) => kind === 'arabic');
  return (
    <span
      dir={setting === 'arabic' ? 'rtl' : setting}
      className={cx(
        'min-w-0 [overflow-wrap:anywhere]',
        hasArabic ? 'leading-[2]' : 'leading-relaxed',
        className,
      )}
    >
      <Runs runs={runs} />
    </span>
  );
}
