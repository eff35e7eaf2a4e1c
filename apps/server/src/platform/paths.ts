import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Finds the server's folder both from the sources (`src/platform`) and from the build (`dist`). */
function serverRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'migrations', '0000_baseline.sql'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of migrations is missing.');
    folder = parent;
  }
  return folder;
}

const root = serverRoot();

/** Folders that ship with the product. */
export const paths = {
  server: root,
  migrations: join(root, 'migrations'),
  /** The empty cluster of the embedded database, which the build makes. */
  cluster: join(root, 'dist', 'cluster'),
  functions: join(root, 'src', 'schema', 'sql'),
  /** A program of its own, in JavaScript as it is run. */
  pictureWorker: join(root, 'src', 'platform', 'picture-worker.mjs'),
  /** Another one: it runs ffmpeg. */
  soundWorker: join(root, 'src', 'platform', 'sound-worker.mjs'),
  /** The faces of the pictures that shared links show. */
  fonts: join(root, 'fonts'),
  /** The questions of the quiz, which people edit. */
  questions: join(root, 'src', 'modules', 'game', 'questions'),
  seedAssets: join(root, 'seed', 'assets'),
  /** The texts of the demo, which people edit. */
  seedContent: join(root, 'seed', 'content'),
  web: join(root, '..', 'web', 'dist'),
  /** The sources of the contract, whose comments the page for developers shows. */
  contract: join(root, '..', '..', 'packages', 'contract', 'src'),
};

/** What Node is given to run a command (src/cli): its file of the build, or of the sources. */
export const commandLine = (name: string): string[] =>
  basename(import.meta.dirname) === 'dist'
    ? [join(import.meta.dirname, `${name}.js`)]
    : ['--import', 'tsx', join(root, 'src', 'cli', `${name}.ts`)];
