import { dictionary } from '@institute/contract/language';

/** The words around a person. */
export const text = dictionary('domains/people', {
  name: 'Name',
  email: 'Email',
});
