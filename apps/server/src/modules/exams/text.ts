import { countOf, dictionary } from '@institute/contract/language';

/** What the server says of exams and their marks. */
export const text = dictionary('server/exams', {
  submitted: 'Exam submitted successfully!',
  draftSaved: 'Saved',
  begun: 'The exam has begun.',
  attemptWaits: (time: string) => `The next attempt opens on ${time}.`,
  marked: 'Exam marked successfully!',
  changed: 'Mark changed.',
  undone: 'Mark taken back.',
  keyUsed: 'This key has marked another submission.',
  remarked: 'The exam was marked again.',
  remarkedOther: 'What would change is not what you were shown. Please look again.',
  weightsSaved: 'Weights saved.',
  /** The first columns of the file of the gradebook; the exams follow. Its last lines begin with them. */
  bookColumns: { name: 'Name', email: 'E-mail', mean: 'Mean', weight: 'Weight' },
  bookWaits: 'waits for its mark',
  schemeSaved: 'Scheme saved.',
  gradesShown: 'Students see their own grade now.',
  gradesHidden: 'Students do not see their grades any more.',
  markSaved: 'Saved',
  presetSaved: 'The scheme is kept for all classes.',
  presetDeleted: 'The scheme is deleted. Classes keep theirs.',
  marksWouldGo: (count: number) =>
    `${countOf(count, 'mark')} would be deleted by this. Please look at it again.`,
  markTooHigh: (most: string) => `At most ${most} points.`,
  markWritten: (by: string, mark: string) => `${by} has written ${mark} here meanwhile.`,
  markGone: 'Somebody has taken this mark away meanwhile.',
  ownMark: 'This mark is your own. Another teacher or an administrator writes it.',
  notInClass: 'This student is not in the class any more.',
  /** The first columns of the file of grades; those of the scheme follow. Its last lines begin with the others. */
  gradeColumns: { name: 'Name', email: 'E-mail', grade: 'Grade', outOf: 'Points', period: 'Time' },
  wholeTime: 'The whole class',
  anotherMarker: 'Another administrator',
  alreadyMarked: (by: string, score: number | null) =>
    `${by} has already marked this exam with ${score}%.`,
  alreadyMarkedOn: (by: string, score: number | null, time: string) =>
    `${by} has already marked this exam with ${score}% on ${time}.`,
  /** Why an answer was left to people. */
  left: {
    tooLong: 'The answer is too long for the machine.',
    hidden: 'The answer holds characters that cannot be seen.',
    encoded: 'The answer holds what looks like an encoded text.',
    foreignLetters: 'The answer holds letters of a script that was not asked for.',
    toTheMarker: 'The answer speaks to its marker instead of to the question.',
    unsure: (said: string) => `The machine was not sure. It said: ${said}`,
    foreign: (said: string) =>
      `A high score for an answer that shares no word with what was asked. The machine said: ${said}`,
    praisedElsewhere: (said: string) =>
      `The machine gives this answer marks for another question too. It said: ${said}`,
    nonsense: 'The machine gave no answer that makes sense.',
  },
});
