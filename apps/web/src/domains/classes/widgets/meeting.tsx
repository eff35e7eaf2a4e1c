import { formatBy } from '../../../ui/format.ts';
import { factsText } from '../text.ts';

const weekday = { weekday: 'long', day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** When a class meets, on the institute's clock: `Wednesday, 25 Nov, 18:00 (Lagos time)`. */
export function Meeting({ at, timeZone }: { at: Date; timeZone: string }) {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return (
    <time dateTime={at.toISOString()}>
      {factsText.meetsAt(
        formatBy(at, { ...weekday, timeZone }),
        formatBy(at, { ...clock, timeZone }),
        place,
      )}
    </time>
  );
}
