import type { Plugin } from 'vite';

/** `vh` in front of each `dvh`, which Chrome knows since 108: an older one would drop the declaration. */
export const withOlderUnits = (css: string): string =>
  css.replace(
    /([\w-]+):([^;{}]*\ddvh[^;{}]*)/g,
    (declaration, property: string, value: string) =>
      `${property}:${value.replace(/(\d)dvh/g, '$1vh')};${declaration}`,
  );

/** Writes it into the styles that are built. */
export const viewportUnits: Plugin = {
  name: 'viewport-units',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = withOlderUnits(String(file.source));
    }
  },
};
