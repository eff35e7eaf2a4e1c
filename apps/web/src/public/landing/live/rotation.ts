/**
 * Calls `advance` every `everyMs`, unless the region is paused, rested upon, behind a dialog, hidden in a
 * background tab, or the person prefers less motion: then it starts paused, and can be started by hand.
 * What they chose stands on the pause button itself, so that it outlives the one who listens.
 */
export function rotate(
  region: HTMLElement,
  everyMs: number,
  advance: () => void,
  signal: AbortSignal,
): void {
  const button = region.querySelector<HTMLElement>('[data-pause]');
  if (!button) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
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
