import { rotate } from './rotation.ts';

/** How long the classes on show stay (student specification, section 9). */
export const SHELF_MS = 5_000;
/** Between two cards, in px. */
const GAP = 16;
/** So near to an end is at it, in px. */
const NEAR = 8;

/** Moves the classes on by a card, by themselves and by their buttons. */
export function enlivenShelf(root: HTMLElement, signal: AbortSignal): void {
  const region = root.querySelector<HTMLElement>('[data-shelf]');
  const list = region?.querySelector<HTMLElement>('[data-cards]');
  if (!region || !list) return;
  for (const button of region.querySelectorAll<HTMLElement>('[data-move]')) {
    const direction = button.dataset.move === 'next' ? 1 : -1;
    button.addEventListener('click', () => move(list, direction), { signal });
  }
  rotate(region, SHELF_MS, () => move(list, 1), signal);
}

/** Moves the list by a card, from its end to its beginning and back. */
function move(list: HTMLElement, direction: 1 | -1): void {
  const card = list.firstElementChild;
  if (!card) return;
  // Where one reads from the right, a list scrolls from 0 down.
  const reading = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const step = card.getBoundingClientRect().width + GAP;
  const last = list.scrollWidth - list.clientWidth - NEAR;
  const at = list.scrollLeft * reading;
  const wrapped = direction === 1 ? at >= last && 0 : at <= NEAR && last + NEAR;
  list.scrollTo({
    left: reading * (wrapped === false ? at + direction * step : wrapped),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}
