import type { Call, ParsedOf } from '@institute/contract/call';
import type { Context, Reply } from './context.ts';
import { Recent } from './platform/kept.ts';
import { type MadeBody, madeBody } from './platform/made-body.ts';
import { hash } from './platform/random.ts';

/**
 * How a call answers that says the same to everybody and seldom anything new (decision 055). What it
 * says is read for each request and names the answer: whoever holds it gets a 304, everybody else the
 * bytes that were made for the first who asked. For calls of few inputs: one answer is kept for each.
 */
export function keptAnswer<C extends Call>(
  call: C,
  read: (context: Context, input: ParsedOf<C>) => Promise<Reply<C>['data']>,
) {
  /** What was read for a request; its tag and its answer ask for the same. */
  const found = new WeakMap<Context, ReturnType<typeof named>>();

  async function named(context: Context, input: ParsedOf<C>) {
    const data = await read(context, input);
    return { data, name: hash(JSON.stringify(data)).slice(0, 22) };
  }

  function state(context: Context, input: ParsedOf<C>) {
    const known = found.get(context) ?? named(context, input);
    found.set(context, known);
    return known;
  }

  return [
    { etag: async (context: Context, input: ParsedOf<C>) => (await state(context, input)).name },
    async (context: Context, input: ParsedOf<C>) => {
      const { data, name } = await state(context, input);
      const which = `${call.name} ${JSON.stringify(input)}`;
      const answer = await context.kept.of(which, name, async () => new Recent<MadeBody>(1));
      return { data, kept: (make: () => string) => answer.of(name, () => madeBody(make())) };
    },
  ] as const;
}
