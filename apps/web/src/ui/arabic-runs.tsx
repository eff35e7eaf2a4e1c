import { Fragment } from 'react';
import { runsOf } from './runs.ts';

/** What marks Arabic that is read as it stands: voices speak it as Arabic, and no translator touches it. */
export const asArabic = { lang: 'ar', translate: 'no' } as const;

const arabic = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/;

/** A text in which each run of Arabic is marked as such (`asArabic`); it looks as it would without. */
export function ArabicRuns({ text }: { text: string }) {
  if (!arabic.test(text)) return text;
  return runsOf(text).map(({ key, kind, text: run }) =>
    kind === 'arabic' || (kind === 'plain' && arabic.test(run)) ? (
      <span key={key} {...asArabic}>
        {run}
      </span>
    ) : (
      <Fragment key={key}>{run}</Fragment>
    ),
  );
}
