import { orderedTitle } from '@institute/contract/arabic/two-scripts';
import type { ReactNode } from 'react';
import { ArabicRuns, asArabic } from './arabic-runs.tsx';
import { cx } from './class-names.ts';

interface TwoScriptsProps {
  title: string;
  /** How words are shown, when not plainly: with what was searched for marked, say. */
  words?: (text: string) => ReactNode;
  /** Of the Arabic line beside the other; a title in one script has none. */
  arabicClass?: string;
}

/**
 * A title in two scripts as two elements, one beneath the other, and what parts them in writing for
 * those who listen. A title in one script stands as it is.
 */
export function TwoScripts({ title, words, arabicClass }: TwoScriptsProps) {
  return orderedTitle(title).map(({ kind, text }) => {
    if (kind === 'between') {
      return (
        <span key={kind} className="sr-only">
          {text}
        </span>
      );
    }
    if (kind === 'whole') {
      return (
        <bdi key={kind} dir="auto">
          {words ? words(text) : <ArabicRuns text={text} />}
        </bdi>
      );
    }
    return (
      <bdi
        key={kind}
        {...(kind === 'arabic' && { ...asArabic, dir: 'rtl' })}
        className={cx(
          'block w-fit max-w-full',
          kind === 'arabic' && 'font-amiri text-[1.2em] leading-[1.7]',
          kind === 'arabic' && arabicClass,
        )}
      >
        {words ? words(text) : text}
      </bdi>
    );
  });
}
