import { flatten } from '../../apps/server/test/support/client.ts';

/*
 * The largest and nastiest input that a call takes, found by asking its schema: lists of a sample grow
 * as long as it takes them, then texts; within a JSON text as well.
 */

/** @typedef {import('@institute/contract/call').Call} Call */
/** @typedef {{ safeParse(value: unknown): { success: boolean } }} Schema */
/** @typedef {(string | number)[]} Path a step `*` is every entry of a list */

/** What keeps readers busy: signs that unfold, separators, brackets that never end, marks without letters. */
export const fillings = ['ﷺ', ',', 'a ', '[', '"', '\\', '\n', 'ـ\u064e', '<p>', '{=~'];

/** @param {string} text */
const treeIn = (text) => {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A JSON text within an input, which is sent as such again. */
class Packed {
  /** @param {any} tree */
  constructor(tree) {
    this.tree = tree;
  }
}

/** @param {any} value @returns {any} */
function opened(value) {
  if (typeof value === 'string') {
    const tree = treeIn(value);
    return tree === undefined ? value : new Packed(opened(tree));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(opened);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, opened(one)]));
}

/** @param {any} value @returns {any} */
function closed(value) {
  if (value instanceof Packed) return JSON.stringify(closed(value.tree));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(closed);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
}

/** @param {any} value @param {(list: any[]) => any[]} ofList @param {(text: string) => string} ofText @returns {any} */
function remade(value, ofList, ofText) {
  if (value instanceof Packed) return new Packed(remade(value.tree, ofList, ofText));
  if (typeof value === 'string') return ofText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return ofList(value.map((one) => remade(one, ofList, ofText)));
  const pairs = Object.entries(value).map(([name, one]) => [name, remade(one, ofList, ofText)]);
  return Object.fromEntries(pairs);
}

/** The same value with each text in it told apart from those of its copies. @param {any} value @param {number} at */
const copyOf = (value, at) =>
  remade(
    value,
    (list) => list,
    (text) => `${text}${at}`,
  );

/** The bytes that carry an input. @param {Call} call @param {object} input */
const bytesOf = (call, input) =>
  call.encoding === 'json'
    ? Buffer.byteLength(JSON.stringify(input))
    : new URLSearchParams(flatten(input)).toString().length;

/** The largest of these sizes that fits, found by doubling. @param {number} most @param {(size: number) => boolean} fits */
function largestSize(most, fits) {
  let size = 1;
  if (!fits(size)) return 0;
  while (size * 2 <= most && fits(size * 2)) size *= 2;
  let step = size / 2;
  for (; step >= Math.max(1, size / 16); step = Math.floor(step / 2)) {
    if (size + step <= most && fits(size + step)) size += step;
  }
  return size;
}

/**
 * Inputs that a call takes and that are as large as it takes them, one for each field that can grow, and
 * one field by one what no call takes, as long as its body may be.
 * @param {Call} call @param {object} sample @param {string} filling
 * @returns {object[]}
 */
export function largestOf(call, sample, filling) {
  const schema = /** @type {Schema} */ (/** @type {unknown} */ (call.request));
  const most = call.method === 'GET' ? 14_000 : call.maxBody - 2_000;
  const takes = (/** @type {object} */ input) =>
    bytesOf(call, input) <= most && schema.safeParse(input).success;
  const inputs = [];
  for (const name of Object.keys(sample)) {
    const own = opened(/** @type {Record<string, any>} */ (sample)[name]);
    const using = (/** @type {any} */ value) => ({ ...sample, [name]: closed(value) });
    // Lists first, each of their entries a little other than the next.
    const listed = (/** @type {number} */ count) =>
      remade(
        own,
        (list) =>
          list.length === 0
            ? list
            : Array.from({ length: Math.max(count, list.length) }, (_, at) =>
                at < list.length ? list[at] : copyOf(list[at % list.length], at),
              ),
        (text) => text,
      );
    const long = largestSize(2_048, (count) => takes(using(listed(count))));
    for (const value of long > 1 ? [listed(long), own] : [own]) {
      const filled = (/** @type {number} */ size) =>
        remade(
          value,
          (list) => list,
          (text) => `${text}${filling.repeat(Math.ceil(size / filling.length))}`,
        );
      const size = largestSize(1_048_576, (letters) => takes(using(filled(letters))));
      if (size > 0) inputs.push(using(filled(size)));
      else if (value !== own) inputs.push(using(value));
    }
    // What is refused has to be read, too.
    const unit = new URLSearchParams({ x: filling }).toString().length - 2;
    if (typeof own === 'string') {
      inputs.push(using(filling.repeat(Math.floor((most - 1_000) / unit))));
    }
  }
  return inputs;
}
