import { closeByPress, openDialog } from './dialogs.ts';

/** The message that was closed in this visit (student specification, section 4). */
const SEEN_KEY = 'landing-message-seen';

/** Opens the institute's message to visitors, once per message and visit, over no other dialog. */
export function welcome(root: HTMLElement, signal: AbortSignal): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-welcome]');
  if (!dialog) return;
  const message = JSON.parse(dialog.dataset.welcome ?? '""') as string;
  closeByPress(dialog, signal);
  dialog.addEventListener('close', () => remember(message), { signal });
  if (seenMessage() !== message && !document.querySelector('dialog[open]')) openDialog(dialog);
}

function seenMessage(): string | null {
  try {
    return sessionStorage.getItem(SEEN_KEY);
  } catch {
    return null;
  }
}

function remember(message: string): void {
  try {
    sessionStorage.setItem(SEEN_KEY, message);
  } catch {
    // Without storage it is shown again, which loses nothing.
  }
}
