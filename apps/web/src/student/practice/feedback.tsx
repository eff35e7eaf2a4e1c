import type { Grade } from '@institute/contract/exercises/grade-answer';
import type { ReviewRating } from '@institute/contract/words/words';
import { useEffect, useRef } from 'react';
import { slipWords } from '../../domains/lessons/widgets/exercise/slip-text.ts';
import { Compared, Verdict } from '../../domains/lessons/widgets/exercise/verdict.tsx';
import { acceptedFor, type Card } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { CardSound } from './card-sound.tsx';
import { ratingOf } from './session.ts';
import { text } from './text.ts';
import { WordDetails } from './word-details.tsx';

interface FeedbackProps {
  card: Card;
  given: string;
  grade: Grade;
  onAnswer: (rating: ReviewRating) => void;
}

/** How a typed answer was: in a word, compared with what was expected, its slips named. */
export function Feedback({ card, given, grade, onAnswer }: FeedbackProps) {
  const words = text.feedback;
  const named = slipWords(grade.slips);
  const next = useRef<HTMLButtonElement>(null);
  // Enter goes on.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Verdict verdict={grade.verdict} title={words[grade.verdict]} slips={named} />
      <dl className="grid gap-1 text-center">
        {grade.verdict !== 'right' && given.trim() !== '' && (
          <>
            <dt className="text-muted text-sm">{words.given}</dt>
            <dd
              dir="rtl"
              lang="ar"
              translate="no"
              className="mb-1 text-2xl text-muted leading-loose"
            >
              {given}
            </dd>
          </>
        )}
        <dt className="text-muted text-sm">{words.expected}</dt>
        <dd dir="rtl" lang="ar" translate="no" className="reading-arabic">
          {/* Of a word with two forms nobody knows which one was meant. */}
          {acceptedFor(card).length === 1 && named.length > 0 ? (
            <Compared expected={card.arabic} slips={grade.slips} />
          ) : (
            card.arabic
          )}
        </dd>
      </dl>
      {card.sound && <CardSound arabic={card.arabic} path={card.sound} />}
      <WordDetails card={card} />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={next}
          size="lg"
          className="grow"
          onClick={() => onAnswer(ratingOf[grade.verdict])}
        >
          {text.session.goOn}
        </Button>
        {grade.verdict === 'right' && (
          <Button variant="secondary" size="lg" onClick={() => onAnswer('easy')}>
            {text.session.wasEasy}
          </Button>
        )}
      </div>
    </>
  );
}
