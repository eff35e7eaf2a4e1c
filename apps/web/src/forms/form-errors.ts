import { type RefObject, useEffect, useRef } from 'react';

/** What is marked as wrong at a path such as `questions.2`, which may hold what is wrong beneath it. */
export function errorAt(errors: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
      errors,
    );
}

/** The words at a path such as `questions.2.answer`. */
export function messageAt(errors: object, path: string): string | undefined {
  const found = errorAt(errors, path);
  return (found as { message?: string } | undefined)?.message || undefined;
}

/**
 * Gives the focus to the first control that is marked as wrong, once the page has marked it. One in a
 * step that is not in view is led to by its step, whose form keeps the step in view as a state.
 */
export function useErrorFocus(
  element: RefObject<HTMLFormElement | null>,
  isRunning: boolean,
): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    // While a form runs its controls may be disabled.
    if (!isWanted.current || isRunning) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    const step = wrong.closest('[role="tabpanel"][hidden]')?.getAttribute('aria-labelledby');
    // A tab that takes the focus shows its panel, and with that this is asked again.
    if (step) return document.getElementById(step)?.focus();
    isWanted.current = false;
    wrong.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
