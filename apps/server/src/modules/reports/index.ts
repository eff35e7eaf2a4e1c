// What is gathered over all domains for the office: its figures, what waits (work), and the search.
export { handlers } from './handlers.ts';
export { happenedBetween } from './happened.ts';
export { readWork } from './work/read-work.ts';
