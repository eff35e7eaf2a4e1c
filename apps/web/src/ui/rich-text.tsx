import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Line, linesOf, paragraphsOf } from './content/lines.ts';
import { Runs } from './mixed-text.tsx';
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
      {paragraphsOf(linesOf(text)).map(([first, ...others]) => (
        <p key={first.key}>
          {[first, ...others].map((line) => (
            <RichLine key={line.key} line={line} {...rest} />
          ))}
        </p>
      ))}
    </div>
  );
}

interface RichLineProps extends Pick<RichTextProps, 'words' | 'wholeLine'> {
  line: Line;
}

/** Each line has its own direction: an English one under an Arabic one is not turned round. */
function RichLine({ line: { text, runs }, words, wholeLine }: RichLineProps) {
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
