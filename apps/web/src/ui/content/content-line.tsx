import { cx } from '../class-names.ts';
import { Gapped, Runs } from '../mixed-text.tsx';
import { runsOf, settingOf } from '../runs.ts';

interface ContentLineProps {
  text: string;
  /** Whether a blank line stands before it. */
  isApart: boolean;
}

/** A line somebody wrote, or a few of one direction, in their own. */
export function ContentLine({ text, isApart }: ContentLineProps) {
  const runs = runsOf(text);
  const setting = settingOf(runs);
  const className = cx('whitespace-pre-line', isApart && 'mt-4');
  if (setting === 'arabic') {
    return (
      <p dir="auto" lang="ar" translate="no" className={cx('vocalised', className)}>
        <Gapped text={text} />
      </p>
    );
  }
  return (
    <p dir={runs.length > 1 ? setting : 'auto'} className={className}>
      <Runs runs={runs} />
    </p>
  );
}
