import { type GameLevel, gameLevels } from '@institute/contract/game/game';
import { VerificationNotice } from '../../domains/auth/widgets/verification-notice.tsx';
import { useGameLevels } from '../../domains/game/api.ts';
import { type Level, levelsOf } from '../../domains/game/model.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';

interface LevelPickerProps {
  /** The level whose questions are on their way. */
  opening: GameLevel | null;
  /** Why the last round could not be opened. */
  failure: string | null;
  onPick: (level: GameLevel) => void;
}

/** The three levels, what each asks and what it pays. */
export function LevelPicker({ opening, failure, onPick }: LevelPickerProps) {
  const found = useGameLevels();
  // Without an answer the specification's own rewards stand.
  const levels = found.isPending ? null : (found.data ?? levelsOf());
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <div className="mb-4 empty:hidden">
        <VerificationNotice />
      </div>
      <div className="mb-4 max-w-prose empty:hidden">
        <FormAlert message={failure} />
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {gameLevels.map((level, index) => (
          <li key={level}>
            <LevelButton
              level={level}
              stars={index + 1}
              known={levels?.[level]}
              isOpening={opening === level}
              isBusy={opening !== null}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LevelButtonProps {
  level: GameLevel;
  stars: number;
  /** What is known of it, once it has been asked for. */
  known: Level | undefined;
  isOpening: boolean;
  isBusy: boolean;
  onPick: (level: GameLevel) => void;
}

function LevelButton({ level, stars, known, isOpening, isBusy, onPick }: LevelButtonProps) {
  const { name, hint } = text.levels[level];
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-busy={isOpening || undefined}
      onClick={() => onPick(level)}
      className={cx(
        cardClass,
        'flex size-full flex-col gap-1 p-5 text-start transition-shadow duration-150 focus-visible:outline-primary',
        isBusy ? 'cursor-progress' : 'hover:shadow-overlay',
      )}
    >
      <span aria-hidden="true" className="mb-1 flex min-h-7 items-center gap-0.5 text-gold">
        {isOpening ? (
          <Spinner className="size-6 text-primary" />
        ) : (
          Array.from({ length: stars }, (_, index) => `star-${index}`).map((key) => (
            <StarMark key={key} className="size-7" />
          ))
        )}
      </span>
      <span className="font-semibold text-xl">{name}</span>
      <span className="text-muted">{hint}</span>
      <span className="min-h-6 text-muted text-sm">{known && text.terms(known.round)}</span>
      <span className="mt-3 flex min-h-8 flex-wrap items-center gap-x-2">
        <span className="text-muted text-sm">{text.reward}</span>
        {known === undefined ? (
          <Skeleton className="h-6 w-24" />
        ) : (
          <Money kobo={known.rewardKobo} className="font-semibold text-gold-strong text-lg" />
        )}
      </span>
      {isOpening && (
        <span role="status" className="sr-only">
          {text.opening}
        </span>
      )}
    </button>
  );
}
