/** Files of visited lessons, kept by the service worker under paths without their signature. */
export const FILES_CACHE = 'lesson-files';

/** Files of classes that a person has saved: they stay until the class is removed, films among them. */
export const SAVED_FILES_CACHE = 'saved-files';

/** While this cache exists a person is signed in, and the shell may open offline. */
export const SIGNED_IN_CACHE = 'signed-in';

/** Its only entry, where this device rings for that person: under which name. */
export const PHONE_NAME = '/phone-name';

/** The code of pages beyond the shell, as far as it was used; of everybody, and kept over Logout. */
export const ASSETS_CACHE = 'assets';
