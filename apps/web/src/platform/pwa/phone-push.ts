import { PHONE_NAME, SIGNED_IN_CACHE } from '../cache-names.ts';

/** Whether this device rings; `blocked` where its person has forbidden that to our pages. */
export type PhoneState = 'unsupported' | 'blocked' | 'off' | 'on';

/** What a push service gives a device, as the server takes it. */
export interface PhoneKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const canRing = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscriptionHere = async () =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription();

/** How it stands with this device, which the server knows under a name; empty where it knows none. */
export async function readPhone(name: string): Promise<PhoneState> {
  if (!canRing()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (name === '' || !(await subscriptionHere())) return 'off';
  const kept = await caches.match(PHONE_NAME, { cacheName: SIGNED_IN_CACHE });
  return (await kept?.text()) === name ? 'on' : 'off';
}

/** Asks the person, and then the push service of the browser; null where the person says no. */
export async function askPhone(key: string): Promise<PhoneKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // One from before may be known under the name of somebody else.
  await (await subscriptionHere())?.unsubscribe();
  // Not `ready`, which waits for ever where the browser has refused the worker.
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) throw new Error('there is no worker to ring');
  const applicationServerKey = bytesOf(key);
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** The device rings for whoever is signed in here, under this name. */
export async function nameThisPhone(name: string): Promise<void> {
  const cache = await caches.open(SIGNED_IN_CACHE);
  await cache.put(PHONE_NAME, new Response(name));
}

/** The device rings no more, and what it has shown is taken away. */
export async function silencePhone(): Promise<void> {
  if (!canRing()) return;
  await (await caches.open(SIGNED_IN_CACHE)).delete(PHONE_NAME);
  await forgetPhone();
}

/** The same where the mark of who is signed in goes by itself. */
export async function forgetPhone(): Promise<void> {
  if (!canRing()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The bytes of a text in base64url, which some browsers do not read by themselves. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
