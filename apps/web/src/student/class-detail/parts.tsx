import { planParts, readParts } from '@institute/contract/classes/class-parts';
import type { Class } from '@institute/contract/classes/classes';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { formatDay } from '../../ui/format.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** What is paid when, for a class that is paid in parts; nothing for another. */
export function Parts({
  item: { priceKobo, parts },
}: {
  item: Pick<Class, 'priceKobo' | 'parts'>;
}) {
  const today = useToday();
  const read = readParts(parts);
  if (!read) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{text.inParts}</p>
      <ul>
        {planParts(priceKobo, read, today).map(({ amount, dueOn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          <li key={at}>
            <Sentence
              words={at === 0 ? text.onJoining : text.onDay}
              fill={{
                amount: <Money kobo={amount} />,
                day: formatDay(dueOn),
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
