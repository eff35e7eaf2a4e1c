import type { TriedLesson } from '@institute/contract/classes/public-class';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { TriedLessonView } from './tried-lesson-view.tsx';

/** Gives the lesson of a page for readers life, in the place of its painting. */
export function showTriedLesson(root: HTMLElement, data: string): void {
  const lesson = JSON.parse(data) as TriedLesson;
  const view = <TriedLessonView lesson={lesson} onReload={() => location.reload()} />;
  startTransition(() => createRoot(root).render(view));
}
