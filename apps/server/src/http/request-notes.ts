import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

/** What is known of a request by the time it is answered, for its line in the log and the metrics. */
interface RequestNotes {
  call?: string;
  /** Who acts, also where they are then refused. */
  actor?: Pick<Actor, 'userId' | 'admin'>;
  /** Whose account a request without a session is about, such as a sign-in. */
  accountId?: number;
  /** The code of a refusal; absent when there was none. */
  refusal?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What this file knows of the request. */
    notes: RequestNotes | null;
  }
}

/** Gives every request a place for its notes, before any route of the application is registered. */
export function registerNotes(app: FastifyInstance): void {
  app.decorateRequest('notes', null);
}

/** Adds to what is known of a request. */
export function noteRequest(request: FastifyRequest, more: RequestNotes): void {
  request.notes = { ...request.notes, ...more };
}

/** What is known of a request. */
export const notesOf = ({ notes }: FastifyRequest): RequestNotes => notes ?? {};

/** The call a request was; what is none by its route, which holds no values; `unknown` without one. */
export function callNameOf(request: FastifyRequest): string {
  return notesOf(request).call ?? request.routeOptions.url ?? 'unknown';
}
