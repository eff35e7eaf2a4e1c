import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/** Notes which call a request has turned out to be: one address serves many. */
export function nameCall(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** The call a request was; what is none by its route, which holds no values; `unknown` without one. */
export function callNameOf(request: FastifyRequest): string {
  return names.get(request) ?? request.routeOptions.url ?? 'unknown';
}
