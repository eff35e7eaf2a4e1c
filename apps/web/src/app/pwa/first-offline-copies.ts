import { getConsent } from '@institute/contract/auth/consent';
import { getSessions } from '@institute/contract/auth/sessions';
import { getEmailVerification } from '@institute/contract/auth/verification';
import type { Call } from '@institute/contract/call';
import { getMyClasses } from '@institute/contract/classes/classes';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { getMailChoice } from '@institute/contract/messages/mail-choice';
import { getMessages } from '@institute/contract/messages/messages';
import { walletPage } from '../../domains/ledger/api.ts';
import { messagesInput } from '../../domains/messages/api.ts';
import { keepLoaded } from '../../domains/offline/keep-code.ts';
import { isDear } from '../../domains/offline/storage.ts';
import { callApi } from '../../platform/api.ts';
import { isActedFor } from '../../platform/auth-store.ts';
import { copyName } from '../../platform/copy-name.ts';
import { withinTable } from '../../platform/offline-cache.ts';
import { memberPages } from '../pages.ts';

/** What opens without a connection from the first visit on: My Classes, messages, wallet, profile. */
const wanted: readonly (readonly [Call, Readonly<Record<string, unknown>>])[] = [
  [getMyClasses, {}],
  [getMessages, messagesInput(1)],
  [getWalletHistory, walletPage(1)],
  [getEmailVerification, {}],
  [getSessions, {}],
  [getConsent, {}],
  [getMailChoice, {}],
];

/** Their pages. */
const pages = ['myClasses', 'messages', 'message', 'wallet', 'profile'] as const;

/** Copies younger than this are good enough, in ms: asking costs the person data. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fetches what has no copy of today, one after the other, unless data is dear or no page would open offline. */
export async function keepForOffline(): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return;
  await Promise.all(pages.map((page) => memberPages[page].preload()));
  await keepLoaded();
  for (const [call, input] of wanted) {
    if (isDear() || isActedFor()) return;
    const name = copyName(call, input);
    const keptAt = name && (await withinTable((table) => table.keptAt(name)));
    // What one call refuses says nothing of the others.
    if (!keptAt || Date.now() - keptAt > DAY_MS) await callApi(call, input).catch(() => undefined);
  }
}
