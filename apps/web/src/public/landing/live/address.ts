import { SIGN_UP } from '../../../platform/location.ts';
import { REFERRAL_PARAMETER } from '../../../platform/share.ts';
import type { AuthForm } from '../../auth-forms.tsx';
import { focusSignIn } from './sign-in.ts';

/** Which form an address asks for: a referral or a class opens sign-up, a guarded page sign-in. */
function formAsked(search: string): AuthForm | null {
  const query = new URLSearchParams(search);
  if (query.get(REFERRAL_PARAMETER) || query.has(SIGN_UP)) return 'sign-up';
  return query.has('next') ? 'sign-in' : null;
}

/**
 * Opens the form that the address asks for, or leads to that of signing in, now and whenever it comes to
 * ask for another; after the welcome, for one dialog is open at a time. Gives what stops it.
 */
export function followAddress(root: HTMLElement, open: (form: AuthForm) => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  let asked: AuthForm | null = null;
  const lead = (form: AuthForm) => (form === 'sign-in' ? focusSignIn(root) : open(form));
  const ask = () => {
    const [before, form] = [asked, formAsked(location.search)];
    asked = form;
    if (!form || form === before) return;
    const greeting = root.querySelector<HTMLDialogElement>('[data-welcome]');
    if (!greeting?.open) lead(form);
    else greeting.addEventListener('close', () => lead(form), { once: true, signal });
  };
  window.addEventListener('popstate', ask, { signal });
  ask();
  return () => life.abort();
}
