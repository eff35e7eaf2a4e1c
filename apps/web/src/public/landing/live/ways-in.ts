import { goTo, signUpPath } from '../../../platform/location.ts';
import { REFERRAL_PARAMETER } from '../../../platform/share.ts';
import type { AuthForm } from '../../auth-forms.tsx';
import { focusSignIn } from './sign-in.ts';

/** What a press of a way in asks for. */
interface Asks {
  open: (form: AuthForm, link: HTMLAnchorElement) => void;
  about: (rand: string) => void;
  /** The visitor reaches for a way in. */
  reach: () => void;
}

/** Whether a press means the link itself: a window of its own, a tab in the background. */
const isForLink = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

const wayInOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-way-in]') : null;

/**
 * Has the painted links to the forms and to About This Class open those here. What the address asks for,
 * a friend's referral code or the page that somebody was on the way to, goes along with the links: the
 * page is the same for everybody, so the server cannot put it into them. Signing in asks for no code.
 */
export function enlivenWaysIn(root: HTMLElement, asks: Asks, signal: AbortSignal): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-way-in]')) {
    keepQuery(link);
    if (!link.hasAttribute('data-button')) continue;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
  }
  const follow = (link: HTMLAnchorElement) => {
    const { wayIn, about = '', join } = link.dataset;
    if (wayIn === 'about') {
      asks.about(about);
      return;
    }
    keepQuery(link);
    link.closest('dialog')?.close();
    if (wayIn === 'sign-in') {
      focusSignIn(root);
      return;
    }
    if (join) goTo(withCode(signUpPath(join)), { replace: true });
    asks.open(wayIn as AuthForm, link);
  };
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    hear: (event: HTMLElementEventMap[Kind], link: HTMLAnchorElement) => void,
  ) =>
    root.addEventListener(
      kind,
      (event) => {
        const link = wayInOf(event);
        if (link) hear(event, link);
      },
      { signal, passive: kind === 'touchstart' },
    );
  listen('click', (event, link) => {
    if (isForLink(event)) return;
    event.preventDefault();
    follow(link);
  });
  // A link hears Enter by itself, a button the space bar too.
  listen('keydown', (event, link) => {
    if (event.key !== ' ' || !link.hasAttribute('data-button')) return;
    event.preventDefault();
    follow(link);
  });
  for (const kind of ['pointerover', 'touchstart', 'focusin'] as const) {
    listen(kind, (_event, link) => {
      if (link.dataset.wayIn !== 'about') asks.reach();
    });
  }
  const card = root.querySelector('[data-sign-in]');
  card?.addEventListener('focusin', asks.reach, { signal });
}

function keepQuery(link: HTMLAnchorElement): void {
  const { wayIn, join } = link.dataset;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(location.search)) {
    // Whoever has chosen a class is on the way there.
    if (name === 'next' ? !join : wayIn !== 'sign-in') query.set(name, value);
  }
  link.search = String(query);
}

/** An address of this site with the referral code that this page came with. */
function withCode(path: string): string {
  const code = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
  return code ? `${path}&${REFERRAL_PARAMETER}=${encodeURIComponent(code)}` : path;
}
