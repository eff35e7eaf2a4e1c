import bowser from 'bowser';

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
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'an unknown device';
}
