import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';

/** The words of studying without a connection. */
export const text = dictionary('domains/offline', {
  saving: {
    dialogTitle: 'Save this class on this device?',
    reckoning: 'Finding out how much it takes',
    unknown: 'How much it takes could not be found out.',
    holds: (count: number, size: string) =>
      `${countOf(count, 'lesson')} with their text, sound, pictures, PDFs and comments: ${size}.`,
    locked: (count: number) =>
      `${countOf(count, 'lesson')} will follow once you may open ${plural(count, { one: 'it', other: 'them' })}.`,
    withFilms: (count: number, size: string) => `Also the ${countOf(count, 'film')}: ${size}`,
    withRecordings: (count: number, size: string) =>
      `Also what was recorded of ${countOf(count, 'live meeting')}: ${size}`,
    nothing: 'No lesson of this class is open to you yet.',
    room: (size: string) => `${size} are free for this site.`,
    confirm: 'Save',
    title: 'Saving this class',
    progress: (done: number, total: number) =>
      `${formatNumber(done)} of ${countOf(total, 'lesson')}`,
    mayLeave: 'You can go on meanwhile.',
    pause: 'Stop',
    goOn: 'Continue',
    saved: 'Saved on this device',
    remove: 'Remove',
    removeTitle: 'Remove this class from this device?',
    removeDetail:
      'You stay enrolled, and nothing you have written is lost. Without a connection its lessons will not open.',
    stopped: (done: number, total: number) =>
      `Stopped after ${formatNumber(done)} of ${countOf(total, 'lesson')}.`,
    why: {
      full: 'This device has no room for more. Remove another class, or free some room.',
      cut: 'The connection was lost. What has been saved stays.',
      paused: 'What has been saved stays.',
      failed: 'Something went wrong. What has been saved stays.',
    },
    changed: 'Lessons of this class have changed.',
    update: 'Update',
  },
  here: {
    heading: 'Saved on this device',
    intro: 'Classes you have saved open without a connection.',
    none: 'No class is saved here. Open a class and press “Save class”.',
    used: (used: string, free: string) => `This site takes ${used} here; ${free} are free.`,
    failed: 'What is saved here could not be read.',
  },
  waiting: {
    heading: 'Waiting to be sent',
    intro: 'These go out by themselves once you are connected.',
    views: (count: number) => `${countOf(count, 'lesson')} opened`,
    drafts: (count: number) => `Answers of ${countOf(count, 'exam')}, not handed in`,
    reviews: (count: number) => `${countOf(count, 'card')} practised`,
    words: (count: number) => `${countOf(count, 'word')} added to yours`,
    comment: 'Comment',
    refused: 'Could not be sent',
    refusedView: 'A lesson opened without a connection',
    refusedDraft: 'Answers of an exam',
    refusedReview: 'A card practised',
    refusedWord: 'A word added to yours',
    drop: 'Delete',
    sent: (count: number) =>
      `${countOf(count, 'comment')} that waited ${plural(count, { one: 'has', other: 'have' })} been sent`,
  },
  kept: {
    saved: (time: string) => `Saved ${time}`,
    absent: 'Not saved on this device',
  },
});
