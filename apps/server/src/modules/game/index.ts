/** The quiz: rounds on the server's clock, and their rewards. */
export { handlers } from './handlers.ts';
