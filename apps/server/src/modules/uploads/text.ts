import { dictionary, formatNumber } from '@institute/contract/language';

/** What is said of uploads. */
export const text = dictionary('uploads', {
  enoughToday: (megabytes: number) =>
    `This would be more than the ${formatNumber(megabytes)} MB that can be sent within a day. Please go on tomorrow.`,
});
