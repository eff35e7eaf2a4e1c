/** How long a student of a class may open nothing of it before they count as silent, in ms. */
export const SILENT_MS = 7 * 24 * 3600 * 1000;
