import type { Strictness } from '@institute/contract/arabic/strictness';
import type { NearlyCredit } from '@institute/contract/exercises/parts';
import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';
import type { BlockKind, NoteTone } from '@institute/contract/lessons/blocks';

/** The words of the block editor. */
export const text = dictionary('admin/lesson-editor/blocks', {
  title: 'Blocks',
  hint: 'Students read them from top to bottom.',
  count: (count: number, most: number) => `${count} of ${most} blocks`,
  none: 'A lesson is made of blocks: texts, reading lines, sounds, pictures, exercises.',
  write: 'Write a text',
  add: 'Add block',
  addBelow: 'Add a block below',
  addTitle: 'What comes next?',
  once: 'The lesson has it already.',
  plain: 'Write a plain text',
  turned: (count: number) => `The text is in ${countOf(count, 'block')} now.`,
  backToText: 'Back to the plain text',
  undo: 'Undo',
  redo: 'Redo',
  bringBack: 'Bring it back',
  removed: (name: string) => `${name} removed.`,
  restored: (name: string) => `${name} is back.`,
  duplicated: (name: string) => `${name} duplicated.`,
  added: (name: string) => `${name} added.`,
  /** Pictures of a pasted text. */
  pictures: (taken: number, missing: number) =>
    [
      taken > 0 &&
        plural(taken, {
          one: 'The picture of the pasted text stands below, as a block.',
          other: `${formatNumber(taken)} pictures of the pasted text stand below, each as a block.`,
        }),
      missing > 0 &&
        `${countOf(missing, 'picture')} could not be taken: save them on this device, and add them as blocks.`,
    ]
      .filter(Boolean)
      .join(' '),
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  collapse: (name: string) => `Collapse ${name}`,
  expand: (name: string) => `Expand ${name}`,
  drag: (name: string) => `Drag ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  name: (place: number, kind: string) => `Block ${place}: ${kind}`,
});

/** The same of the exercises of an exam. */
export const examText = dictionary('admin/lesson-editor/exam-exercises', {
  title: 'Exercises',
  hint: 'Students answer them after the questions. They are judged when the exam is submitted; no key leaves the server before.',
  count: (count: number, most: number) => `${count} of ${most} exercises`,
  none: 'This exam has no exercises.',
  add: 'Add exercise',
  points: 'Points',
  pointsHint: 'A question counts 1.',
});

/** Between the lesson and the bank of its class. */
export const bankText = dictionary('admin/lesson-editor/blocks/bank', {
  from: 'From the bank',
  keep: 'Keep in the bank',
  notFetched: 'The line is broken. Please try again.',
  added: (count: number) => `${countOf(count, 'exercise')} added from the bank.`,
});

/** What is said while a block is moved; places count from 1. */
export const said = dictionary('admin/lesson-editor/blocks/order', {
  howToDrag:
    'Press Space to pick the block up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
  lifted: (name: string, place: number, count: number) =>
    `Picked up ${name}, at place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) =>
    `${name} is now at place ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) =>
    `${name} was put at place ${place} of ${count}.`,
  left: (name: string, place: number, count: number) =>
    `${name} stays at place ${place} of ${count}.`,
});

type Named = { name: string; hint: string };

/** The kinds of block, and what each is for. */
export const kindText = dictionary('admin/lesson-editor/blocks/kinds', {
  text: { name: 'Text', hint: 'Headings, paragraphs, lists and tables.' },
  lines: { name: 'Reading lines', hint: 'Arabic that leads, its translation tied beneath.' },
  words: { name: 'Words', hint: 'The place of the words of this lesson.' },
  material: { name: 'File of the lesson', hint: 'The place of the file chosen under Material.' },
  note: { name: 'Note', hint: 'A tip, a rule or a warning that stands out.' },
  film: { name: 'Film', hint: 'From another page by its address, or uploaded.' },
  sound: { name: 'Sound', hint: 'Recorded here, or a file of yours.' },
  picture: { name: 'Picture', hint: 'With a description for those who cannot see it.' },
  file: { name: 'File', hint: 'To open beside the lesson, such as a worksheet.' },
  exercise: { name: 'Exercise', hint: 'Judged and explained at once.' },
  speak: { name: 'Read aloud', hint: 'One line, recorded by students and heard by you.' },
  homework: { name: 'Homework', hint: 'Spoken, written or photographed, and answered by you.' },
} satisfies Record<BlockKind, Named>);

/** The fields of the kinds. */
export const fieldText = dictionary('admin/lesson-editor/blocks/fields', {
  text: 'Text',
  noteText: 'Text of the note',
  tone: 'Kind of note',
  tones: { tip: 'Tip', rule: 'Rule', warning: 'Warning' } satisfies Record<NoteTone, string>,
  arabic: 'Arabic',
  translation: 'Translation',
  arabicOf: (place: number) => `Arabic of line ${place}`,
  translationOf: (place: number) => `Translation of line ${place}`,
  addLine: 'Add a line',
  removeLine: (place: number) => `Remove line ${place}`,
  linesHint:
    'Enter goes to the next line. Paste many lines at once: each Arabic line is tied to the translation beneath it.',
  noRoom: (left: number, most: number) =>
    `${countOf(left, 'line')} found no room: a block holds ${most} at most.`,
  sound: 'Heard in the file of this lesson',
  soundHint: 'For a lesson whose file is a sound.',
  words:
    'Students find the words of this lesson here. They are written below, under Words, once the lesson is saved.',
  material: 'Students find the file of this lesson here. It is chosen below, under Material.',
  url: 'Address of the film',
  urlHint: 'Begins with https://. It opens on the page it is from.',
  filmTitle: 'Title',
  filmOrigin: 'Where the film is',
  filmLink: 'On another page',
  filmFile: 'Uploaded',
  soundTitle: 'Title',
  fileTitle: 'Title',
  alt: 'Description',
  altHint: 'What it shows, for those who cannot see it.',
});

/** The fields of homework that are a lesson's alone. */
export const homeworkFieldText = dictionary('admin/lesson-editor/blocks/homework', {
  lines: 'Lines to read aloud',
  linesHint: 'Each may have your own recording, and is recorded by itself.',
  picture: 'A picture to speak or write about',
});

/** The fields of a line that is read aloud. */
export const speakFieldText = dictionary('admin/lesson-editor/blocks/speak', {
  arabic: 'Line to read aloud',
  arabicHint: 'With its vowel signs.',
  translation: 'Translation',
  sound: 'How it sounds (optional)',
  soundHint: 'Students hear it, then record themselves as often as they want.',
});

/** The fields of exercises. */
export const exerciseFieldText = dictionary('admin/lesson-editor/blocks/exercise-fields', {
  type: 'Type of exercise',
  prompt: 'Question',
  promptHint: 'What is asked, or what is to be done.',
  explanation: 'Explanation',
  explanationHint: 'Shown once the answer is judged.',
  options: 'Options',
  choiceHint: 'Mark the one that is right.',
  choicesHint: 'Mark all that are right.',
  option: (place: number) => `Option ${place}`,
  isRight: (place: number) => `Option ${place} is right`,
  addOption: 'Add an option',
  removeOption: (place: number) => `Remove option ${place}`,
  accepted: 'Answers that are right',
  acceptedHint:
    'Every way to say it that you would sign, one on each line; the kindest judgement counts.',
  strictness: 'How strictly it is judged',
  strictnesses: {
    letters: 'Letters alone: no vowel signs, any hamza',
    hamza: 'Letters with hamza, ta marbuta and alef maqsura',
    tashkeel: 'Vowel signs too, where the answer has them',
  } satisfies Record<Strictness, string>,
  nearly: 'An answer that is nearly right earns',
  nearlies: { 100: '100%', 50: '50%', 0: 'Nothing' } satisfies Record<NearlyCredit, string>,
  pieces: 'Text with gaps',
  piecesHint:
    'Put what is left out in square brackets: [كَتَبَ]. Several right answers are parted by a stroke: [كَتَبَ|كَتَبَتْ]. Say in the question what the sentence means: it comes back in practice by itself.',
  makeGap: 'Make what is selected a gap',
  shown: 'What is put in order',
  showns: { words: 'Words of a sentence', lines: 'Lines' },
  items: 'In the right order',
  itemsHint: 'One on each line. Students find them mixed.',
  otherOrders: 'Other orders that are right too',
  otherOrdersHint:
    'Arabic often has several: the time, the place or the doer may stand first. Press the items in an order that is right as well.',
  otherOrder: (place: number) => `Other order ${place}`,
  addOrder: 'Add another right order',
  removeOrder: (place: number) => `Remove other order ${place}`,
  pairs: 'Pairs',
  left: 'Left side',
  right: 'Right side',
  leftOf: (place: number) => `Left side of pair ${place}`,
  rightOf: (place: number) => `Right side of pair ${place}`,
  addPair: 'Add a pair',
  removePair: (place: number) => `Remove pair ${place}`,
  tryIt: 'Try it',
  tryFirst: 'Complete the exercise first, then try it as a student would.',
});

/** What is said of what is not right, where the contract has no words for it. */
export const faultText = dictionary('admin/lesson-editor/blocks/faults', {
  exercisesAlone: 'An exam holds exercises and no other blocks. Remove the others.',
  lines: (most: number) => `Reading lines need one line at least, and hold ${most} at most.`,
  options: 'There must be two options at least, and eight at most.',
  answer: 'Mark which option is right.',
  accepted: 'Write one right answer at least, and twelve at most.',
  pieces: 'Each gap needs an answer, and no piece between may be longer than 1000 signs.',
  items: 'There must be two at least, and twelve at most.',
  pairs: 'There must be two pairs at least, and ten at most.',
  text: 'This text is too long, or has a table of more than 12 columns or 100 rows.',
  url: 'The address of a film must begin with http:// or https://.',
  waiting: 'This is not kept yet: use it or try again, or throw it away.',
  tooLong: 'This lesson is too long. Please split it in two.',
  other: 'This is missing, or too long.',
});
