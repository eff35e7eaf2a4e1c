import { dictionary } from '../language.ts';

/**
 * Why a lesson may not be opened, by the code of its refusal. Apart from the other refusals, since the
 * pages that know the gates say it themselves and should not carry all the rest.
 */
export const gateWordsInEnglish = {
  not_enrolled: 'Please enroll in the class to access lessons.',
  exam_pending: 'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  exam_not_passed: 'You cannot continue until you have passed the above exam.',
  place_held:
    'Your place in this class is on hold. New lessons open when it goes on; those you have opened stay open.',
  subscription_expired: 'Your subscription has expired. Please renew to access new content.',
  payment_overdue:
    'A part of the price of this class is overdue. New lessons open once it is paid; those you have opened stay open.',
  lesson_scheduled: 'This lesson will be available on {date}',
  monthly_limit: 'Monthly lesson limit reached for this class. Please check back next month.',
} as const;

export const gateWords = dictionary('errors/gates', gateWordsInEnglish);
