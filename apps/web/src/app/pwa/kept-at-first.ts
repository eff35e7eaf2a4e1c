import type { Call } from '@institute/contract/call';
import { getMyClasses } from '@institute/contract/classes';
import { getConsent } from '@institute/contract/consent';
import { getWalletHistory } from '@institute/contract/ledger';
import { getMailChoice } from '@institute/contract/mail-choice';
import { getMessages } from '@institute/contract/messages';
import { getSessions } from '@institute/contract/sessions';
import { getEmailVerification } from '@institute/contract/verification';
import { walletInput } from '../../domains/ledger/api.ts';
import { messagesInput } from '../../domains/messages/api.ts';
import { isDear } from '../../domains/offline/away.ts';
import { callApi } from '../../platform/api.ts';
import { isActedFor } from '../../platform/auth-store.ts';
import { ASSETS_CACHE } from '../../platform/cache-names.ts';
import { copyName } from '../../platform/copy-name.ts';
import { withinTable } from '../../platform/offline-cache.ts';
import { memberPages } from '../pages.ts';

/** What opens without a connection from the first visit on: My Classes, messages, wallet, profile. */
const wanted: readonly (readonly [Call, Readonly<Record<string, unknown>>])[] = [
  [getMyClasses, {}],
  [getMessages, messagesInput(1)],
  [getWalletHistory, walletInput(1)],
  [getEmailVerification, {}],
  [getSessions, {}],
  [getConsent, {}],
  [getMailChoice, {}],
];

/** Copies younger than this are good enough, in ms: asking costs the person data. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fetches what has no copy of today, one after the other, unless data is dear or no page would open offline. */
export async function keepForOffline(): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return;
  for (const [call, input] of wanted) {
    if (isDear() || isActedFor()) return;
    const name = copyName(call, input);
    const keptAt = name && (await withinTable((table) => table.keptAt(name)));
    // What one call refuses says nothing of the others.
    if (!keptAt || Date.now() - keptAt > DAY_MS) await callApi(call, input).catch(() => undefined);
  }
}

/** Fetches the code of the pages that a saved class opens and of daily practice, and keeps it. */
export async function keepCodeOfStudying(): Promise<void> {
  await Promise.all([
    memberPages.class.preload(),
    memberPages.lesson.preload(),
    memberPages.root.preload(),
    memberPages.practice.preload(),
    import('../../student/practice/exercise-view.tsx'),
    import('../../student/practice/finish-view.tsx'),
    import('../../student/practice/card-sound.tsx'),
    import('../../domains/words/widgets/root-link.tsx'),
    import('../../student/lesson/blocks/lesson-in-blocks.tsx'),
    import('../../domains/lessons/widgets/blocks/word-sheet.tsx'),
    import('../../domains/words/widgets/word-family.tsx'),
    import('../../domains/words/add-later-api.ts'),
    import('../../ui/sound-button.tsx'),
    import('../../ui/arabic-keyboard/arabic-keyboard.tsx'),
    import('../../ui/arabic-keyboard/keyboard-panel.tsx'),
    import('../../student/lesson/discussion/discussion.tsx'),
    import('../../student/lesson/end/lesson-end.tsx'),
    import('../../student/lesson/end/class-end.tsx'),
    import('../../student/lesson/exam/exam-section.tsx'),
    import('../../student/lesson/exam/exam-exercises.tsx'),
    import('../../student/lesson/exam/result-exercises.tsx'),
    import('../../student/lesson/lesson-refusal.tsx'),
    import('../../student/lesson/outline/side-outline.tsx'),
    import('../../student/lesson/outline/outline-dialog.tsx'),
    import('../../domains/lessons/widgets/reading/reading-tools.tsx'),
    import('../../domains/lessons/widgets/material/image-viewer.tsx'),
  ]);
  await keepLoaded();
}

/**
 * Keeps what this page has loaded, part of it before the service worker watched: what is said to be
 * saved has to open from now on. The browser still holds it, so it costs no data.
 */
async function keepLoaded(): Promise<void> {
  const kept = await caches.open(ASSETS_CACHE);
  const assets = new URL('/assets/', location.origin).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(assets) && !(await caches.match(name))) await kept.add(name);
  }
}
