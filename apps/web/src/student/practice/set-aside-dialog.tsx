import { dictionary } from '@institute/contract/language';
import { getSetAsideCards } from '@institute/contract/words/practice-care';
import { useState } from 'react';
import { sendWaiting } from '../../domains/offline/send-waiting-api.ts';
import { useForgetPractice } from '../../domains/words/api.ts';
import { cardName, cardsOf, type Plan, type PracticeCard } from '../../domains/words/model.ts';
import { noteReview } from '../../domains/words/reviews-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CardName } from './card-name.tsx';

const words = dictionary('student/practice/set-aside', {
  title: 'Set aside',
  intro:
    'These have been forgotten six times. They rest, so that they do not cost you every day. Look at them again in their lesson, then take them back.',
  none: 'Nothing is set aside.',
  failed: 'What is set aside could not be loaded.',
  takeBack: 'Take back',
  takenBack: 'Taken back',
});

/** The cards that were forgotten again and again, and the way back for each. */
export function SetAsideDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const query = useAnswer(getSetAsideCards, {}, { select: cardsOf });
  const forget = useForgetPractice();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const takeBack = async (card: PracticeCard) => {
    setTaken(new Set([...taken, cardName(card)]));
    await noteReview(card, { rating: 'resume', retention: plan.retention });
    await sendWaiting();
  };
  const close = () => {
    onClose();
    if (taken.size > 0) void forget();
  };
  return (
    <Dialog open title={words.title} onClose={close}>
      <p className="mb-4 text-muted">{words.intro}</p>
      {query.isPending ? (
        <Spinner />
      ) : !query.data ? (
        <ErrorState title={words.failed} query={query} />
      ) : query.data.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map((card) => (
            <li key={cardName(card)} className="flex items-center gap-3 py-2">
              <span className="min-w-0 grow">
                <CardName card={card} />
              </span>
              <Button
                size="sm"
                variant="secondary"
                disabled={taken.has(cardName(card))}
                onClick={() => void takeBack(card)}
              >
                {taken.has(cardName(card)) ? words.takenBack : words.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
