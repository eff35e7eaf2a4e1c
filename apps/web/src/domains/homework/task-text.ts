import type { HomeworkWay, MarkingKind } from '@institute/contract/homework/task-limits';
import { countOf, dictionary, plural } from '@institute/contract/language';

/** The words of the form in which homework is given. */
export const taskText = dictionary('domains/homework/task', {
  title: 'Title',
  titleHint: 'Students and you find it under this name.',
  text: 'What to do',
  textHint: 'In plain words. May stay empty where the lines say it.',
  ways: 'How it is handed in',
  way: {
    voice: 'As a recording',
    text: 'As a text',
    picture: 'As a picture, such as of handwriting',
  } satisfies Record<HomeworkWay, string>,
  dueOn: 'Last day',
  dueHint: 'What comes later is marked as late.',
  closes: 'Refuse what comes later',
  attempts: 'How often it may be handed in',
  attemptsHint: 'What you ask for again may be handed in once more.',
  times: (count: number) => plural(count, { one: 'Once', other: countOf(count, 'time') }),
  seconds: 'Longest recording',
  minutes: (count: number) => countOf(count, 'minute'),
  ofSeconds: (count: number) => countOf(count, 'second'),
  marking: 'How it is answered',
  markings: {
    seen: 'Seen, without a mark',
    mark: 'A mark from 0 to 100',
    rubric: 'Points for several things',
  } satisfies Record<MarkingKind, string>,
  criteriaHint: 'At least two, each with its points.',
  criterion: (place: number) => `Points are given for, ${place}`,
  points: (place: number) => `Points of ${place}`,
  pointsOf: (count: number) => countOf(count, 'point'),
  addCriterion: 'Add a line',
  removeCriterion: (place: number) => `Remove line ${place}`,
});
