import { Exercise, type GivenAnswer, writtenExercise } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';
import { useState } from 'react';
import { type FilesPlace, useLessonFiles } from '../../domains/lessons/files-api.ts';
import { AskedField } from '../../domains/lessons/widgets/exercise/asked-field.tsx';
import { ExerciseSound } from '../../domains/lessons/widgets/exercise/exercise-sound.tsx';
import { practised } from '../../domains/lessons/widgets/exercise/practised.ts';
import { MixedText } from '../../ui/mixed-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { exerciseFieldText as words } from './blocks/text.ts';

interface PreviewExercisesProps {
  blocks: readonly Block[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
  /** Where its sounds are. */
  place: FilesPlace;
}

/** The exercises of an exam as a student answers them; what is answered here goes nowhere. */
export function PreviewExercises({ blocks, firstNumber, place }: PreviewExercisesProps) {
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>({});
  const exercises = blocks.flatMap((block) =>
    block.kind === 'exercise' ? [{ id: block.id, exercise: writtenExercise(block.exercise) }] : [],
  );
  return exercises.map(({ id, exercise }, at) => (
    <section key={id} className="flex min-w-0 flex-col gap-3">
      <p className="flex items-baseline gap-2 font-semibold">
        <span className="figures shrink-0 text-muted">{firstNumber + at}.</span>
        <MixedText text={exercise.prompt} className="whitespace-pre-line" />
      </p>
      {Exercise.safeParse(exercise).success ? (
        <>
          {'sound' in exercise && <Heard sound={exercise.sound} place={place} />}
          <AskedField
            asked={practised(exercise, 0)}
            given={given[id]}
            onChange={(answer) => setGiven((now) => ({ ...now, [id]: answer }))}
            judged={null}
            isDone={false}
          />
        </>
      ) : (
        <p className="text-muted">{words.tryFirst}</p>
      )}
    </section>
  ));
}

/** What an exercise lets hear, which is among the files of the lesson. */
function Heard({ sound, place }: { sound: string; place: FilesPlace }) {
  const { data, refetch, isFetching, dataUpdatedAt } = useLessonFiles(place);
  if (!data) return <Skeleton className="h-14" />;
  const reload = { take: dataUpdatedAt, onReload: () => void refetch(), reloading: isFetching };
  return <ExerciseSound sound={sound} files={{ files: data, ...reload }} />;
}
