import bowser from 'bowser';
import { text } from '../text.ts';

/** The names of a browser and of the system it runs on; empty where it does not say. */
export interface DeviceNames {
  browser: string;
  system: string;
}

/** What a browser says of itself, in names people know. */
export function deviceNames(userAgent: string): DeviceNames {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** The same in a sentence of a mail: "Chrome on Android". */
export function deviceWords(userAgent: string): string {
  const { browser, system } = deviceNames(userAgent);
  if (browser && system) return text.device.on(browser, system);
  return browser || system || text.device.unknown;
}
