import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { getUserData } from '@institute/contract/auth/user';
import type { WireOf } from '@institute/contract/call';
import type { Class } from '@institute/contract/classes/classes';
import type { ReaderView } from '@institute/contract/classes/reader-view';
import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import type { AppSettings } from '@institute/contract/settings/settings';
import { paths } from './paths.ts';

/** A call that a page makes first, by its name. */
export interface FirstCall {
  call: { name: string };
  input: Readonly<Record<string, string | number>>;
}

/** What the landing page is made of. */
interface Landing {
  settings: AppSettings;
  profile: InstituteProfile;
  /** The classes on show, and how many can be joined in all. */
  classes: readonly Class[];
  classCount: number;
}

/** The part of the browser application that paints pages before they are sent (apps/web/src/app/painter.tsx). */
export interface Painter {
  /** The landing page as it looks with this data. */
  paintLanding(data: Landing): string;
  /** A page for readers, whole; `origin` is that of absolute addresses. */
  paintReader(
    frame: { siteName: string; timeZone: string; origin: string },
    view: ReaderView,
  ): string;
  /** The calls that the page at a path makes first, that of the person's own data before all. */
  firstCalls(path: string): readonly FirstCall[];
  /** The page as it looks with those answers, and the answers as its browser takes them over. */
  paint(view: {
    path: string;
    settings: AppSettings;
    /** As they travel, like the answers. */
    user: WireOf<typeof getUserData>;
    answers: readonly ({ data: unknown; meta: unknown } | undefined)[];
  }): Promise<{ html: string; answers: readonly unknown[] }>;
}

let painter: Promise<Painter> | null = null;

/** The painter that was built with the pages, loaded once. */
export function loadPainter(): Promise<Painter> {
  painter ??= import(pathToFileURL(join(paths.web, '.painter', 'painter.js')).href);
  return painter;
}
