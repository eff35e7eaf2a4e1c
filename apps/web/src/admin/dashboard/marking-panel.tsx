import { Bot } from 'lucide-react';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';
import type { TimeLeft } from './time-left.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

interface MarkingPanelProps {
  /** End of the subscription; null when it was never begun. */
  endsAt: Date | null;
  /** What is left of it; null once it is over. */
  left: TimeLeft | null;
}

/** How long automatic marking goes on, to the second, that it has ended, or was never begun. */
export function MarkingPanel({ endsAt, left }: MarkingPanelProps) {
  return (
    <Card
      aria-labelledby="marking"
      className="flex flex-col gap-x-6 gap-y-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-strong"
        >
          <Bot size={22} />
        </span>
        <div>
          <h2 id="marking" className="text-lg">
            {text.marking.title}
          </h2>
          <p className="text-muted">
            {left && endsAt ? (
              <>
                {text.marking.running} <InstituteTime at={endsAt} withTime />.
              </>
            ) : (
              text.marking.expiredDetail
            )}
          </p>
        </div>
      </div>
      {left ? (
        // A clock is looked at, not read out: it says what it is and stays silent.
        <div
          role="timer"
          aria-label={text.marking.left}
          className="flex flex-wrap gap-2 md:flex-nowrap"
        >
          {units.map((unit) => (
            <p
              key={unit}
              className="flex min-w-fit grow basis-16 flex-col items-center rounded-field bg-sunken px-2 py-1.5"
            >
              <span className="figures font-semibold text-xl">
                {unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}
              </span>
              <span className="text-muted text-xs">{text.marking.units[unit]}</span>
            </p>
          ))}
        </div>
      ) : (
        <Badge tone={endsAt ? 'bad' : 'neutral'} className="self-start md:self-center">
          {endsAt ? text.marking.expired : text.marking.notBegun}
        </Badge>
      )}
    </Card>
  );
}
