/*
 * The painted dialogs of the landing page, on the browser's own `<dialog>`, which traps the focus,
 * closes on Esc and gives the focus back. `ui/dialog.tsx` paints their frame.
 */

/** Opens a painted dialog. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  const body = dialog.querySelector<HTMLElement>('[data-body]');
  if (!body) return;
  // Text without a control in it is scrolled by keys only when it takes the focus.
  const measure = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(measure);
  for (const each of [body, ...body.children]) observer.observe(each);
  dialog.addEventListener('close', () => observer.disconnect(), { once: true });
}

/** Has a dialog closed by its buttons, and by a press outside that began there too. */
export function closeByPress(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressedOutside = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedOutside = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const isClose = target instanceof Element && target.closest('[data-close]') !== null;
      if (isClose || (pressedOutside && target === dialog)) dialog.close();
    },
    { signal },
  );
}
