import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..');

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
