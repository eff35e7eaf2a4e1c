import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Runs } from './mixed-text.tsx';
import { paragraphsOf, readableText } from './readable-text.ts';
import { runsOf, settingOf } from './runs.ts';

interface RichTextProps {
  /** Text as stored: perhaps percent-encoded, with line breaks, web addresses and Arabic. */
  text: string;
  /** How words are shown, when not plainly (see {@link Runs}). */
  words?: (text: string) => ReactNode;
  /** Of a text that was cut: the whole line that a line of it came from, which gives the direction. */
  wholeLine?: (line: string) => string;
  className?: string;
}

/**
 * Text a person wrote, made readable: decoded when possible, each paragraph in its own direction,
 * line breaks kept, web addresses as links that open in a new tab. Arabic is set large, the Latin
 * beside it is not.
 */
export function RichText({ text, className, ...rest }: RichTextProps) {
  return (
    <div className={cx('flex flex-col gap-3 [overflow-wrap:anywhere]', className)}>
      {paragraphsOf(readableText(text), /\n{2,}/).map((paragraph) => (
        <Paragraph key={paragraph.key} text={paragraph.text} {...rest} />
      ))}
    </div>
  );
}

type PartProps = Omit<RichTextProps, 'className'>;

function Paragraph({ text, ...rest }: PartProps) {
  return (
    <p>
      {paragraphsOf(text, /\n/).map((line) => (
        <Line key={line.key} text={line.text} {...rest} />
      ))}
    </p>
  );
}

/** Each line has its own direction: an English one under an Arabic one is not turned round. */
function Line({ text, words, wholeLine }: PartProps) {
  const runs = runsOf(text);
  const setting = settingOf(wholeLine ? runsOf(wholeLine(text)) : runs);
  const hasArabic = runs.some(({ kind }) => kind === 'arabic');
  return (
    <span
      dir={setting === 'arabic' ? 'rtl' : setting}
      className={cx('block', hasArabic && 'leading-[1.9]')}
    >
      <Runs runs={runs} {...(words && { words })} />
    </span>
  );
}
