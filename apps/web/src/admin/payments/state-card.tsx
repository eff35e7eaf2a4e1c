import type { LucideIcon } from 'lucide-react';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { booksText as text } from './books-text.ts';

const tones = {
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-sunken text-muted',
} as const;

interface StateCardProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  /** Null for never. */
  at: Date | null;
  detail: string;
  problems?: readonly string[];
  action: string;
  busyLabel: string;
  busy: boolean;
  onAction: () => void;
}

/** What a check came to, when, and the button that makes it anew. */
export function StateCard(props: StateCardProps) {
  const { icon: Icon, tone, title, at, detail, problems = [], busy } = props;
  return (
    <section className={cx(cardClass, 'flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5')}>
      <span
        aria-hidden="true"
        className={cx(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-full',
          tones[tone],
        )}
      >
        <Icon size={22} />
      </span>
      <div role="status" className="min-w-48 grow basis-48">
        <p className="font-semibold text-lg leading-snug">{title}</p>
        {(at || detail !== '') && (
          <p className="text-muted text-sm">
            {at && (
              <>
                {text.checked} <InstituteTime at={at} withTime />
                {detail !== '' && ' · '}
              </>
            )}
            {detail}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        onClick={props.onAction}
        busy={busy}
        busyLabel={props.busyLabel}
        className="w-full sm:w-auto"
      >
        {props.action}
      </Button>
      {problems.length > 0 && (
        <ul className="w-full list-disc ps-5 text-bad">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
