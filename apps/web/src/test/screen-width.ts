import { vi } from 'vitest';

const stub = (matches: boolean) => {
  const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ ...media, matches }));
};

/** Every question about the width of the screen is answered as on a desktop. */
export const onWideScreen = () => stub(true);

/** Every question about the width of the screen is answered as on a phone. */
export const onNarrowScreen = () => stub(false);
