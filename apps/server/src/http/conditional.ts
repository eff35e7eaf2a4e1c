import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { hash } from '../platform/random.ts';

/** Changes when the shape of responses does, so that no client keeps one of an older release. */
const SHAPE = '1';

/**
 * The entity tag of a response: whose it is, what was asked, and the state it was read from. Weak,
 * since the same response goes out compressed or not.
 */
export function entityTag(actor: Actor | null, input: unknown, state: string): string {
  const asked = JSON.stringify([SHAPE, actor?.userId ?? 0, input]);
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
