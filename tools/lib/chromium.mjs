import { existsSync } from 'node:fs';

/**
 * Debian's programs of Chromium. The one without windows opens a fresh profile in a third of the time
 * of the whole browser, and draws the same pages.
 * @type {readonly [string, string]}
 */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The browser that tests, benches and the makers of assets drive: `CHROMIUM_PATH`, or what this machine
 * has. Where it has none this is where one is looked for first.
 */
export const chromiumPath = process.env.CHROMIUM_PATH ?? PROGRAMS.find(existsSync) ?? PROGRAMS[0];
