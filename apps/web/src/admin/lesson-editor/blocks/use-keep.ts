import { type Exercise, Exercise as ExerciseShape } from '@institute/contract/exercises';
import { useKeepExercises } from '../../../domains/bank/api.ts';
import type { LessonForm } from '../../../domains/lessons/managed-model.ts';
import { writtenExercise } from '../../../domains/lessons/typed-blocks.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import type { Form } from '../../../forms/use-form.ts';
import { toast } from '../../../ui/toast.ts';
import { bankText as text } from './text.ts';

const MOST_TOPIC = 80;

/** Keeps an exercise of the lesson in the bank of its class, under the subject of the lesson. */
export function useKeep(form: Form<LessonForm>): (exercise: Exercise) => void {
  const { classId, subject } = form.values;
  const { mutate, isPending } = useKeepExercises(String(classId));
  return (exercise) => {
    if (isPending) return;
    const { data } = ExerciseShape.safeParse(writtenExercise(exercise));
    if (!data) return toast.error(text.incomplete);
    const topic = subject.trim().slice(0, MOST_TOPIC).trim();
    mutate(
      { topic, exercises: [data], key: newRequestKey() },
      {
        onSuccess: () => toast.success(text.kept),
        onError: (error) => toast.error(refusalWords(error, text.keepFailed)),
      },
    );
  };
}
