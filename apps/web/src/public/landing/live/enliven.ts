import type { AuthForm } from '../../auth-forms.tsx';
import { aboutClass, welcome } from './dialogs.ts';
import { enlivenFeatures, enlivenShelf } from './moving.ts';
import { enlivenWaysIn } from './ways-in.ts';

/** Opens a form over the page, which somebody asked for by a link, or by the address. */
export type OpenForm = (form: AuthForm, link?: HTMLAnchorElement) => void;

/**
 * Brings what is painted of the landing page to life: what moves by itself, what its buttons do, the
 * welcome, About This Class and the ways in. The page's own script does so before the application is
 * there, and the application once it is; what either finds, it goes on with. Gives what stops it.
 */
export function enliven(root: HTMLElement, openForm: OpenForm, reach: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  for (const control of root.querySelectorAll('[data-live]')) control.classList.remove('invisible');
  welcome(root, signal);
  enlivenFeatures(root, signal);
  enlivenShelf(root, signal);
  const about = aboutClass(root, signal);
  enlivenWaysIn(root, { open: openForm, about, reach }, signal);
  return () => life.abort();
}
