import type { LaunchOptions } from '@playwright/test';
import { browserEnvironment } from './browser-environment.ts';

/** Debian's Chromium, kept from reaching for any network of its own and from fonts of the machine. */
export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  env: browserEnvironment as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
