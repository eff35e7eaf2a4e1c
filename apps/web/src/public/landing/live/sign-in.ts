/*
 * The sign-in form in the card of the landing page, whoever has made it: the server, whose painting of it
 * has no life of its own, or the application.
 */

/** What somebody has done in the form. */
export interface TypedSignIn {
  email: string;
  password: string;
  /** The name of the field that has the focus; undefined where none has. */
  focused: string | undefined;
}

const fieldIn = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement>(`[data-sign-in] input[name="${name}"]`);

/** What is typed in the form; nothing where it is at another of its steps. */
export function typedSignIn(root: ParentNode): TypedSignIn {
  const typed = { email: fieldIn(root, 'email'), password: fieldIn(root, 'password') };
  const focused = Object.values(typed).find((field) => field && field === document.activeElement);
  return {
    email: typed.email?.value ?? '',
    password: typed.password?.value ?? '',
    focused: focused?.name,
  };
}

/** Leads to the first field that is still empty. */
export function focusSignIn(root: ParentNode): void {
  const email = fieldIn(root, 'email');
  const field = email?.value === '' ? email : (fieldIn(root, 'password') ?? email);
  field?.focus();
  // All of the card, with the button, as far as it has room.
  field?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
}

/** Loads the page again, which keeps the e-mail that is typed in it. */
export function reloadWithEmail(root: ParentNode): void {
  history.replaceState({ ...history.state, email: typedSignIn(root).email }, '');
  location.reload();
}

/** The e-mail that was typed before the page was loaded again. */
export function restoreEmail(root: ParentNode): void {
  const email = fieldIn(root, 'email');
  if (email?.value === '') email.value = history.state?.email ?? '';
}

/** Has `submit` told of a press of the painted form in place of what a browser would do with it. */
export function hearPaintedSignIn(
  root: HTMLElement,
  submit: (button: HTMLElement | null) => void,
  signal: AbortSignal,
): void {
  root.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.closest('[data-sign-in]')) return;
      event.preventDefault();
      submit(target.querySelector<HTMLElement>('[type="submit"]'));
    },
    { signal },
  );
}
