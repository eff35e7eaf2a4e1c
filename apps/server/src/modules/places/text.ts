import { dictionary } from '@institute/contract/language';

/** What the server says of places in classes. */
export const text = dictionary('server/places', {
  paid: 'Enrolled. The wallet has paid.',
  otherAct: 'This form has done something else already. Open it again.',
});
