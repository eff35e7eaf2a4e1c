// Prints the names of all fields that calls take and give as JSON. Runs under tsx, since the
// contract is TypeScript.
import { allCalls } from '../../packages/contract/src/index.ts';

/** @typedef {import('zod/v4/core').$ZodType} Schema */

/** @type {Set<string>} */
const names = new Set();

/** @param {Schema | null | undefined} schema */
function collect(schema) {
  const definition = /** @type {import('zod/v4/core').$ZodTypes | null | undefined} */ (schema)
    ?._zod.def;
  switch (definition?.type) {
    case 'object':
      for (const [name, field] of Object.entries(definition.shape)) {
        names.add(name);
        collect(field);
      }
      collect(definition.catchall);
      break;
    case 'array':
      collect(definition.element);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
      collect(definition.innerType);
      break;
    case 'union':
      for (const option of definition.options) collect(option);
      break;
    case 'pipe':
      collect(definition.in);
      collect(definition.out);
      break;
    default:
  }
}

for (const { request, response, meta } of allCalls) {
  for (const schema of [request, response, meta]) collect(schema);
}
console.log(JSON.stringify([...names].sort()));
