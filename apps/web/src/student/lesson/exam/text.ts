import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/**
 * The words of exams. Those of the specification stand as it writes them; `answerEvery`,
 * `writeAnswer` and `unreadable` are the server's own (a test compares them with the contract).
 */
export const examText = dictionary('student/exam', {
  // Why an exam cannot be submitted yet, in the order of checking.
  logIn: 'Please log in to submit the exam',
  uploadImage: 'Please upload your answer image',
  answerEvery: 'Please answer every question.',
  answerThis: 'Answer this question.',
  writeAnswer: 'Please write your answer.',
  oneKind:
    'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.',
  unreadable: 'This picture could not be read. Please choose another.',
  heic: 'This browser cannot read HEIC pictures. Choose a JPEG or PNG, or a screenshot of the picture.',

  // Submitting.
  submit: 'Submit exam',
  submitting: 'Submitting...',
  askTitle: 'Submit this exam?',
  ask: 'An exam is submitted once. Answers cannot be changed afterwards.',
  askAttempt: 'The answers of this attempt cannot be changed afterwards.',
  noTheory: 'You have not answered the theory question. It counts as 0.',
  failed: 'Failed to submit exam',
  error: 'An error occurred while submitting the exam',
  sendsLater:
    'It is sent by itself as soon as there is a connection, unless you change an answer before.',
  submittedTitle: 'Exam submitted',
  submitted: 'The exam has been submitted.',
  waitForMark: 'Your theory answer will be marked by a teacher. A message tells you when it is.',
  seeResult: 'See the result',

  // The form.
  objective: 'Questions',
  theory: 'Theory question',
  howToAnswer: 'How to answer',
  type: 'Type',
  image: 'Upload image',
  yourAnswer: 'Your answer',
  imageOfAnswer: 'Image of your answer',
  imageHint: 'Write on paper, photograph it in good light, and choose the picture here.',
  chooseImage: 'Choose image',
  anotherImage: 'Choose another image',
  preparing: 'Preparing the picture',
  removeImage: 'Remove image',
  imageCounts: 'Your image will be submitted as the answer.',
  textCounts: 'Your typed answer will be submitted as the answer.',
  notice: 'Notice',
  keepText: 'Keep the typed answer',
  useImage: 'Use the image instead',
  keepImage: 'Keep the image',
  useText: 'Type instead',
  answered: 'answered',
  points: (points: number) => countOf(points, 'point'),
  saved: (time: string) => `Saved ${time}`,
  savedHere: (time: string) => `Saved on this device ${time}`,
  waiting: 'Waiting to be sent',
  notKept: 'This browser cannot keep your answers. Leave this page open until you have submitted.',
  noQuestions: 'This exam has no questions yet.',
  noQuestionsHint: 'Come back when your teacher has added them.',

  // Attempts and time.
  attempts: 'Attempts',
  attempt: (place: number) => `Attempt ${formatNumber(place)}`,
  attemptOf: (place: number, of: number) =>
    of > 1 ? `Attempt ${formatNumber(place)} of ${formatNumber(of)}` : 'The exam',
  begin: 'Begin the exam',
  beginAgain: 'Begin another attempt',
  beginning: 'Beginning...',
  beginTitle: 'Begin now?',
  beginAsk: (minutes: number) =>
    `The clock starts at once and does not stop: you have ${countOf(minutes, 'minute')}.`,
  beginFailed: 'The exam could not be begun.',
  beginBroken:
    'The exam could not be begun. Check your connection and try again; no time has been lost.',
  opensOn: (time: string) => `The next attempt opens ${time}.`,
  noAttemptLeft: 'You have used every attempt.',
  answersLater: 'The right answers are shown after your last attempt.',
  counts: 'Counts',
  timedOut: 'Time ran out',
  timeLeft: 'Time left',
  endsAt: (time: string) => `until ${time}`,
  minutesLeft: (minutes: number) =>
    `${countOf(minutes, 'minute')} left. What you answer is being saved.`,
  timeUpShort: 'Time is up.',
  timeUp:
    'Time is up. Your answers are being handed in; without a connection, what was saved until then counts.',
  submittedInTime: 'The time was up. What was saved until then has been handed in.',
  passed: (mark: number) => `Passed: the pass mark is ${formatNumber(mark)} %.`,
  notPassed: (mark: number) =>
    `Not passed: the pass mark is ${formatNumber(mark)} %. The lessons after it stay closed.`,
  passWaits: (mark: number) =>
    `The pass mark is ${formatNumber(mark)} %. The lessons after it open when your mark is there and reaches it.`,

  // The result.
  result: 'Your result',
  objectiveScore: 'Objective score',
  theoryScore: 'Theory score',
  totalScore: 'Total score',
  pending: 'Pending',
  pendingTotal: 'Pending Theory Grade',
  allRight: 'You answered every question correctly.',
  rightOf: (right: number, total: number) =>
    `You answered ${formatNumber(right)} of ${countOf(total, 'question')} correctly.`,
  missed: 'What to look at again',
  exercises: 'Exercises',
  missedComeBack: 'What you missed comes back in your practice, from tomorrow on.',
  known: (count: number) => `What you knew: ${countOf(count, 'question')}`,
  onlyMarks: 'The two differ in their vowel signs alone. Read both aloud.',
  right: 'Right',
  wrong: 'Wrong',
  yourChoice: 'Your answer',
  correctChoice: 'Correct answer',
  noChoice: 'You did not answer this question.',
  noAnswer: 'You gave no answer.',
  comment: 'Your teacher says',
  modelAnswer: 'Model answer',
  submittedAt: (time: string) => `Submitted ${time}`,
  markedAt: (time: string) => `Marked ${time}`,
});
