import type { LessonFile } from '@institute/contract/lessons/lesson-file';

/** How the addresses of files are asked for again, which expire after some hours. */
export interface Reload {
  /** Another one once they were asked for again. */
  take: number;
  onReload: () => void;
  reloading: boolean;
}

/** A sound that lines are heard in. */
export interface BlockSound extends Reload {
  /** '' where each line has its own. */
  source: string;
  /** What it weighs; left out where that is not known. */
  bytes?: number;
}

/** The files of a lesson that its blocks show. */
export interface BlockFiles extends Reload {
  files: readonly LessonFile[];
}
