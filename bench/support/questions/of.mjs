/** @typedef {import('../grown-school.mjs').Grown} Grown */
/** @typedef {Record<string, string>} Fields */

/**
 * A question of a list; `isJson` is sent as JSON. `longer` says why a large institute's answer honestly
 * takes longer: its figure is shown, and fails nothing.
 * @typedef {{ name: string, path: string, fields: (grown: Grown) => Fields, isJson?: boolean, longer?: string }} Question
 */

export const OFFICE = '/adminActions.php';
export const TEACHING = '/lessonsAction.php';
export const CERTIFICATES = '/mycertificates.php';

/** A page of ten, as far into the list as is said. @param {Fields} [fields] @returns {Fields} */
export const paged = (fields = {}) => ({ page: '1', per_page: '10', ...fields });

/** @param {string} search */
export const found = (search) => paged({ search });

/**
 * The page at a part of the way into a list of so many rows, and the first one at least.
 * @param {number} rows @param {number} part @param {Fields} [fields]
 */
export const at = (rows, part, fields) =>
  paged({ ...fields, page: String(Math.max(1, Math.ceil((rows / 10) * part))) });

/** A list in each of its orders, and each of them backwards. @param {string[]} orders @param {Fields} [more] */
export const inOrders = (orders, more = {}) =>
  Object.fromEntries(
    orders.flatMap((sort) => [
      [`by ${sort}`, paged({ ...more, sort })],
      [`by ${sort}, backwards`, paged({ ...more, sort: `-${sort}` })],
    ]),
  );

/**
 * Questions of one list, by their names; the first of all is its first page.
 * @param {string} list its name @param {string} path @param {string} action
 * @param {Record<string, Fields | ((grown: Grown) => Fields)>} asked @param {string} [longer]
 * @returns {Question[]}
 */
export const of = (list, path, action, asked, longer) =>
  Object.entries(asked).map(([name, fields]) => ({
    ...{ name: name ? `${list}: ${name}` : list, path },
    fields: (grown) => ({ action, ...(typeof fields === 'function' ? fields(grown) : fields) }),
    ...(longer && { longer }),
  }));
