import { When } from '../../../ui/when.tsx';
import { useTimeZone } from '../time-zone.ts';

interface InstituteTimeProps {
  at: Date;
  /** Also the hour and minute. */
  withTime?: boolean;
  /** Whether the clock is named elsewhere. */
  isBare?: boolean;
}

/** A date on the institute's calendar and clock, wherever it is read. */
export function InstituteTime(props: InstituteTimeProps) {
  return <When {...props} timeZone={useTimeZone()} />;
}
