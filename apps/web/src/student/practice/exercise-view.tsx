import type { Verdict } from '@institute/contract/exercises/grade-answer';
import type { ReviewRating } from '@institute/contract/words/words';
import { useEffect, useRef } from 'react';
import { ExerciseBlock } from '../../domains/lessons/widgets/exercise/exercise-block.tsx';
import type { ExerciseCard } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { ratingOf } from './session.ts';
import { text } from './text.ts';

interface ExerciseViewProps {
  card: ExerciseCard;
  onAnswer: (rating: ReviewRating, typed?: readonly string[]) => void;
}

const asked = { take: 0, onReload: () => undefined, reloading: false };

/** An exercise that was missed, answered again as in its lesson. */
export function ExerciseView({ card: { exercise, sound }, onAnswer }: ExerciseViewProps) {
  const key = 'sound' in exercise ? exercise.sound : '';
  const files = sound
    ? [{ key, kind: 'audio' as const, path: sound.url, extension: 'mp3', bytes: sound.bytes }]
    : [];
  return (
    <ExerciseBlock
      exercise={exercise}
      files={{ files, ...asked }}
      isBare
      next={(verdict, typed) => (
        <Next
          verdict={verdict}
          onAnswer={(rating) => onAnswer(rating, verdict === 'right' ? undefined : typed)}
        />
      )}
    />
  );
}

function Next({
  verdict,
  onAnswer,
}: {
  verdict: Verdict;
  onAnswer: (rating: ReviewRating) => void;
}) {
  const next = useRef<HTMLButtonElement>(null);
  // Enter goes on.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-wrap gap-2">
      <Button ref={next} size="lg" className="grow" onClick={() => onAnswer(ratingOf[verdict])}>
        {text.session.goOn}
      </Button>
      {verdict === 'right' && (
        <Button variant="secondary" size="lg" onClick={() => onAnswer('easy')}>
          {text.session.wasEasy}
        </Button>
      )}
    </div>
  );
}
