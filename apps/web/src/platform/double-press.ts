/** How soon after a press one at the same place is its second half, in ms. */
const WITHIN_MS = 400;
/** How far apart the two may lie, in px: a finger is not exact. */
const NEAR_PX = 24;

/** What opens or turns something, so that pressing it once more would undo that. */
const toggles = [
  '[aria-expanded]',
  '[aria-pressed]',
  '[data-toggle]',
  '[role="switch"]',
  'input[type="checkbox"]',
  'summary',
].join();

/** A box to tick is pressed by its label too, which does not name itself. */
const isToggle = (control: Element | null): boolean =>
  control?.closest(toggles) != null ||
  (control?.localName === 'label' && control.querySelector('input[type="checkbox"]') !== null);

interface Press {
  /** The mouse's own double press is counted by the browser; a finger's is judged here. */
  isMouse: boolean;
  at: number;
  x: number;
  y: number;
  control: Element | null;
  dialog: Element | null;
}

function pressOf({ pointerType, timeStamp, clientX, clientY, target }: PointerEvent): Press {
  const element = target instanceof Element ? target : null;
  return {
    isMouse: pointerType === 'mouse',
    at: timeStamp,
    x: clientX,
    y: clientY,
    control: element?.closest('a, button, summary, label, [role]') ?? element,
    dialog: element?.closest('dialog') ?? null,
  };
}

const isSecond = (first: Press, second: Press, count: number) =>
  second.isMouse
    ? count > 1
    : second.at - first.at < WITHIN_MS &&
      Math.hypot(second.x - first.x, second.y - first.y) < NEAR_PX;

/** Whether a second press meets something else than the first, or would take back what that did. */
function undoes(first: Press, second: Press): boolean {
  const isGone = first.control !== null && !first.control.isConnected;
  return isGone || first.dialog !== second.dialog || isToggle(second.control);
}

/**
 * Whether it would ask for the same once more, of a button that waits for an answer, which it shows a moment after it
 * was pressed; or meets what has come into its place, such as what stops it.
 */
const repeats = (first: Press): boolean => first.control?.hasAttribute('data-once') === true;

/**
 * Lets a double press do what one does. Many people press everything twice: the second press would
 * land on the backdrop of the dialog that the first has opened, close the menu again, or be refused
 * because the first is done. Keys are heard as often as they are pressed.
 */
export function calmDoublePresses(): void {
  let first: Press | null = null;
  let second: Press | null = null;
  window.addEventListener(
    'pointerdown',
    (event) => {
      first = second;
      second = pressOf(event);
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      // A click by a key, or by a script, has no count.
      if (event.detail === 0 || !first || !second) return;
      if (!isSecond(first, second, event.detail)) return;
      if (!undoes(first, second) && !repeats(first)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
