import { lazy, Suspense } from 'react';
import { cx } from '../lib/class-names.ts';
import { hasVowelSigns, readableText } from '../lib/readable-text.ts';

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
  const paragraphs = readableText(text).split(/\n{2,}/);
  return (
    <div className={cx('flex flex-col gap-3 [overflow-wrap:anywhere]', className)}>
      {paragraphs.map((paragraph, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
          key={index}
          dir="auto"
          className={cx('whitespace-pre-line', hasVowelSigns(paragraph) && 'vocalised')}
        >
          {/https?:|www\./i.test(paragraph) ? (
            <Suspense fallback={paragraph}>
              <Linked text={paragraph} />
            </Suspense>
          ) : (
            paragraph
          )}
        </p>
      ))}
    </div>
  );
}
