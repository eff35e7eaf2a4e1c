import type { ReaderView } from '@institute/contract/classes/reader-view';
import { renderToStaticMarkup } from 'react-dom/server';
import { offeredClassesOf } from '../domains/classes/public-model.ts';
import { settingsOf } from '../domains/settings/model.ts';
import { profileOf } from '../domains/settings/profile-model.ts';
import { AboutView } from '../public/about/about-view.tsx';
import { ClassPageView } from '../public/class-page/class-page-view.tsx';
import { ClassesView } from '../public/class-page/classes-view.tsx';
import { LessonPageView } from '../public/class-page/lesson-page-view.tsx';
import { MissingView } from '../public/class-page/missing-view.tsx';

/** What every page for readers is made of. */
interface ReaderPage {
  siteName: string;
  timeZone: string;
  /** Origin of absolute addresses. */
  origin: string;
}

/** A page for readers, whole: no browser application takes it over. */
export function paintReader(frame: ReaderPage, view: ReaderView): string {
  return renderToStaticMarkup(<View {...frame} view={view} />);
}

function View({ view, ...frame }: ReaderPage & { view: ReaderView }) {
  if (view.kind === 'class') return <ClassPageView {...frame} page={view.page} />;
  if (view.kind === 'lesson') return <LessonPageView {...frame} lesson={view.lesson} />;
  if (view.kind === 'classes')
    return <ClassesView {...frame} classes={offeredClassesOf(view.classes)} />;
  if (view.kind === 'about') {
    const settings = settingsOf(view.settings);
    return <AboutView settings={settings} profile={profileOf(view.profile, view.settings)} />;
  }
  return <MissingView {...frame} what={view.what} classes={offeredClassesOf(view.classes)} />;
}
