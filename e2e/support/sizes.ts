/** The two screens every page is seen on: a cheap phone and a teacher's laptop. */
export const viewports = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof viewports;
export const sizeNames: readonly Size[] = ['phone', 'desktop'];
