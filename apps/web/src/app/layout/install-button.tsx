import { Download } from 'lucide-react';
import { install, useCanInstall } from '../../platform/pwa/install.ts';
import { text } from './text.ts';

/** Puts the site on the home screen, where the browser can. */
export function InstallButton() {
  if (!useCanInstall()) return null;
  return (
    <button
      type="button"
      onClick={install}
      className="tap inline-flex items-center gap-2 rounded-field px-3 text-muted text-sm underline-offset-4 hover:underline"
    >
      <Download size={18} />
      {text.install}
    </button>
  );
}
