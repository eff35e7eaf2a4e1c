/**
 * Everything the browser loads for some source files before any interaction: their own chunks and
 * all chunks those import statically.
 * @param {Record<string, {file: string, imports?: string[], css?: string[]}>} manifest Vite's manifest
 * @param {readonly string[]} sources keys of the manifest
 * @returns {{scripts: string[], styles: string[]}} file names below dist
 */
export function closure(manifest, sources) {
  const scripts = new Set();
  const styles = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Vite's manifest, in which every part of the app is found by the module it begins with: one that
 * stands in a chunk with others has no line of its own there.
 * @param {Parameters<typeof closure>[0]} manifest Vite's manifest
 * @param {readonly { fileName: string, moduleIds?: readonly string[] }[]} output what was built
 * @param {string} root of the web app
 * @returns {Parameters<typeof closure>[0]}
 */
export function withBeginnings(manifest, output, root) {
  const lines = new Map(Object.values(manifest).map((line) => [line.file, line]));
  const found = { ...manifest };
  for (const { fileName, moduleIds = [] } of output) {
    const line = lines.get(fileName);
    for (const id of moduleIds) {
      if (line && id.startsWith(`${root}src/`)) found[id.slice(root.length)] ??= line;
    }
  }
  return found;
}

/**
 * Refuses chunks that import each other in a circle: one of them would run before what it needs.
 * @param {Parameters<typeof closure>[0]} manifest Vite's manifest
 */
export function refuseCircles(manifest) {
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) throw new Error(`Chunks in a circle: ${[...path, key].join(' → ')}`);
    if (done.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}
