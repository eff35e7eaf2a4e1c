import { AppError } from '@institute/contract/errors';
import { type Block, blocksField } from '@institute/contract/lessons/blocks';
import * as z from 'zod/mini';
import { plainWords } from '../../../shared/plain-words.ts';

/** The blocks that were sent, each checked to its last letter. Errors: invalid_input. */
export function sentBlocks(json: string): readonly Block[] {
  const { data, error } = z.safeParse(blocksField, json, plainWords);
  if (error) throw new AppError('invalid_input', error.issues[0]?.message);
  return data;
}
