import {
  type Exercise,
  Exercise as ExerciseShape,
  writtenExercise,
} from '@institute/contract/exercises/kinds';
import type { QueryClient } from '@tanstack/react-query';
import { keepExercises } from '../../../domains/bank/api.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { toast } from '../../../ui/toast.ts';
import { keepText as text } from './text.ts';

const MOST_TOPIC = 80;

/** An exercise of a lesson, the class of the lesson, and its subject, which is the topic. */
interface ToKeep {
  client: QueryClient;
  classId: number;
  subject: string;
  exercise: Exercise;
}

/** Keeps an exercise of a lesson in the bank of its class, and says what came of it. */
export async function keepExercise({ client, classId, subject, exercise }: ToKeep): Promise<void> {
  const { data } = ExerciseShape.safeParse(writtenExercise(exercise));
  if (!data) return toast.error(text.incomplete);
  const topic = subject.trim().slice(0, MOST_TOPIC).trim();
  try {
    const kept = { topic, exercises: [data], key: newRequestKey() };
    await keepExercises(client, String(classId), kept);
    toast.success(text.kept);
  } catch (error) {
    toast.error(refusalWords(error, text.failed));
  }
}
