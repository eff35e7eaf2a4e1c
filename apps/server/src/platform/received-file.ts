import { readFile } from 'node:fs/promises';

/** All bytes of a file that a call has received, which its declaration keeps small. */
export const bytesOfFile = (path: string): Promise<Buffer> => readFile(path);
