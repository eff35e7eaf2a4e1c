import { language } from '@institute/contract/language';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { areaAt } from './app/areas.ts';
import { Root } from './app/root.tsx';
import { beginAsPainted, followOtherTabs, personNow } from './platform/auth-store.ts';
import { readBoot } from './platform/boot.ts';
import { calmDoublePresses } from './platform/double-press.ts';
import { carryOutEarly } from './platform/early.ts';
import { followTheme } from './platform/theme-store.ts';
import './styles/index.css';

document.documentElement.lang = language.code;
document.documentElement.dir = language.direction;
const { first } = readBoot();
followTheme();
followOtherTabs();
beginAsPainted();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');

// What the server has painted for a person stays, and React goes on with it. What was painted for
// everybody stays until the code of its area is here; then React replaces it in one step. Both are
// computed in many short steps: a press meanwhile is not kept waiting. The module itself waits for
// nothing: where one does, the bundler merges no files.
const isPainted = first !== undefined && first.person === personNow();
void areaAt(location.pathname)
  .preload()
  .then(() =>
    startTransition(() => {
      if (isPainted) hydrateRoot(container, <Root />);
      else createRoot(container).render(<Root />);
    }),
  );

void carryOutEarly();
calmDoublePresses();
