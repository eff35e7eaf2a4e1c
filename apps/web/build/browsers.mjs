/**
 * The oldest browsers that the application is made for (decision 131): Android 6 has Chrome 106, and each of
 * them knows `:has()`, without which the layout falls apart. Syntax is lowered to them, TypeScript knows no
 * methods of a later year than 2022, and `index.html` tells whoever has an older one.
 */
export const BROWSERS = ['chrome105', 'safari16.4', 'firefox121'];
