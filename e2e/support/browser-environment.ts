import { join } from 'node:path';

/**
 * The environment in which every browser of the tests is started: it sees the fonts that fonts.conf
 * names and no others, so that pages look the same on every machine.
 */
export const browserEnvironment: Record<string, string | undefined> = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  XDG_CACHE_HOME: join(import.meta.dirname, '..', '..', '.cache'),
};
