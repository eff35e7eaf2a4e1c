import { dictionary } from '@institute/contract/language';

/** The words that the platform has for a person. */
export const text = dictionary('platform', {
  /** For anything that went wrong without the server saying what (student specification, section 8). */
  failure: 'An error occurred. Please try again.',
});
