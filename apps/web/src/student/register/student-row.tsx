import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import type { RegisterRow } from '@institute/contract/meetings/registers';
import { useId } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { text as meetingText } from '../../domains/meetings/text.ts';
import { PresenceBadge } from '../../domains/meetings/widgets/presence-badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatTime } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

/** In the order in which they are pressed most. */
const choices: readonly PresenceState[] = ['present', 'late', 'left_early', 'excused', 'absent'];

const checked: Record<PresenceState, string> = {
  present: cx('has-checked:bg-good-soft has-checked:text-good'),
  late: cx('has-checked:bg-gold-soft has-checked:text-gold-strong'),
  left_early: cx('has-checked:bg-gold-soft has-checked:text-gold-strong'),
  excused: cx('has-checked:bg-info-soft has-checked:text-info'),
  absent: cx('has-checked:bg-bad-soft has-checked:text-bad'),
};

interface StudentRowProps {
  row: RegisterRow;
  state: PresenceState | null;
  isOpen: boolean;
  onChange: (state: PresenceState) => void;
}

/** A student and whether they were there, each word of it one press away. */
export function StudentRow({ row, state, isOpen, onChange }: StudentRowProps) {
  const name = useId();
  return (
    <li className="flex flex-col gap-1.5 py-2.5 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <PersonText isName className="font-medium">
          {row.name}
        </PersonText>
        <Said row={row} />
      </div>
      {isOpen ? (
        <fieldset className="flex min-w-0 flex-wrap rounded-field border border-line bg-sunken p-0.5 sm:shrink-0">
          <legend className="sr-only">{text.stateOf(row.name)}</legend>
          {choices.map((choice) => (
            <label
              key={choice}
              className={cx(
                // Two words stand above each other, so that all five fit side by side on a phone.
                'flex min-h-11 w-min grow cursor-pointer items-center justify-center rounded-sm px-1.5 text-center font-medium text-muted text-sm leading-tight sm:w-auto sm:px-2.5',
                'has-focus-visible:outline-2 has-focus-visible:outline-primary',
                checked[choice],
              )}
            >
              <input
                type="radio"
                name={name}
                checked={state === choice}
                onChange={() => onChange(choice)}
                className="sr-only"
              />
              {meetingText.presence[choice]}
            </label>
          ))}
        </fieldset>
      ) : (
        state && <PresenceBadge state={state} />
      )}
    </li>
  );
}

/** What the student said or pressed, or who else has spoken last. */
function Said({ row }: { row: RegisterRow }) {
  const { source, excuse, arrivedAt, saidAt, saidBy } = row;
  const waitsSince = source === 'asked' && excuse === '' ? saidAt : null;
  const own = useUser()?.name;
  return (
    <div className="flex flex-wrap gap-x-3 text-muted text-sm">
      {excuse !== '' && (
        <span>
          <Sentence words={text.asks} fill={{ reason: <PersonText>{excuse}</PersonText> }} />
        </span>
      )}
      {waitsSince && (
        <span>
          <Sentence
            words={text.waitsSince}
            fill={{
              time: <time dateTime={waitsSince.toISOString()}>{formatTime(waitsSince)}</time>,
            }}
          />
        </span>
      )}
      {arrivedAt && (
        <span>
          <Sentence
            words={source === 'code' ? text.byCode : text.joinedAt}
            fill={{ time: <time dateTime={arrivedAt.toISOString()}>{formatTime(arrivedAt)}</time> }}
          />
        </span>
      )}
      {saidBy !== '' && saidBy !== own && (
        <span>
          <Sentence words={text.saidBy} fill={{ name: <PersonText isName>{saidBy}</PersonText> }} />
        </span>
      )}
    </div>
  );
}
