import { language } from '@institute/contract/language';
import OneSignal from 'react-onesignal';
import { onSignOut } from '../auth-store.ts';
import { text } from './text.ts';

/** The service's worker and its scope: beside ours, since one scope holds one worker only. */
const WORKER = { path: 'push/worker.js', scope: '/push/' };

/** Student §9: when, about what and in which words a student is asked. */
const prompt = {
  type: 'category' as const,
  autoPrompt: true,
  delay: { pageViews: 1, timeDelay: 5 },
  categories: [
    { tag: 'arabic-lessons', label: text.lessons },
    { tag: 'culture-tips', label: text.culture },
  ],
  text: {
    actionMessage: text.ask,
    acceptButton: text.accept,
    cancelButton: text.decline,
  },
};

let started: Promise<boolean> | null = null;

/**
 * Starts the push service once a visit: its script is fetched from its own host, a subscription that
 * the browser dropped is renewed, the notify button stands at the foot, and after a page view and
 * five seconds it asks. With `pushId` the device belongs to the person signed in, until they sign
 * out. A browser without push, or one that blocks the script, goes on without.
 */
export async function startPush(appId: string, pushId: string | undefined): Promise<void> {
  started ??= init(appId);
  if ((await started) && pushId) await OneSignal.login(pushId).catch(complain);
}

async function init(appId: string): Promise<boolean> {
  try {
    await OneSignal.init({
      appId,
      autoResubscribe: true,
      allowLocalhostAsSecureOrigin: location.hostname === 'localhost',
      serviceWorkerPath: WORKER.path,
      serviceWorkerParam: { scope: WORKER.scope },
      notifyButton: { ...notifyButton },
      promptOptions: { slidedown: { prompts: [prompt] } },
    });
    onSignOut(() => void OneSignal.logout().catch(complain));
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

const complain = (error: unknown) => console.warn('Push is not available here', error);

/** Above the chat link, which has the corner. */
const notifyButton = {
  enable: true,
  prenotify: true,
  showCredit: false,
  size: 'small' as const,
  position: language.direction === 'rtl' ? ('bottom-left' as const) : ('bottom-right' as const),
  offset: { bottom: '84px', left: '16px', right: '16px' },
  text: {
    'tip.state.unsubscribed': text.unsubscribed,
    'tip.state.subscribed': text.subscribed,
    'tip.state.blocked': text.blocked,
    'message.prenotify': text.prenotify,
    'message.action.subscribing': text.subscribing,
    'message.action.subscribed': text.nowSubscribed,
    'message.action.resubscribed': text.subscribedAgain,
    'message.action.unsubscribed': text.nowUnsubscribed,
    'dialog.main.title': text.title,
    'dialog.main.button.subscribe': text.subscribe,
    'dialog.main.button.unsubscribe': text.unsubscribe,
    'dialog.blocked.title': text.blockedTitle,
    'dialog.blocked.message': text.blockedDetail,
  },
};
