import type { PhoneNews } from '@institute/contract/messages/phone-push';
import { PHONE_NAME, SIGNED_IN_CACHE } from '../../cache-names.ts';

/** What came, where it is of ours: of anybody else nothing is shown, and no other page is opened. */
export function readNews(text: string | undefined): PhoneNews | null {
  try {
    const { title, path, name } = JSON.parse(text ?? '') as Partial<Record<string, unknown>>;
    if (typeof title !== 'string' || typeof path !== 'string' || typeof name !== 'string')
      return null;
    return /^\/messages\/[\w-]+$/.test(path) && name !== '' ? { title, path, name } : null;
  } catch {
    return null;
  }
}

/** Under which name this device rings for whoever is signed in here; empty where nobody is, or wants it. */
export async function nameHere(): Promise<string> {
  const kept = await caches.match(PHONE_NAME, { cacheName: SIGNED_IN_CACHE });
  return (await kept?.text()) ?? '';
}

/** The part of a registration that is used here. */
interface Phone {
  showNotification(title: string, options: NotificationOptions): Promise<void>;
  pushManager: { getSubscription(): Promise<{ unsubscribe(): Promise<unknown> } | null> };
}

/** Shows what came for whoever is signed in here; what came for anybody else is shown to nobody, and comes no more. */
export async function showNews(phone: Phone, text: string | undefined): Promise<void> {
  const news = readNews(text);
  if (news && news.name === (await nameHere())) {
    const { title, path } = news;
    // One that comes twice takes the place of itself.
    const options = { tag: path, dir: 'auto', icon: '/icons/icon-192.png', data: path } as const;
    return phone.showNotification(title, options);
  }
  await (await phone.pushManager.getSubscription())?.unsubscribe();
}

/** The part of the worker's windows that is used here. */
interface Windows {
  matchAll(which: {
    type: 'window';
  }): Promise<readonly { focus(): Promise<unknown>; navigate(path: string): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Opens the message in the window that is there, or in one of its own. */
export async function openNews(windows: Windows, path: string): Promise<void> {
  const [window] = await windows.matchAll({ type: 'window' });
  if (!window) return void (await windows.openWindow(path));
  await window.focus();
  await window.navigate(path);
}
