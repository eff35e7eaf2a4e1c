/** Addresses of files that are never asked for again. */
export const noReload = { take: 0, onReload: () => undefined, reloading: false };

/** A lesson without files. */
export const noFiles = { files: [], ...noReload };
