import type { Call, ParsedOf } from '@institute/contract/call';
import type { Context } from '../context.ts';
import { type Handler, handleNamed, type Reply } from '../handler.ts';
import { type MadeBody, madeBody } from '../platform/made-body.ts';
import { hash } from '../platform/random.ts';
import { Recent } from '../platform/version-cache.ts';

/**
 * Binds a call that says the same to everybody and seldom anything new (decision 055). What it says is
 * read for each request and names the answer: whoever holds it gets a 304, everybody else the bytes
 * that were made for the first who asked. For calls of few inputs: one answer is kept for each.
 */
export function handleCached<C extends Call>(
  call: C,
  read: (context: Context, input: ParsedOf<C>) => Promise<Reply<C>['data']>,
): Handler {
  return handleNamed(call, async (context, input) => {
    const data = await read(context, input);
    const name = hash(JSON.stringify(data)).slice(0, 22);
    return {
      name,
      async answer() {
        const which = `${call.name} ${JSON.stringify(input)}`;
        const answers = await context.cache.of(which, name, async () => new Recent<MadeBody>(1));
        return { data, kept: (make) => answers.of(name, () => madeBody(make())) };
      },
    };
  });
}
