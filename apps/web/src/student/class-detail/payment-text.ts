import { dictionary } from '@institute/contract/language';

/** The words of the dialogs in which a class is paid for, which come with them. */
export const paymentText = dictionary('student/class-detail/payment', {
  asked: {
    enrol: { title: 'Enroll in this class?', confirm: 'Enroll', busy: 'Enrolling...' },
    renewal: { title: 'Renew this subscription?', confirm: 'Renew', busy: 'Renewing...' },
  },
  paymentTitle: 'Payment Required',
  paymentDetail: 'Your wallet does not hold enough for this class.',
  paymentWay:
    'The institute adds money to your wallet. Once it is there, come back to this page and enroll.',
  paymentByCard: 'Pay the price by card now, or fund your wallet and enroll from it.',
  payByCard: 'Pay by card',
  processing: 'Processing...',
  paymentEnough: 'Your wallet now holds enough for this class.',
  paymentChat: 'Ask on WhatsApp',
  openWallet: 'Open my wallet',
  missing: 'Still missing',
  price: 'Price',
  balanceAfter: 'Balance after',
  balance: 'Wallet balance',
});
