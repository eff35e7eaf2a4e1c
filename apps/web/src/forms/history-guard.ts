/**
 * Listens for Back and Forward before the router does, since this module is loaded first: a page
 * with unsaved changes may hold them up.
 */
type Guard = (event: PopStateEvent) => void;
let guard: Guard | null = null;

window.addEventListener('popstate', (event) => guard?.(event));

/** Sets the one guard there is; gives back what takes it away. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
