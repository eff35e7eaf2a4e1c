import { renderToString } from 'react-dom/server';
import { LandingView } from '../public/landing/landing-view.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

/** What build.mjs paints into the two pages, so that there is something to see before any script runs. */
export function renderPages(): { landing: string; app: string } {
  return { landing: renderToString(<LandingView />), app: renderToString(<ShellSkeleton />) };
}
