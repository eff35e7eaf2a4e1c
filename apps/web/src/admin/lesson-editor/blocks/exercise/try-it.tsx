import { type Exercise, Exercise as ExerciseShape } from '@institute/contract/exercises';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { writtenExercise } from '../../../../domains/lessons/typed-blocks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { exerciseFieldText as words } from '../text.ts';

const ExerciseBlock = lazyPart(() =>
  import('../../../../domains/lessons/widgets/exercise/exercise-block.tsx').then(
    (code) => code.ExerciseBlock,
  ),
);

/** An exercise as its students meet it, judged by the same rules; what is answered here goes nowhere. */
export function TryIt({ exercise }: { exercise: Exercise }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = ExerciseShape.safeParse(writtenExercise(exercise));
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        icon={<Play size={18} />}
        onClick={() => setOpen(true)}
        className="self-start"
      >
        {words.tryIt}
      </Button>
      {/* It answers by a form of its own, which may not stand within that of the lesson. */}
      {isOpen &&
        createPortal(
          <Dialog open size="lg" title={words.tryIt} onClose={() => setOpen(false)}>
            {data ? (
              <ExerciseBlock exercise={data} fallback={<Skeleton className="h-40" />} />
            ) : (
              <p className="text-muted">{words.tryFirst}</p>
            )}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
