import type { Call, InputOf } from '@institute/contract/call';

/** The key of the answer to a call; without `input`, the beginning of the keys of all its answers. */
export function answerKey<C extends Call>(call: C, input?: InputOf<C>): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input];
}
