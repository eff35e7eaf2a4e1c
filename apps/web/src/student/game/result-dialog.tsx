import type { GameLevel } from '@institute/contract/game/game';
import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { Mistakes } from './mistakes.tsx';
import type { Ending, Play } from './play.ts';
import { RewardLine } from './reward-line.tsx';
import { percentOf, text } from './text.ts';
import { useReward } from './use-reward.ts';

interface ResultDialogProps {
  level: GameLevel;
  play: Play;
  ending: Ending;
  reopening: boolean;
  onAgain: () => void;
  onLeave: () => void;
}

/** How the game went; a full score claims its reward, once. */
export function ResultDialog(props: ResultDialogProps) {
  const { level, play, ending, reopening, onAgain, onLeave } = props;
  const total = play.questions.length;
  const isWon = ending.why === 'answered' && play.score === total;
  const reward = useReward(level);
  const { claim } = reward;
  const wasClaimed = useRef(false);

  useEffect(() => {
    if (!isWon || wasClaimed.current) return;
    wasClaimed.current = true;
    claim();
  }, [isWon, claim]);

  const busy = reward.state === 'claiming' || reopening;
  return (
    <Dialog
      open
      onClose={onLeave}
      title={isWon ? text.won : text.complete}
      size="sm"
      busy={busy}
      closeOnOutside={false}
      footer={
        <>
          <LinkButton to={pathTo('dashboard')} variant="secondary">
            {text.toDashboard}
          </LinkButton>
          <Button data-autofocus="" onClick={onAgain} busy={busy}>
            {text.playAgain}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        {isWon && <StarMark className="size-14 animate-rise text-gold" />}
        <p className="figures font-semibold text-4xl">
          {play.score}/{total}
        </p>
        <p className="text-muted">
          <span className="sr-only">{text.score} </span>
          <span className="figures">{percentOf(play.score, total)}%</span>
        </p>
        <EndingLine ending={ending} offline={play.offline} />
        {isWon ? <RewardLine reward={reward} /> : <p className="font-medium">{text.tryAgain}</p>}
      </div>
      <Mistakes mistakes={play.mistakes} />
    </Dialog>
  );
}

function EndingLine({ ending, offline }: { ending: Ending; offline: boolean }) {
  if (ending.why === 'answered') return null;
  const words = offline ? text.timeUpOffline : text.timeUp;
  return <p className="text-muted">{ending.why === 'time' ? words : ending.message}</p>;
}
