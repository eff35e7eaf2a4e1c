/** Files of visited lessons, kept by the service worker under paths without their signature. */
export const FILES_CACHE = 'lesson-files';

/** A cache that holds nothing: while it exists a person is signed in, and the shell may open offline. */
export const SIGNED_IN_CACHE = 'signed-in';
