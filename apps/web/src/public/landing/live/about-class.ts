import { registerPath } from '../../../platform/location.ts';
import { closeByPress, openDialog } from './dialogs.ts';

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
