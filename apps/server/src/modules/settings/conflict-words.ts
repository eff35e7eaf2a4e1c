import { isolated } from '@institute/contract/arabic/two-scripts';
import { displayTime } from '@institute/contract/time/calendar';
import type { Context } from '../../context.ts';
import type { SettingRow } from './store.ts';
import { text } from './text.ts';

/** Who has saved one of the settings `names` last, and when, to whoever was about to. */
export function conflictWords(
  { config }: Pick<Context, 'config'>,
  rows: readonly SettingRow[],
  names: readonly string[],
): string {
  const latest = rows
    .filter((row) => names.includes(row.name))
    .sort((a, b) => Number(b.changedAt) - Number(a.changedAt))[0];
  const by = latest?.changedBy ? isolated(latest.changedBy) : text.somebodyElse;
  if (!latest?.changedAt) return text.changedMeanwhile(by);
  return text.changedOn(by, displayTime(latest.changedAt, config.timeZone));
}
