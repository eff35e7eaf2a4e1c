import { useSyncExternalStore } from 'react';

/** How long a toast stays (student specification, section 9). */
export const TOAST_MS = 3_000;

/** How long one stays that can be acted on. */
export const ACTION_MS = 10_000;

/** What a toast offers to do, such as to take back what it tells of. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastItem {
  id: number;
  tone: ToastTone;
  message: string;
  /** A second line, as in 'Registration Closed' / 'Registration for this class has ended.' */
  detail: string | undefined;
  action: ToastAction | undefined;
}

let items: readonly ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, message: string, detail?: string, action?: ToastAction): void {
  const id = nextId++;
  // The same words twice in a row are one toast that starts anew, not a pile. What can be acted on
  // stays all the same: of two things that were deleted, each has its own way back.
  const plain = items.filter((item) => !item.action && item.message !== message).slice(-2);
  const rest = items.filter((item) => item.action || plain.includes(item));
  change([...rest, { id, tone, message, detail, action }]);
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

/** Short news that goes away by itself. What must be acted on belongs on the page instead. */
export const toast = {
  success: (message: string, detail?: string, action?: ToastAction): void =>
    show('success', message, detail, action),
  error: (message: string, detail?: string): void => show('error', message, detail),
  info: (message: string, detail?: string): void => show('info', message, detail),
};

/** The toasts in view, oldest first. */
export function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
    () => items,
  );
}
