import { language } from '@institute/contract/language';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { areaAt } from './app/areas.ts';
import { Root } from './app/root.tsx';
import { followOtherTabs, knowPainted } from './platform/auth-store.ts';
import { readBoot } from './platform/boot.ts';
import { calmDoublePresses } from './platform/double-press.ts';
import { carryOutEarly } from './platform/early.ts';
import { followInstallOffer } from './platform/pwa/install.ts';
import { followTheme } from './platform/theme-store.ts';
import { bearTranslators } from './platform/translated-page.ts';
import './styles/index.css';

document.documentElement.lang = language.code;
document.documentElement.dir = language.direction;
bearTranslators();
knowPainted(readBoot().first);
followTheme();
followOtherTabs();
followInstallOffer();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');

// The painted HTML stays until the code of its area is here, then React replaces it in one step, for
// which it computes in many short ones: a press meanwhile is not kept waiting. The module itself waits
// for nothing: where one does, the bundler merges no files.
const tried = document.getElementById('tried-lesson')?.textContent;
if (tried) {
  // A page for readers, in which a lesson alone lives.
  void import('./public/class-page/living-lesson.tsx').then(({ showTriedLesson }) =>
    showTriedLesson(container, tried),
  );
} else {
  void areaAt(location.pathname)
    .preload()
    .then(() => startTransition(() => createRoot(container).render(<Root />)));
}

carryOutEarly();
calmDoublePresses();
