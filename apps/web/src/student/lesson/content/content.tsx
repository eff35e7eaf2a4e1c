import { cx } from '../../../lib/class-names.ts';
import { isAllArabic, type Line, linesOf } from './lines.ts';
import { Runs } from './runs.tsx';

/** What a teacher or student wrote: each line in its own direction, Arabic set to be read with its marks. */
export function Content({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('max-w-prose [overflow-wrap:anywhere]', className)}>
      {linesOf(text).map((line) => (
        <ContentLine key={line.key} line={line} />
      ))}
    </div>
  );
}

function ContentLine({ line }: { line: Line }) {
  const allArabic = isAllArabic(line.runs);
  const hasArabic = line.runs.some((run) => run.kind === 'arabic');
  return (
    <p
      dir="auto"
      className={cx(
        line.gap && 'mt-4',
        line.item && 'ps-5 -indent-5',
        allArabic ? 'vocalised' : hasArabic && 'leading-[2.1]',
      )}
    >
      <Runs runs={line.runs} {...(allArabic && { arabic: '' })} />
    </p>
  );
}
