import { hasBeenHere } from '../../../platform/been-here.ts';
import { registerPath } from '../../../platform/location.ts';
import { visitStorage } from '../../../platform/storage.ts';

/*
 * The painted dialogs of the landing page, on the browser's own `<dialog>`, which traps the focus,
 * closes on Esc and gives the focus back. `ui/dialog.tsx` paints their frame.
 */

/** The message that was closed in this visit (student specification, section 4). */
const SEEN_KEY = 'landing-message-seen';

/**
 * Opens the institute's message to visitors, once per message and visit, over no other dialog; never to
 * whoever is on the way to a page, has just signed out or has been signed in here before (rulings §10).
 */
export function welcome(root: HTMLElement, signal: AbortSignal): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-welcome]');
  if (!dialog) return;
  const message = JSON.parse(dialog.dataset.welcome ?? '""') as string;
  closeByPress(dialog, signal);
  dialog.addEventListener('close', () => void visitStorage.setItem(SEEN_KEY, message), { signal });
  const isStranger = !new URLSearchParams(location.search).has('next') && !hasBeenHere();
  if (!isStranger || visitStorage.getItem(SEEN_KEY) === message) return;
  if (!document.querySelector('dialog[open]')) openDialog(dialog);
}

/** Has About This Class tell of one class, all of which stand in it; gives what opens it. */
export function aboutClass(root: HTMLElement, signal: AbortSignal): (rand: string) => void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-about-class]');
  const join = dialog?.querySelector<HTMLAnchorElement>('[data-join]');
  if (!dialog || !join) return () => undefined;
  closeByPress(dialog, signal);
  return (rand) => {
    for (const one of dialog.querySelectorAll<HTMLElement>('[data-class]')) {
      one.hidden = one.dataset.class !== rand;
      if (one.hidden) continue;
      // The class is kept in the address, which the forms leave by.
      const { path = '' } = one.dataset;
      join.dataset.join = path;
      join.href = registerPath(path);
    }
    openDialog(dialog);
  };
}

/** Opens a painted dialog. */
function openDialog(dialog: HTMLDialogElement): void {
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
function closeByPress(dialog: HTMLDialogElement, signal: AbortSignal): void {
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
