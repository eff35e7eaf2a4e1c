import { language } from '@institute/contract/language';
import { createRoot } from 'react-dom/client';
import { areaAt } from './app/areas.ts';
import { Root } from './app/root.tsx';
import { followOtherTabs } from './platform/auth-store.ts';
import { readBoot } from './platform/boot.ts';
import { followTheme } from './platform/theme-store.ts';
import './styles/index.css';

document.documentElement.lang = language.code;
document.documentElement.dir = language.direction;
readBoot();
followTheme();
followOtherTabs();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');

// The painted HTML stays until the code of its area is here, then React replaces it in one step.
await areaAt(location.pathname).preload();
createRoot(container).render(<Root />);

// A page whose connection is gone does without.
void import('./platform/aside.ts').then(
  ({ calmDoublePresses }) => calmDoublePresses(),
  () => undefined,
);
