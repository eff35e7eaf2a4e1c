import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { dictionary } from '@institute/contract/language';
import { paymentServices } from '@institute/contract/payments/payment-history';

/** What each service is called on screens and in titles, so that a search finds it by either. */
const words = dictionary('server/payments/services', {
  fund: 'fund funding',
  enrolment: 'enrolment enrollment',
  renewal: 'renewal',
  referral: 'referral',
  quiz: 'quiz reward',
  refund: 'refund',
  correction: 'correction taken back',
  waiver: 'waiver waived',
  join: 'accounts joined',
} satisfies Record<(typeof paymentServices)[number], string>);

/** The services whose name holds what was typed. */
export function servicesCalled(typed: string): string[] {
  const wanted = foldArabic(typed).trim();
  return paymentServices.filter((service) => words[service].includes(wanted));
}
