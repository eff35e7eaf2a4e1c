import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Call, DataOf, RequestOf } from '@institute/contract/call';
import * as z from 'zod/mini';
import type { Actor, Services } from '../src/context.ts';
import type { SessionChange } from '../src/handler.ts';
import { handlers } from '../src/handlers.ts';
import { makeContext } from '../src/make-context.ts';
import { paths } from '../src/platform/paths.ts';

const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));

/** A clock the seed turns to the day on which each thing is to have happened. */
export interface SeedClock {
  time: Date;
  now(): Date;
}

/** The product as the seed drives it: its services with the seed's clock and transaction. */
export interface Stage {
  services: Services;
  clock: SeedClock;
  /** What every demo student signs in with. */
  studentPassword: string;
}

/**
 * Makes a call as `actor`, just as the dispatcher would: parsed by the contract, answered by the
 * product's own handler. Demo data is therefore nothing a person could not have made.
 */
export async function perform<C extends Call>(
  { services }: Stage,
  actor: Actor | null,
  call: C,
  input: RequestOf<C>,
  assets: Record<string, string> = {},
): Promise<{ data: DataOf<C>; session: SessionChange | undefined }> {
  const handler = byName.get(call.name);
  if (!handler) throw new Error(`no handler answers ${call.name}`);
  const uploads = Object.fromEntries(
    await Promise.all(
      Object.entries(assets).map(async ([field, asset]) => {
        const stream = createReadStream(join(paths.seedAssets, asset));
        return [field, await services.files.receive(stream)] as const;
      }),
    ),
  );
  const context = makeContext(services, { call, actor, uploads });
  const { data, session } = await handler.run(context, z.parse(call.request, input));
  return { data: data as DataOf<C>, session };
}
