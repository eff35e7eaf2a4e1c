/** What pages say to the service worker. */
export type WorkerMessage =
  /** Keep these addresses, which the page had fetched before the worker was there. */
  | { type: 'keep'; urls: readonly string[] }
  /** Is this script part of your release? Answered with a boolean on the port that comes along. */
  | { type: 'has'; url: string }
  /** Keep nothing more: a newer release is to take your place, and waits for what you have begun. */
  | { type: 'rest' }
  /** Take the place of the release before. */
  | { type: 'take-over' };

/** Where the server gives the signed-in shell to every request; it holds nothing of a person. */
export const SHELL_URL = '/app-shell';
