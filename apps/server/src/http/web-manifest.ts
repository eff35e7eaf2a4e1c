import type { AppSettings } from '@institute/contract/settings/settings';
import { text } from './text.ts';

/** The colours of the signed-in frame (apps/web/src/styles/tokens.css: hero and paper). */
const THEME = '#0d4f49';
const GROUND = '#faf6ed';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to know to install the institute as an app, under the institute's own name. */
export function webManifest({ siteName }: Pick<AppSettings, 'siteName'>) {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: text.about,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME,
    background_color: GROUND,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
}
