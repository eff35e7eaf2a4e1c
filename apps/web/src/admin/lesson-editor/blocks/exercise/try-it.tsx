import {
  type Exercise,
  Exercise as ExerciseShape,
  writtenExercise,
} from '@institute/contract/exercises/kinds';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLessonFiles } from '../../../../domains/lessons/files-api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lazy } from '../../../../ui/lazy.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useMediaPlace } from '../../media/media-place.ts';
import { exerciseFieldText as words } from '../text.ts';

const ExerciseBlock = lazy(() =>
  import('../../../../domains/lessons/widgets/exercise/exercise-block.tsx').then(
    (code) => code.ExerciseBlock,
  ),
);

const waiting = <Skeleton className="h-40" />;
const noFiles = { files: [], take: 0, onReload: () => undefined, reloading: false };

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
            {data ? <Trial exercise={data} /> : <p className="text-muted">{words.tryFirst}</p>}
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function Trial({ exercise }: { exercise: Exercise }) {
  if ('sound' in exercise) return <HeardTrial exercise={exercise} />;
  return <ExerciseBlock exercise={exercise} files={noFiles} fallback={waiting} />;
}

/** One with a sound, which is among the files of the lesson. */
function HeardTrial({ exercise }: { exercise: Exercise }) {
  const { data, refetch, isFetching, dataUpdatedAt } = useLessonFiles(useMediaPlace());
  if (!data) return waiting;
  return (
    <ExerciseBlock
      exercise={exercise}
      files={{
        files: data,
        take: dataUpdatedAt,
        onReload: () => void refetch(),
        reloading: isFetching,
      }}
      fallback={waiting}
    />
  );
}
