import type { Actor } from '../../context.ts';

/**
 * Who may claim a reward: the person whose wallet it fills, administrators included. An
 * administrator who is signed in as a student may look at the quiz, not earn in the student's name.
 */
export function mayClaim(actor: Pick<Actor, 'admin'>): boolean {
  return actor.admin === null;
}
