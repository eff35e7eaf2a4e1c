/** What an institute needs before its first student can study, in the order in which it is done. */
export const setupSteps = [
  'name',
  'class',
  'lesson',
  'published',
  'visitor',
  'student',
  'payment',
  'budget',
  'mail',
] as const;
/** Whether somebody has looked as a visitor does, this browser alone knows. */
export type SetupStep = (typeof setupSteps)[number];
