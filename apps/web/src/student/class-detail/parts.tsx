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
  isLater = false,
}: {
  item: Pick<Class, 'priceKobo' | 'parts'>;
  /** Only those that follow the first, where that is said already. */
  isLater?: boolean;
}) {
  const today = useToday();
  const read = readParts(parts);
  if (!read) return null;
  const planned = planParts(priceKobo, read, today).map((part, at) => ({ ...part, at }));
  return (
    <div className="text-sm">
      <p className="text-muted">{isLater ? text.thenParts : text.inParts}</p>
      <ul>
        {planned.slice(isLater ? 1 : 0).map(({ amount, dueOn, at }) => (
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
