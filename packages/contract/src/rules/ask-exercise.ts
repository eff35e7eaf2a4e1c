export type { Asking } from '../exercises/kind.ts';
export { askedOf, isAnswered, placesOf } from '../exercises/kinds.ts';
