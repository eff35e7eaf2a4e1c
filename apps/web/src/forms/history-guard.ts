/**
 * Listens for Back and Forward before the router does, since this module is loaded first: a page
 * with unsaved changes may hold them up.
 */
type Guard = (event: PopStateEvent) => void;
/** The innermost is last: a dialog asks before the page beneath it does. */
const guards = new Set<Guard>();

window.addEventListener('popstate', (event) => [...guards].at(-1)?.(event));

/** Sets a guard before those there are; gives back what takes it away. */
export function guardHistory(next: Guard): () => void {
  guards.add(next);
  return () => void guards.delete(next);
}
