/*
 * What moves by itself on the landing page, and stands still for whoever rests on it, wants less motion or
 * pauses it.
 */

/** How long a feature stays (student specification, section 9). */
export const FEATURE_MS = 3_000;
/** How long the classes on show stay (same place). */
export const SHELF_MS = 5_000;
/** Between two cards, in px. */
const GAP = 16;
/** So near to an end is at it, in px. */
const NEAR = 8;
/** What the system is asked for by whoever wants less motion. */
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Shows the selling points one after the other, and the one whose dot is pressed. */
export function enlivenFeatures(root: HTMLElement, signal: AbortSignal): void {
  const region = root.querySelector<HTMLElement>('[data-features]');
  if (!region) return;
  const features = [...region.querySelectorAll<HTMLElement>('[data-feature]')];
  const dots = [...region.querySelectorAll<HTMLElement>('[data-dot]')];
  const show = (index: number) => {
    for (const [at, feature] of features.entries()) {
      feature.toggleAttribute('data-current', at === index);
      dots[at]?.setAttribute('aria-current', String(at === index));
    }
  };
  for (const [at, dot] of dots.entries()) {
    dot.addEventListener('click', () => show(at), { signal });
  }
  const advance = () => {
    const at = features.findIndex((feature) => feature.hasAttribute('data-current'));
    show((at + 1) % features.length);
  };
  rotate(region, FEATURE_MS, advance, signal);
}

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
    behavior: matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth',
  });
}

/**
 * Calls `advance` every `everyMs`, unless the region is paused, rested upon, behind a dialog, hidden in a
 * background tab, or the person prefers less motion: then it starts paused, and can be started by hand.
 * What they chose stands on the pause button itself, so that it outlives the one who listens.
 */
function rotate(
  region: HTMLElement,
  everyMs: number,
  advance: () => void,
  signal: AbortSignal,
): void {
  const button = region.querySelector<HTMLElement>('[data-pause]');
  if (!button) return;
  const reduced = matchMedia(LESS_MOTION);
  let isPointed = false;
  let isFocused = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isPlaying = () =>
    button.dataset.chosen === undefined ? !reduced.matches : button.dataset.chosen === 'play';
  const move = () => {
    const isSeen = document.visibilityState !== 'hidden' && !document.querySelector('dialog[open]');
    if (isSeen) advance();
  };
  const update = () => {
    const isMoving = isPlaying() && !isPointed && !isFocused;
    if (!isMoving) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(move, everyMs);
  };
  const show = () => {
    const playing = isPlaying();
    const label = (playing ? button.dataset.pause : button.dataset.play) ?? '';
    button.setAttribute('aria-label', label);
    button.title = label;
    button.dataset.playing = String(playing);
    update();
  };

  button.addEventListener(
    'click',
    () => {
      button.dataset.chosen = isPlaying() ? 'pause' : 'play';
      show();
    },
    { signal },
  );
  const rest = (kind: string, note: () => void) =>
    region.addEventListener(
      kind,
      () => {
        note();
        update();
      },
      { signal },
    );
  rest('pointerenter', () => {
    isPointed = true;
  });
  rest('pointerleave', () => {
    isPointed = false;
  });
  rest('focusin', () => {
    isFocused = true;
  });
  rest('focusout', () => {
    isFocused = false;
  });
  reduced.addEventListener('change', show, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  show();
}
