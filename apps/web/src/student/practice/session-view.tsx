import { useEffect, useRef } from 'react';
import type { Plan, PracticeCard } from '../../domains/words/model.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ArabicCard } from './arabic-card.tsx';
import { CopiedAnswer } from './copied-answer.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { FinishView } from './finish-view.tsx';
import { MeaningCard } from './meaning-card.tsx';
import { NewCard } from './new-card.tsx';
import { isIntroduced } from './session.ts';
import { text } from './text.ts';
import { useSession } from './use-session.ts';

interface SessionViewProps {
  cards: readonly PracticeCard[];
  plan: Plan;
  onLeave: () => void;
}

/** A round of practice, card by card, and what came of it. */
export function SessionView({ cards, plan, onLeave }: SessionViewProps) {
  useTitle(text.title);
  const { session, card, isCopied, answer, introduce, isSending } = useSession(cards, plan);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the reader of a screen hears the next card from its start.
  useEffect(() => {
    if (card && card.asks !== 'arabic') heading.current?.focus({ preventScroll: true });
  }, [card]);

  if (!card) return <FinishView {...{ session, isSending, onLeave }} />;
  return (
    <div className="mx-auto max-w-xl">
      <div className="mb-4 flex items-center gap-4">
        <ProgressBar value={session.done} max={session.total} label={text.title} />
        <span className="figures shrink-0 text-muted text-sm">
          {text.session.progress(session.done, session.total)}
        </span>
      </div>
      <Card className="flex flex-col gap-4 sm:p-6">
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex items-center justify-between gap-3 font-normal text-base text-muted outline-none"
        >
          {isIntroduced(card) ? text.session.introduces : text.session.asks[card.asks]}
          {isIntroduced(card) && <Badge tone="gold">{text.session.isNew}</Badge>}
        </h1>
        {isCopied && <CopiedAnswer card={card} />}
        {card.asks === 'exercise' ? (
          <ExerciseView key={session.turns} card={card} onAnswer={answer} />
        ) : isIntroduced(card) ? (
          <NewCard key={session.turns} card={card} onGoOn={introduce} />
        ) : card.asks === 'meaning' ? (
          <MeaningCard key={session.turns} card={card} onAnswer={answer} />
        ) : (
          <ArabicCard
            key={session.turns}
            card={card}
            strictness={plan.strictness}
            onAnswer={answer}
          />
        )}
      </Card>
      <Button variant="ghost" size="sm" className="mt-3" onClick={onLeave}>
        {text.session.leave}
      </Button>
    </div>
  );
}
