import { isDear } from '../domains/offline/storage.ts';

/** Addresses of the application's files, which the build writes into the page (`build/landing-page.mjs, build/reader-page.mjs`). */
interface AppFiles {
  /** With which every page of the application begins. */
  start: readonly string[];
  /** What is asked of it needs besides: the forms, or the lesson. */
  rest: readonly string[];
}

const { start, rest } = JSON.parse(
  document.getElementById('app-code')?.textContent ?? '{"start":[],"rest":[]}',
) as AppFiles;
const announced = new Set<string>();
/** What is done where the code that was started cannot be fetched. */
let whenLost: () => void = () => undefined;

/** Fetches all of it ahead of the press, where data is not dear. */
export function fetchAhead(): void {
  if (!isDear()) announce([...start, ...rest]);
}

/** Fetches what is largest ahead, where data is not dear. */
export function fetchStartAhead(): void {
  if (!isDear()) announce(start);
}

/** Starts the application, beside what is painted; more than once is the same as once. */
export function startApp(whenItIsLost: () => void = () => undefined): void {
  whenLost = whenItIsLost;
  announce([...start, ...rest]);
  for (const address of start) import(/* @vite-ignore */ address).catch(() => whenLost());
}

/** Names files to the browser all at once, so that none waits for another to name it. */
function announce(files: readonly string[]): void {
  for (const address of files) {
    if (announced.has(address)) continue;
    announced.add(address);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    link.addEventListener('error', () => whenLost());
    document.head.append(link);
  }
}
