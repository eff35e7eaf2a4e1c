import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the file system inside the database is asked for, as far as we meddle. */
interface InnerFiles {
  chmod(path: unknown, mode: number, dontFollow?: boolean): void;
}

/** Nobody but the owner. */
const OTHERS = 0o077;

/**
 * The folder of the embedded database, in which every file is its owner's alone. The database sets
 * the mode of each file it makes by itself, past the umask, to 0666.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    const keepPrivate = ({ FS }: { FS: unknown }) => {
      const files = FS as InnerFiles;
      const chmod = files.chmod.bind(files);
      files.chmod = (path, mode, dontFollow) => chmod(path, mode & ~OTHERS, dontFollow);
    };
    const { preRun = [] } = made.emscriptenOpts;
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...preRun, keepPrivate] } };
  }
}
