import { dictionary } from '@institute/contract/language';

/** What the server says of places in classes. */
export const text = dictionary('server/places', {
  otherAct: 'This form has done something else already. Open it again.',
});
