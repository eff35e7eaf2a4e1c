import { dictionary } from '@institute/contract/language';

/** What the server says of classes and of joining them. */
export const text = dictionary('server/classes', {
  enrolled: 'Successfully enrolled in the class!',
  couponTaken: 'The code is taken: your next payment for this class costs less.',
  added: 'Class added successfully!',
  linksSaved: 'The live-class links are saved.',
  updated: 'Class updated successfully!',
  published: 'The class is published.',
  unpublished: 'The class is a draft again.',
  restored: 'The class is back.',
  profileSaved: 'Saved.',
  pictureMissing: 'Choose a picture: a JPEG, PNG or WebP file.',
  teacherSaved: 'The teacher is saved.',
  teacherRemoved: 'The class is taken away from the teacher.',
  deleted: 'Class deleted successfully!',
  priceNeeded: 'Price is required',
  entryExamWrong: 'This is not an exam of the prerequisite.',
  closeDateWrong: 'The registration close date is not a date.',
  sortWrong: 'This is not a sort order.',
  changedBy: (name: string) => `${name} has changed this class since you opened it.`,
  /** Why joining was refused: the price that was shown is not the price any more. */
  priceNow: {
    once: (price: string) => `The price is ${price} now. Nothing was taken.`,
    parts: (price: string, now: string) =>
      `The price is ${price} now, of which ${now} is paid on joining. Nothing was taken.`,
    monthly: (price: string) => `The price is ${price} a month now. Nothing was taken.`,
  },
  /** What stands in the wallet history, by what was done. */
  paidFor: {
    join: (name: string) => `Enrollment: ${name}`,
    renew: (name: string) => `Renewal: ${name}`,
  },
});
