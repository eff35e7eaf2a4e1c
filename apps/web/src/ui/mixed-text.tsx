import { Fragment, type ReactNode } from 'react';
import { hrefOf } from './addresses.ts';
import { cx } from './class-names.ts';
import { hasGap, type Run, runsOf, settingOf, splitAtGaps } from './runs.ts';
import { text as uiText } from './text.ts';

interface RunsProps {
  runs: readonly Run[];
  /** How words are shown, when not plainly: with what was searched for marked, say. */
  words?: (text: string) => ReactNode;
}

/** The runs of a line: Arabic in the vocalised face and its own direction, addresses as links. */
export function Runs({ runs, words }: RunsProps) {
  const setting = settingOf(runs);
  return runs.map((run) => {
    const content = <Gapped text={run.text} {...(words && { words })} />;
    if (run.kind === 'plain') return <Fragment key={run.key}>{content}</Fragment>;
    if (run.kind === 'arabic')
      return setting === 'ltr' && hasGap(run.text) ? (
        // Where the gap is in a sentence is seen when it stands by itself, read from the right.
        <bdi
          key={run.key}
          dir="rtl"
          lang="ar"
          translate="no"
          className="block font-amiri text-[1.3em]"
        >
          {content}
        </bdi>
      ) : (
        // Larger than the Latin beside it, and without a line height of its own: lines stay even.
        <bdi key={run.key} lang="ar" translate="no" className="font-amiri text-[1.3em] leading-[0]">
          {content}
        </bdi>
      );
    return (
      // An address reads from the left, whatever stands around it.
      <a
        key={run.key}
        href={hrefOf(run.text)}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary underline underline-offset-2 [direction:ltr] [overflow-wrap:anywhere] [unicode-bidi:isolate]"
      >
        {run.text}
      </a>
    );
  });
}

interface GappedProps extends Pick<RunsProps, 'words'> {
  text: string;
}

/** A text with its gaps as boxes to fill in. */
export function Gapped({ text, words = (part) => part }: GappedProps) {
  return splitAtGaps(text).map((part) =>
    part.isGap ? (
      <span key={part.key} role="img" aria-label={uiText.gap} className="gap-box" />
    ) : (
      <Fragment key={part.key}>{words(part.text)}</Fragment>
    ),
  );
}

interface MixedTextProps {
  text: string;
  /** True where one vowel sign may be all that tells a text from its neighbours. */
  isLarge?: boolean | undefined;
  className?: string;
}

/** A short text a person wrote (a question, a choice), its Arabic in the vocalised face. */
export function MixedText({ text, isLarge = false, className }: MixedTextProps) {
  const runs = runsOf(text);
  const setting = settingOf(runs);
  const hasArabic = runs.some(({ kind }) => kind === 'arabic');
  return (
    <span
      dir={setting === 'arabic' ? 'rtl' : setting}
      className={cx(
        'min-w-0 [overflow-wrap:anywhere]',
        hasArabic ? 'leading-[2]' : 'leading-relaxed',
        // A line of its own height: the marks must not touch the border around an option.
        isLarge && '[&_bdi]:text-[1.875rem] [&_bdi]:leading-[1.9]',
        className,
      )}
    >
      <Runs runs={runs} />
    </span>
  );
}
