/**
 * The programs of other browsers than Chromium that a journey drives, by the package of Debian that has
 * each. WebKitGTK is the engine of Safari.
 */
export const firefoxPackages = { 'firefox-esr': '/usr/bin/firefox-esr' };
export const webkitPackages = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'libwebkit2gtk-4.1-0': '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  xvfb: '/usr/bin/Xvfb',
};
