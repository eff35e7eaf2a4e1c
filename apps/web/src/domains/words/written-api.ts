import { getItemFigures, getRemarking } from '@institute/contract/exams/exam-items';
import { getGradebook } from '@institute/contract/exams/gradebook';
import { getManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { getManagedWords } from '@institute/contract/words/managed-words';
import {
  acceptAnswer,
  getWrittenAnswers,
  takeBackAnswer,
  type WrittenPart,
} from '@institute/contract/words/written-answers';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { toast } from '../../ui/toast.ts';
import { writtenText as words } from './list-text.ts';

const refreshes = [
  getWrittenAnswers,
  ...[getManagedLesson, getManagedWords, getItemFigures, getRemarking, getGradebook],
];

/** Accepts what students wrote in a part of an exercise, or takes it back; either can be undone. */
export function useAccepting(lessonId: number, { exerciseId, part }: WrittenPart) {
  const accepting = useAct(acceptAnswer, { refreshes });
  const takingBack = useAct(takeBackAnswer, { refreshes });
  const onError = (error: Error) => toast.error(refusalWords(error, words.failed));
  const sent = (answer: string) => ({ lessonId, exerciseId, part, answer });
  const takeBack = (answer: string) =>
    takingBack.mutate(sent(answer), { onSuccess: () => toast.success(words.takenBack), onError });
  const accept = (answer: string) =>
    accepting.mutate(sent(answer), {
      onSuccess: (changed) =>
        toast.success(words.accepted, words.changed(changed), {
          label: words.undo,
          run: () => takeBack(answer),
        }),
      onError,
    });
  return { accept, takeBack, isRunning: accepting.isPending || takingBack.isPending };
}
