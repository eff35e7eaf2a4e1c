import { parseArgs } from 'node:util';

/**
 * What a command was given: `--name value` for each default that is a number or a text, `--name` for
 * one that is false, and `names` without dashes, which choose among what is measured. Anything else is
 * refused.
 * @template {Record<string, number | string | boolean>} Defaults
 * @param {Defaults} defaults
 */
export function options(defaults) {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        { type: typeof value === 'boolean' ? 'boolean' : 'string' },
      ]),
    ),
  });
  const given = Object.entries(values).map(([name, value]) => {
    const isNumber = typeof defaults[name] === 'number';
    if (isNumber && !(Number(value) >= 0)) throw new Error(`--${name} takes a number.`);
    return [name, isNumber ? Number(value) : value];
  });
  return {
    ...defaults,
    .../** @type {Partial<Defaults>} */ (Object.fromEntries(given)),
    /** Whether something of this name is to be measured. @param {string} name */
    wants: (name) => names.length === 0 || names.some((one) => name.includes(one)),
    names,
  };
}
