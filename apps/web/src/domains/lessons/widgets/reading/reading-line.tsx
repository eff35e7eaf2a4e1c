import type { ReadingPart } from '@institute/contract/text/reading-lines';
import { useState } from 'react';
import { ContentLine } from '../../../../ui/content/content-line.tsx';
import { Gapped } from '../../../../ui/mixed-text.tsx';
import { useReading } from './reading-store.ts';
import { readingText as words } from './text.ts';

type Pair = Extract<ReadingPart, { kind: 'pair' }>;

/**
 * A line of Arabic with its translation tied beneath, both from the right edge: the eye finds one
 * from the other. A number that the line was given stands before its first word.
 */
export function ReadingLine({ number, arabic, translation, isFirst }: Pair & { isFirst: boolean }) {
  const hidesEnglish = useReading((state) => state.hidesEnglish);
  return (
    <div className={isFirst ? undefined : 'mt-6'}>
      <p dir="rtl" lang="ar" translate="no" className="reading-arabic">
        {number !== '' && (
          <span className="me-3 text-base text-muted">
            <span className="figures">{number}</span>
          </span>
        )}
        <Gapped text={arabic} />
      </p>
      {translation !== '' && (
        // Hiding them all again hides those that were looked at.
        <LineTranslation key={`${hidesEnglish}`} text={translation} isHidden={hidesEnglish} />
      )}
    </div>
  );
}

/** The translation of a line; one that is hidden is shown by a press. */
export function LineTranslation({ text, isHidden }: { text: string; isHidden: boolean }) {
  const [isShown, setShown] = useState(false);
  if (isHidden && !isShown) {
    return (
      <div dir="rtl">
        <button
          type="button"
          aria-label={words.showLine}
          onClick={() => setShown(true)}
          className="tap group flex w-40 max-w-full items-center"
        >
          <span className="h-1 w-full rounded-full bg-line group-hover:bg-line-strong" />
        </button>
      </div>
    );
  }
  return (
    <div
      // The button that showed it is gone: reading goes on at what it has shown.
      ref={isShown ? (shown) => shown?.focus({ preventScroll: true }) : undefined}
      tabIndex={isShown ? -1 : undefined}
      className="mt-1 text-balance text-end text-[0.9375rem] text-muted leading-normal outline-none"
    >
      <ContentLine text={text} isApart={false} />
    </div>
  );
}
