import { type PageRoute, pathTo, type RouteName, routes } from '@institute/contract/routes';
import { asHtml } from '@institute/contract/text/html-text';

/** Pages whose address holds what is somebody's own. */
const OWN: readonly RouteName[] = ['verify', 'verifyEmail', 'invitation', 'unsubscribe'];

/** The beginnings of addresses that are nothing for search engines: calls, signed files, pages of people. */
function closedPaths(): string[] {
  const pages = (Object.entries(routes) as [RouteName, PageRoute][])
    .filter(([name, { audience }]) => ['member', 'office'].includes(audience) || OWN.includes(name))
    .map(([, { path }]) => path.replace(/:.*/, ''))
    .filter((path) => path !== '/');
  const all = ['/*.php', '/files/', ...pages];
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)));
}

/** robots.txt: everything but what is closed, and where the list of pages is. */
export function robots(origin: string): string {
  const lines = ['User-agent: *', ...closedPaths().map((path) => `Disallow: ${path}`)];
  return `${[...lines, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** The pages that are the same for everybody, whatever classes there are. */
const pages = [
  pathTo('dashboard'),
  pathTo('publicClasses'),
  pathTo('about'),
  pathTo('register'),
  pathTo('verifyForm'),
  pathTo('terms'),
  pathTo('privacy'),
];

/** sitemap.xml: the public pages with those of the classes on show. */
export function sitemap(origin: string, slugs: Iterable<string>): string {
  const classes = Array.from(slugs, (slug) => pathTo('publicClass', { slug }));
  const urls = [...pages, ...classes].map(
    (path) => `  <url><loc>${asHtml(`${origin}${path}`)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
