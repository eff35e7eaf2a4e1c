import { MAX_KEPT_AT_ONCE } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { Exercise } from '@institute/contract/exercises/kinds';
import * as z from 'zod/mini';
import { plainWords } from '../../shared/plain-words.ts';

const Sent = z.array(Exercise).check(z.minLength(1), z.maxLength(MAX_KEPT_AT_ONCE));

/** The exercises of a JSON text, each checked to its last letter. Errors: invalid_input. */
export function sentExercises(json: string): Exercise[] {
  const { data, error } = z.safeParse(Sent, parsed(json), plainWords);
  if (error) throw new AppError('invalid_input', error.issues[0]?.message);
  return data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new AppError('invalid_input');
  }
}
