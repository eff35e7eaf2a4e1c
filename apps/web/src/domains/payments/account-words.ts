import { dictionary } from '@institute/contract/language';
import { formatKobo } from '@institute/contract/money';
import { DUTY_FROM, TRANSFER_DUTY } from '@institute/contract/payments/account-numbers';

const round = (kobo: number) => formatKobo(kobo).replace(/\.00$/, '');

/** The words of a student's own account number. */
export const accountText = dictionary('domains/payments/account-number', {
  title: 'Your account number',
  intro:
    'A bank account number that is yours alone: what anybody transfers to it arrives in your wallet by itself.',
  get: 'Get my account number',
  asking: 'Asking the bank...',
  asked: 'The bank has been asked for your account number. It appears here by itself.',
  broken: 'An error occurred. Please try again.',
  again: 'Try again',
  copy: 'Copy',
  copied: 'Account number copied',
  copyRefused: 'It could not be copied. Please write the number down.',
  how: 'What is transferred to it arrives in your wallet, mostly within minutes.',
  duty: `For a transfer of ${round(DUTY_FROM)} or more, the sender’s bank takes a duty of ${round(TRANSFER_DUTY)}.`,
  notCome: 'It has not come?',
  looking: 'Asking the bank...',
  lookedAgain: 'The bank was asked. What has come is in your wallet.',
});
