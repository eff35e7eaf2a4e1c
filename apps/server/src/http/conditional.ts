import type { Call } from '@institute/contract/call';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Actor } from '../context.ts';
import { hash } from '../platform/random.ts';

const shapes = new WeakMap<Call, string>();

/** What a call answers, as a word: devices hold answers for months, and none of an older shape may stand for one of ours. */
function shapeOf(call: Call): string {
  let shape = shapes.get(call);
  if (shape === undefined) {
    const options = { io: 'input', unrepresentable: 'any' } as const;
    shape = hash(JSON.stringify(z.toJSONSchema(call.response, options)));
    shapes.set(call, shape);
  }
  return shape;
}

/**
 * The entity tag of a response: which call's and whose it is, what was asked, and the state it was read
 * from. Weak, since the same response goes out compressed or not.
 */
export function entityTag(call: Call, actor: Actor | null, input: unknown, state: string): string {
  const asked = JSON.stringify([shapeOf(call), actor?.userId ?? 0, input]);
  return `W/"${hash(asked).slice(0, 16)}.${state}"`;
}

/**
 * Whether the client holds the response of this tag. Our lists are read with POST, where HTTP
 * leaves the meaning of `If-None-Match` to the two ends: ours is that of GET.
 */
export function isHeld(request: FastifyRequest, tag: string): boolean {
  const held = request.headers['if-none-match'];
  if (!held) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return held.split(',').some((one) => opaque(one) === opaque(tag));
}
