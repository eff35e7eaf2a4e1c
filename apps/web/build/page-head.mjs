import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import { closure } from './manifest.mjs';
import { FRAME, OFFICE, START } from './modules.mjs';

/** The tag that announces a file of code. @param {string} file below dist */
export const modulePreload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * The template with its styles inside, so that the first paint waits for nothing but the page. The
 * link stays, disabled: code that is fetched later looks for it, and would fetch the styles again.
 * @param {string} template
 * @param {string} dist
 */
export async function withStyles(template, dist) {
  const link = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/.exec(template);
  if (!link) throw new Error('index.html names no styles');
  const styles = (await readFile(dist + link[1], 'utf8')).trim();
  return template.replace(link[0], () =>
    [`<style>${styles}</style>`, link[0].replace('crossorigin', 'disabled')].join('\n    '),
  );
}

/**
 * The template with its code named at its end: on a slow line files that are asked for at once share
 * it with the page, and what the page shows would wait for code that it does not need.
 * @param {string} template
 */
export function scriptsLast(template) {
  /** @type {string[]} */
  const tags = [];
  const rest = template.replace(
    /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<!--head-->)/g,
    (_all, tag) => {
      tags.push(tag);
      return '';
    },
  );
  return rest.replace('</body>', () => `${tags.sort().join('\n    ')}\n  </body>`);
}

/**
 * A page with scripts of this folder in it, after what is painted: what happens before the application
 * is there.
 * @param {string} html
 * @param {string} root of the web app
 * @param {readonly string[]} names of the scripts
 */
export async function withScripts(html, root, names) {
  const scripts = names.map(async (name) => {
    const file = `${root}build/${name}.js`;
    const { code } = await minify(file, await readFile(file, 'utf8'));
    return `\n    <script>${code.trim()}</script>`;
  });
  const tags = await Promise.all(scripts);
  return html.replace('<!--boot-->', () => `<!--boot-->${tags.join('')}`);
}

/** A line of the lists of pages: the route, and the file that holds its page. */
const PAGE = /^ {2}(\w+): lazy\(\s*\(\) =>\s*import\('(\.{1,2}\/[^']+)'\)/gm;

/**
 * The tags that announce what each page of people signed in needs beyond the shell, by its route.
 * @param {string} root of the web app
 * @param {Parameters<typeof closure>[0]} manifest Vite's manifest
 * @returns {Promise<Record<string, string>>}
 */
export async function routePreloads(root, manifest) {
  const shell = closure(manifest, [START, FRAME]);
  /** @type {Record<string, string>} */
  const found = {};
  for (const [folder, areas] of [
    ['src/app/', []],
    ['src/admin/', [OFFICE]],
  ]) {
    const list = await readFile(`${root}${folder}pages.ts`, 'utf8');
    for (const [, route = '', file = ''] of list.matchAll(PAGE)) {
      const module = new URL(file, `file:///${folder}`);
      const { scripts, styles } = closure(manifest, [...areas, module.pathname.slice(1)]);
      found[route] = [
        ...scripts.filter((one) => !shell.scripts.includes(one)).map(modulePreload),
        ...styles
          .filter((one) => !shell.styles.includes(one))
          .map((one) => `<link rel="preload" as="style" href="/${one}">`),
      ].join('');
    }
  }
  if (!found.dashboard || !found.office) throw new Error('The lists of pages are not understood');
  return found;
}
