import type { GameRound } from '../../domains/game/api.ts';
import { PlayView } from './play-view.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { text } from './text.ts';
import { usePlay } from './use-play.ts';

interface GameProps {
  round: GameRound;
  /** True while the next round is being opened. */
  reopening: boolean;
  onAgain: () => void;
  onLeave: () => void;
}

/** One round: it is played, then its result stands over the last question. */
export function Game({ round, reopening, onAgain, onLeave }: GameProps) {
  const { play, now, choose } = usePlay(round);
  return (
    <>
      {round.unpaid && (
        <p role="note" className="mx-auto mb-4 max-w-2xl rounded-field bg-gold-soft px-3 py-2">
          {text.unpaid[round.unpaid]}
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
