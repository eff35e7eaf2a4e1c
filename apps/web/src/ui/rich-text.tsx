import { lazy, Suspense } from 'react';
import { cx } from '../lib/class-names.ts';
import { hasVowelSigns, paragraphsOf, readableText } from '../lib/readable-text.ts';

const Linked = lazy(() => import('./linked-text.tsx'));

interface RichTextProps {
  /** Text as stored: perhaps percent-encoded, with line breaks, web addresses and Arabic. */
  text: string;
  className?: string;
}

/**
 * Text a person wrote, made readable: decoded when possible, each paragraph in its own direction,
 * line breaks kept, web addresses as links that open in a new tab. Vocalised Arabic is set large.
 */
export function RichText({ text, className }: RichTextProps) {
  return (
    <div className={cx('flex flex-col gap-3 [overflow-wrap:anywhere]', className)}>
      {paragraphsOf(readableText(text), /\n{2,}/).map((paragraph) => (
        <p
          key={paragraph.key}
          dir="auto"
          className={cx('whitespace-pre-line', hasVowelSigns(paragraph.text) && 'vocalised')}
        >
          {/https?:|www\./i.test(paragraph.text) ? (
            <Suspense fallback={paragraph.text}>
              <Linked text={paragraph.text} />
            </Suspense>
          ) : (
            paragraph.text
          )}
        </p>
      ))}
    </div>
  );
}
