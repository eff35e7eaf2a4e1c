import { dictionary } from '@institute/contract/language';

/** The words of the way from a thing to what was done with it. */
export const text = dictionary('audit/ways', {
  done: 'What was done with it',
  doneWith: (name: string) => `What was done with ${name}`,
});
