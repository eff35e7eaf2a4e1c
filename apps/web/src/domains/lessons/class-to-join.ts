import type { DataOf } from '@institute/contract/call';
import { getClassToJoin } from '@institute/contract/lessons/class-to-join';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';

/** What somebody who signs up from a class is told of it. */
export type ClassToJoin = DataOf<typeof getClassToJoin>;

/** The parameter by which the page of a class asks at once for what joining it takes. */
const ASK_TO_JOIN = 'join';

/** The page of a class, which asks there to join it: where a visitor is led who has chosen it. */
export const pathToJoin = (rand: string): string =>
  `${pathTo('class', { id: rand })}?${ASK_TO_JOIN}=1`;

/** Whether an address asks to join the class that it shows. */
export const asksToJoin = (query: URLSearchParams): boolean => query.has(ASK_TO_JOIN);

/** The same address once it has been asked. */
export function withoutJoin(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(ASK_TO_JOIN);
  return rest;
}

/** The class whose page a path leads to, by its id or rand; null where it leads elsewhere. */
export const classAt = (path: string): string | null =>
  /^\/classes\/([\w-]{1,64})(?:[?#]|$)/.exec(path)?.[1] ?? null;

/**
 * The class that brought somebody; null where there is none to join, or no answer comes: signing up goes
 * on without it. For the pages of visitors, which load no query cache.
 */
export async function fetchClassToJoin(classId: string): Promise<ClassToJoin | null> {
  try {
    return await callApi(getClassToJoin, { classId });
  } catch {
    return null;
  }
}
