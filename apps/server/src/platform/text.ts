import { dictionary } from '@institute/contract/language';

/** Words of the services outside, as an administrator reads them. */
export const text = dictionary('server/platform', {
  /** Ways of paying, as the card payment provider names them. */
  channels: {
    card: 'Card',
    bank: 'Bank account',
    bank_transfer: 'Bank transfer',
    dedicated_nuban: 'Bank transfer',
    ussd: 'USSD',
    mobile_money: 'Mobile money',
    qr: 'QR code',
  },
  mailWithoutReason: 'The mail server gave no reason.',
});
