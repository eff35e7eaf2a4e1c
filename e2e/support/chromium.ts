import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../tools/lib/chromium.mjs';
import { browserEnvironment } from './browser-environment.ts';

/** Debian's Chromium, kept from reaching for any network of its own and from fonts of the machine. */
export const chromium: LaunchOptions = {
  executablePath: chromiumPath,
  env: browserEnvironment as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Both of Debian's programs set letters alike then.
    '--font-render-hinting=none',
    // A microphone that hums, which every page may hear.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
