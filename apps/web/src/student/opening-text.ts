import { dictionary } from '@institute/contract/language';

/** Why a lesson did not open, where the server does not say it. */
export const openingText = dictionary('student/opening', {
  failed: 'An error occurred while marking lesson as read',
  notKept: 'It is not saved on this device, and opens once you are connected.',
});
