/*
 * The whole script of the pages for readers, which can be read without it: sharing by the phone's own
 * sheet, copying the address, and a friend's referral code that came with the address and goes on to
 * sign-up. The page is the same for everybody, so the server cannot put the code into it. A lesson that
 * can be tried is given life by the application, which is fetched for whoever comes to it.
 */
import { isDear } from '../../domains/offline/storage.ts';
import { REFERRAL_PARAMETER, shareSheet, withReferral } from '../../platform/share.ts';
import { startApp } from '../app-code.ts';

const DONE_MS = 2_000;

for (const box of document.querySelectorAll<HTMLElement>('[data-share-url]')) {
  const { shareUrl: url = location.href, shareTitle: title = document.title } = box.dataset;
  const sheet = box.querySelector<HTMLButtonElement>('[data-share="sheet"]');
  if (sheet && typeof navigator.share === 'function') {
    sheet.hidden = false;
    sheet.addEventListener('click', () => void shareSheet({ title, url }));
  }
  const copy = box.querySelector<HTMLButtonElement>('[data-share="copy"]');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener('click', () => void copied(box, url));
  }
}

async function copied(box: HTMLElement, url: string): Promise<void> {
  const label = box.querySelector<HTMLElement>('[data-share-done]');
  const status = box.querySelector<HTMLElement>('[data-share-status]');
  if (!label || !status || label.textContent === label.dataset.shareDone) return;
  await navigator.clipboard.writeText(url);
  const before = label.textContent;
  const done = label.dataset.shareDone ?? '';
  label.textContent = done;
  status.textContent = done;
  setTimeout(() => {
    label.textContent = before;
    status.textContent = '';
  }, DONE_MS);
}

const referral = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
if (referral) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-join]')) {
    link.href = withReferral(link.href, referral);
  }
}

const lesson = document.getElementById('root');
if (lesson) giveLife(lesson);

/** Fetches what gives the lesson life once somebody touches it, or comes to what it answers where data is not dear. */
function giveLife(root: HTMLElement): void {
  const lost = root.parentElement?.querySelector<HTMLElement>('[data-lost]');
  const start = () => {
    startApp(() => {
      if (lost) lost.hidden = false;
      for (const pressed of root.querySelectorAll('[aria-busy]'))
        pressed.removeAttribute('aria-busy');
    });
  };
  for (const kind of ['pointerdown', 'focusin']) {
    root.addEventListener(kind, start, { once: true, passive: true });
  }
  const exercise = root.querySelector('form');
  if (isDear() || !exercise) return;
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    start();
  });
  watcher.observe(exercise);
}
