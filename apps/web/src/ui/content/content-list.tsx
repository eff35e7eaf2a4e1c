import type { ReadingItem } from '@institute/contract/text/reading-lines';
import { cx } from '../class-names.ts';
import { Runs } from '../mixed-text.tsx';
import { runsOf, settingOf } from '../runs.ts';

interface ContentListProps {
  items: readonly ReadingItem[];
  isApart: boolean;
}

/**
 * What was written with hyphens or numbers before its lines, as a list: further lines of an item hang
 * under its words. It runs from the right where each of its items does.
 */
export function ContentList({ items, isApart }: ContentListProps) {
  const lines = items.map((item) => ({ ...item, runs: runsOf(item.text) }));
  const isArabic = lines.every(({ runs }) => settingOf(runs) !== 'ltr');
  const isNumbered = items[0]?.number !== null;
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag
      dir={isArabic ? 'rtl' : 'ltr'}
      className={cx(
        'marker:text-muted',
        isNumbered ? 'list-decimal ps-8' : 'list-disc ps-5',
        isApart && 'mt-4',
      )}
    >
      {lines.map(({ at, number, runs }) => (
        <li key={at} value={number ?? undefined}>
          <Runs runs={runs} />
        </li>
      ))}
    </Tag>
  );
}
