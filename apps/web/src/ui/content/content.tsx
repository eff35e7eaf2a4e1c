import { cx } from '../class-names.ts';
import { Gapped, Runs } from '../mixed-text.tsx';
import { settingOf } from '../runs.ts';
import { type Line, linesIn, linesOf } from './lines.ts';

interface ContentProps {
  text: string;
  /** True for text that was typed in here, which nothing has encoded: `100%25` means just that. */
  isTyped?: boolean;
  className?: string;
}

/** What a teacher or student wrote: each line in its own direction, Arabic set to be read with its marks. */
export function Content({ text, isTyped = false, className }: ContentProps) {
  const lines = isTyped ? linesIn(text) : linesOf(text);
  const hasArabic = lines.some(({ runs }) => runs.some(({ kind }) => kind === 'arabic'));
  return (
    // One line height for all of it, with room for the marks where there are any.
    <div
      className={cx('max-w-prose [overflow-wrap:anywhere]', hasArabic && 'leading-[2]', className)}
    >
      {lines.map((line) => (
        <ContentLine key={line.key} line={line} />
      ))}
    </div>
  );
}

function ContentLine({ line }: { line: Line }) {
  const setting = settingOf(line.runs);
  const className = cx(line.gap && 'mt-4', line.item && 'ps-5 -indent-5');
  if (setting === 'arabic') {
    return (
      <p dir="auto" lang="ar" className={cx('vocalised', className)}>
        <Gapped text={line.runs.map((run) => run.text).join('')} />
      </p>
    );
  }
  return (
    <p dir={line.runs.length > 1 ? setting : 'auto'} className={className || undefined}>
      <Runs runs={line.runs} />
    </p>
  );
}
