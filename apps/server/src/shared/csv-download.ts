import { Readable } from 'node:stream';
import { dateText } from '@institute/contract/time/calendar';
import type { Context } from '../context.ts';
import type { Download } from '../handler.ts';

/** A CSV file of `lines`, made while it is sent; it is called `name` and the day. */
export function csvDownload(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { name, rows, lines }: { name: string; rows: number; lines: AsyncIterable<string> },
): Download {
  return {
    // One batch waits at a time: the next is read when the line has taken it.
    body: Readable.from(lines, { highWaterMark: 1 }),
    type: 'text/csv; charset=utf-8',
    name: `${name}_${dateText(clock.now(), config.timeZone)}.csv`,
    rows,
  };
}
