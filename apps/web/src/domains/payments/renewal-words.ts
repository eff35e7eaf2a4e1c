import { dictionary } from '@institute/contract/language';
import type { StopReason } from '@institute/contract/payments/renewals';

/** The words of cards that are kept, and of what is paid by itself. */
export const renewalText = dictionary('payments/renewals', {
  title: 'Your card',
  section: 'Paid by itself',
  expires: 'Good until',
  kept: 'Your card is kept',
  keep: 'Keep this card',
  keeping: 'Keeping it...',
  remove: 'Remove',
  removing: 'Removing...',
  removed: 'Your card is removed',
  offer: 'You have paid with {card}. Keep it, and it pays for you where your wallet is short.',
  offerDetail: 'Only for classes that you switch on. You can remove it at any time.',
  used: 'It pays only for classes that you have switched on, and only where your wallet is short.',
  none: 'No card is kept: only your wallet pays.',
  switch: 'Pay by itself',
  month: '{amount} for a month more on {day}',
  part: '{amount} for the next part on {day}',
  byCard: 'From your wallet, or from {card} where it is short.',
  byWallet: 'From your wallet.',
  told: 'We tell you three days before.',
  /** Of a part, which the wallet pays in any case. */
  partAnyway: 'Your wallet pays it by itself in any case, as soon as it holds enough.',
  partByCard:
    'Switched on, {card} pays where your wallet is short, and we tell you three days before.',
  partNoCard:
    'Switched on, a card that you keep pays where your wallet is short, and we tell you three days before.',
  partStopped: 'No card is charged any more. Your wallet goes on paying the parts.',
  nothing: 'Nothing is left to pay.',
  stop: 'Stop',
  stopping: 'Stopping...',
  stopped: 'Nothing is taken by itself any more',
  on: 'It is paid by itself from now on',
  failed: 'This could not be saved. Please try again.',
  reasons: {
    expired: 'Stopped: your card has expired. Pay with another card and keep that.',
    declined: 'Stopped: your bank does not take this card any more.',
    tries:
      'Stopped: your card was tried on three days, and your bank did not let us take the money.',
    price:
      'Stopped: the price has risen. Look at the new one, and switch it on again if you agree.',
    unpaid: 'Stopped: for a week neither your wallet nor a card could pay.',
  } satisfies Record<StopReason, string>,
});
