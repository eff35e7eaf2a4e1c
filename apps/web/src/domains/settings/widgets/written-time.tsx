import { writtenTime } from '../../../ui/when.tsx';
import { useTimeZone } from '../time-zone.ts';

/** A time that the server has written out by the institute's clock, wherever it is read. */
export function WrittenTime({ time }: { time: string }) {
  return <span className="figures">{writtenTime(time, useTimeZone())}</span>;
}
