import type { FileStore } from './file-store.ts';
import { OperatorError } from './operator-error.ts';

/** Name of the secret that says which institute a database is of. */
export const INSTITUTE_ID = 'institute-id';

/** The files are another institute's; its message is the one line to print. */
export class ForeignFiles extends OperatorError {}

/**
 * Makes sure that the files of `store` are those of the institute with this id, which its database
 * keeps (decision 043). A store that nobody has marked yet gets its mark.
 * @throws ForeignFiles for a store with another's mark
 */
export async function claimStore(store: FileStore, institute: string): Promise<void> {
  const mark = (await store.readMark())?.trim();
  if (mark === institute) return;
  if (mark) {
    throw new ForeignFiles(
      `The files in ${store.place} belong to another institute (${mark.slice(0, 40)}, this database is of ${institute}). Set DATA_DIR or S3_BUCKET to this institute's own files; if these are its own, remove institute.mark there.`,
    );
  }
  await store.writeMark(`${institute}\n`);
}
