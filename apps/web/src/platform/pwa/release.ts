import { useSyncExternalStore } from 'react';
import type { WorkerMessage } from './messages.ts';

/** A newer release, installed and waiting to take over; null while there is none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** True while a newer release is ready and this page is of an older one. */
export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

/** Lets the newer release take over and loads the page anew once it has. */
export function takeUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  handOver(navigator.serviceWorker.controller, waiting);
}

/** Lets one worker take over from another, which would hold it back for as long as it is at work. */
function handOver(from: ServiceWorker | null, to: ServiceWorker): void {
  if (from) tell(from, { type: 'rest' });
  tell(to, { type: 'take-over' });
}

/** Follows a registration: whatever waits is offered, or takes over when this page is of it already. */
export function followReleases(registration: ServiceWorkerRegistration): void {
  const look = async () => {
    const worker = registration.waiting;
    // The very first release has no page to wait for.
    if (!worker || !registration.active) return;
    if (await isOurs(worker)) handOver(registration.active, worker);
    else offer(worker);
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void look();
      // Another tab let it take over; loading this page anew is the person's own choice still.
      if (worker.state === 'redundant' && waiting === worker) offer(null);
    });
  };
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  void look();
}

/** Whether the worker is of the release that this page runs. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    tell(worker, { type: 'has', url: script?.src ?? '' }, [port2]);
  });
}

/** Says something to a worker. */
export function tell(
  worker: ServiceWorker,
  message: WorkerMessage,
  ports: Transferable[] = [],
): void {
  worker.postMessage(message, ports);
}
