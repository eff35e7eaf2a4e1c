import type { GameLevel } from '@institute/contract/game/game';
import { pathTo } from '@institute/contract/routes';
import { useRef, useState } from 'react';
import { type GameRound, useOpenRound } from '../../domains/game/api.ts';
import { useIsQuizOn } from '../../domains/settings/api.ts';
import { ApiError, errorCode, errorMessage } from '../../platform/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LevelPicker } from './level-picker.tsx';
import { PlayView } from './play-view.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { text } from './text.ts';
import { usePlay } from './use-play.ts';

/** The quiz: a level is picked, its round played; then again, or back. */
export function GamePage() {
  const isOn = useIsQuizOn();
  const [round, setRound] = useState<GameRound | null>(null);
  const opening = useOpenRound();
  // Known at once, unlike the mutation's state: of several presses in a row only the first opens a
  // round, for each would end the one before.
  const isOpening = useRef(false);

  const open = (level: GameLevel) => {
    if (isOpening.current) return;
    isOpening.current = true;
    opening.mutate(level, {
      onSuccess: setRound,
      // Why it could not be opened stands above the levels.
      onError: () => setRound(null),
      onSettled: () => {
        isOpening.current = false;
      },
    });
  };

  if (!isOn) {
    return (
      <EmptyState
        title={text.off}
        action={<LinkButton to={pathTo('practice')}>{text.toPractice}</LinkButton>}
        isPage
      >
        {text.offDetail}
      </EmptyState>
    );
  }
  if (round) {
    return (
      <Game
        key={round.id}
        round={round}
        reopening={opening.isPending}
        onAgain={() => open(round.level)}
        onLeave={() => setRound(null)}
      />
    );
  }
  return (
    <LevelPicker
      opening={opening.isPending ? opening.variables : null}
      failure={opening.error ? failureWords(opening.error) : null}
      onPick={open}
    />
  );
}

function failureWords(error: unknown): string {
  if (errorCode(error) === 'daily_limit_reached') return text.wonToday;
  if (error instanceof ApiError && error.isNetwork) return text.offline;
  return errorMessage(error, text.openingFailed);
}

interface GameProps {
  round: GameRound;
  /** True while the next round is being opened. */
  reopening: boolean;
  onAgain: () => void;
  onLeave: () => void;
}

/** One round: it is played, then its result stands over the last question. */
function Game({ round, reopening, onAgain, onLeave }: GameProps) {
  const { play, now, choose } = usePlay(round);
  return (
    <>
      {round.unpaid && (
        <p role="note" className="mx-auto mb-4 max-w-2xl rounded-field bg-gold-soft px-3 py-2">
          {round.unpaidMessage ?? text.unpaid[round.unpaid]}
        </p>
      )}
      <PlayView play={play} now={now} level={round.level} onChoose={choose} />
      {play.ending && (
        <ResultDialog
          level={round.level}
          play={play}
          ending={play.ending}
          reopening={reopening}
          onAgain={onAgain}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
