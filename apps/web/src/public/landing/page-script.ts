/*
 * The whole script of the landing page, which stands inside it. The application is fetched by the first
 * press that needs it: its forms, or the pages of whoever is signed in (decision 115).
 */
import { pathTo } from '@institute/contract/routes';
import { calmDoublePresses } from '../../platform/double-press.ts';
import { loginPath } from '../../platform/location.ts';
import { deviceStorage } from '../../platform/storage.ts';
import { fetchAhead, fetchStartAhead, startApp } from '../app-code.ts';
import type { AuthForm } from '../auth-forms.tsx';
import { followAddress } from './live/address.ts';
import { enliven } from './live/enliven.ts';
import { hearPaintedSignIn, reloadWithEmail, restoreEmail } from './live/sign-in.ts';
import { paintedElement } from './painted-landing.ts';

const landing = paintedElement();
if (landing && !knowsSomebody(deviceStorage.getItem('auth-storage'))) live(landing);
else startApp();

function live(element: HTMLElement): void {
  // Whoever has come to the address of signing in has come to do so.
  const isForSignIn = location.pathname === pathTo('login');
  if (isForSignIn) window.requestIdleCallback?.(fetchStartAhead);
  else {
    const address = loginPath(location.pathname + location.search) + location.hash;
    history.replaceState(history.state, '', address);
  }
  /** What was asked for, until the application opens it. */
  let wanted: { form: AuthForm; press: HTMLElement | null } | null = null;
  const want = (next: typeof wanted) => {
    wanted?.press?.removeAttribute('aria-busy');
    wanted = next;
    wanted?.press?.setAttribute('aria-busy', 'true');
  };
  const ask = (form: AuthForm, press: HTMLElement | null = null) => {
    want({ form, press });
    sayLost(element, null);
    startApp(() => {
      if (!wanted) return;
      const { press } = wanted;
      const address = press instanceof HTMLAnchorElement ? press.href : location.href;
      want(null);
      void goWithout(element, address);
    });
  };
  restoreEmail(element);
  const life = new AbortController();
  hearPaintedSignIn(element, (button) => ask('sign-in', button), life.signal);
  const stop = [enliven(element, ask, fetchAhead), followAddress(element, ask), () => life.abort()];
  window.paintedLanding = {
    element,
    handOver() {
      const form = wanted?.form ?? null;
      window.removeEventListener('storage', hearOtherTabs);
      for (const one of stop) one();
      want(null);
      sayLost(element, null);
      return form;
    },
  };
  const lost = element.querySelector('[data-lost]');
  lost?.querySelector('[data-close]')?.addEventListener('click', () => sayLost(element, null));
  lost?.querySelector('a')?.addEventListener('click', (event) => {
    if ((event.currentTarget as HTMLAnchorElement).pathname !== location.pathname) return;
    event.preventDefault();
    reloadWithEmail(element);
  });
  window.addEventListener('storage', hearOtherTabs);
  calmDoublePresses();
}

/**
 * What a link leads to can do without what could not be fetched. Where it leads back to this page, or nobody
 * answers there, the page stays and says so: the browser's own page of errors would stand in its place.
 */
async function goWithout(landing: HTMLElement, address: string): Promise<void> {
  const isElsewhere = new URL(address).pathname !== location.pathname;
  const answers = () =>
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  if (isElsewhere && (await answers())) location.assign(address);
  else sayLost(landing, address);
}

/** Says that a form could not be fetched, with a link to try again, or nothing more of it. */
function sayLost(landing: HTMLElement, address: string | null): void {
  const notice = landing.querySelector<HTMLElement>('[data-lost]');
  if (!notice) return;
  notice.hidden = address === null;
  if (address !== null) notice.querySelector('a')?.setAttribute('href', address);
}

/** Whether somebody is signed in on this device, as `platform/auth-store.ts` keeps it. */
function knowsSomebody(kept: string | null): boolean {
  return kept?.includes('"isAuthenticated":true') === true;
}

/** Another tab of the device has signed in, or has chosen a theme (`platform/theme-store.ts`). */
function hearOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === 'auth-storage' && knowsSomebody(newValue)) startApp();
  if (key === 'theme-storage' && newValue !== null) {
    document.documentElement.classList.toggle('dark', newValue.includes('"isDark":true'));
  }
}
