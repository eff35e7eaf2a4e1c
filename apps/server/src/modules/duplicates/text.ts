import { dictionary } from '@institute/contract/language';

/** What the server says of copies. */
export const text = dictionary('server/duplicates', {
  classDuplicated: 'The class has been duplicated.',
  lessonDuplicated: 'The lesson has been duplicated.',
  lessonsCopied: 'The lessons have been copied.',
  /** The subject of a copy beside its original. */
  copyOf: (subject: string) => `${subject} (copy)`,
});
