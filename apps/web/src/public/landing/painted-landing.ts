import { language } from '@institute/contract/language';
import type { AuthForm } from '../auth-forms.tsx';

/** The landing page as the server has painted it, alive by the script that came with it. */
interface PaintedLanding {
  /** Stands beside the application, which leaves it as it is. */
  element: HTMLElement;
  /** The script lets go; gives the form that somebody has asked for meanwhile. */
  handOver(): AuthForm | null;
}

declare global {
  interface Window {
    paintedLanding?: PaintedLanding | undefined;
  }
}

/** What the server has painted, unless it is in another language than this browser's. */
export function paintedElement(): HTMLElement | null {
  const element = document.getElementById('landing');
  const isOurs = element?.querySelector(`[data-language="${language.code}"]`) != null;
  return isOurs ? element : null;
}
