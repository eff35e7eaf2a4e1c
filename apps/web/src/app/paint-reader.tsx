import type { Class } from '@institute/contract/classes';
import type { PublicClass, PublicLesson } from '@institute/contract/public-class';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  offeredClassesOf,
  publicClassOf,
  publicLessonOf,
} from '../domains/classes/public-model.ts';
import { ClassPageView } from '../public/class-page/class-page-view.tsx';
import { LessonPageView } from '../public/class-page/lesson-page-view.tsx';
import { MissingView } from '../public/class-page/missing-view.tsx';

/** What every page for readers is made of. */
interface ReaderPage {
  siteName: string;
  timeZone: string;
  /** Origin of absolute addresses. */
  origin: string;
}

/** What a page for readers shows. */
export type ReaderView =
  | { kind: 'class'; page: PublicClass }
  | { kind: 'lesson'; lesson: PublicLesson }
  | { kind: 'missing'; what: 'class' | 'lesson'; classes: readonly Class[] };

/** A page for readers, whole: no browser application takes it over. */
export function paintReader(frame: ReaderPage, view: ReaderView): string {
  return renderToStaticMarkup(<View {...frame} view={view} />);
}

function View({ view, ...frame }: ReaderPage & { view: ReaderView }) {
  if (view.kind === 'class') return <ClassPageView {...frame} page={publicClassOf(view.page)} />;
  if (view.kind === 'lesson')
    return <LessonPageView {...frame} lesson={publicLessonOf(view.lesson)} />;
  return <MissingView {...frame} what={view.what} classes={offeredClassesOf(view.classes)} />;
}
