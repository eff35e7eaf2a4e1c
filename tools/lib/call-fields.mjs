// Prints the names of all fields that calls take and give as JSON. Runs under tsx, since the
// contract is TypeScript.
import { allCalls } from '../../packages/contract/src/index.ts';

/**
 * As much of a schema as the traversal needs.
 * @typedef {object} Definition
 * @property {string} type
 * @property {Record<string, Schema>} [shape]
 * @property {Schema} [catchall]
 * @property {Schema} [element]
 * @property {Schema} [innerType]
 * @property {Schema} [in]
 * @property {Schema} [out]
 * @property {Schema[]} [options]
 */
/** @typedef {{ _zod: { def: Definition } }} Schema */

/** @type {Set<string>} */
const names = new Set();

/** @param {Schema} schema */
function collect(schema) {
  const { shape = {}, catchall, element, innerType, in: from, out, options = [] } = schema._zod.def;
  for (const name of Object.keys(shape)) names.add(name);
  const inner = [...Object.values(shape), ...options, catchall, element, innerType, from, out];
  for (const one of inner) if (one) collect(one);
}

for (const { request, response, meta } of allCalls) {
  for (const schema of [request, response, meta]) {
    if (schema) collect(/** @type {Schema} */ (/** @type {unknown} */ (schema)));
  }
}
console.log(JSON.stringify([...names].sort()));
