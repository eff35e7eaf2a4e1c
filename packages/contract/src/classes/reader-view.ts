import type { InstituteProfile } from '../settings/institute-profile.ts';
import type { AppSettings } from '../settings/settings.ts';
import type { Class } from './classes.ts';
import type { PublicClass, PublicLesson } from './public-class.ts';

/**
 * What a page for readers shows (decision 065): named by the server, painted by the browser's
 * application. It goes over no wire.
 */
export type ReaderView =
  | { kind: 'class'; page: PublicClass }
  | { kind: 'lesson'; lesson: PublicLesson }
  | { kind: 'classes'; classes: readonly Class[] }
  | { kind: 'about'; settings: AppSettings; profile: InstituteProfile }
  | { kind: 'missing'; what: 'class' | 'lesson'; classes: readonly Class[] };
