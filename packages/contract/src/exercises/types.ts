/** The kinds of exercise, in the order in which an editor offers them. */
export const exerciseTypes = [
  'choice',
  'choices',
  'typed',
  'cloze',
  'order',
  'match',
  'dictation',
  'listen',
  'pattern',
] as const;
export type ExerciseType = (typeof exerciseTypes)[number];
