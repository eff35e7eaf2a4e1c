import type { Call, DataOf } from '@institute/contract/call';
import * as z from 'zod/mini';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';

/** What travelled as the browser speaks of it (codecs of the contract). Throws `bad_answer` for another shape. */
export function decoded<C extends Call>(call: C, data: unknown): DataOf<C> {
  const result = z.safeParse(call.response, data);
  if (result.success) return result.data as DataOf<C>;
  console.error(`The answer to ${call.name} is not of the contract's shape`, result.error.issues);
  throw new ApiError('bad_answer', GENERIC_FAILURE, 200);
}

/** The data of an answer as they travel, which the device keeps: only so can they be read anew. */
export function encoded<C extends Call>(call: C, data: DataOf<C>): unknown {
  return z.encode(call.response as z.ZodMiniType, data);
}
