import { vi } from 'vitest';

/*
 * Before each file of tests. `vi.waitFor` gives up after a second, which a machine at work outlasts; here it
 * waits for thirty, as the tests of the browser do. It ends only what never comes.
 */

const { waitFor } = vi;
const patient = Symbol.for('waits for long');

// Files may share a process, and with it `vi`.
if (!(patient in waitFor)) {
  /** @type {typeof waitFor} */
  const waitForLong = (callback, options = {}) => {
    const own = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(callback, { timeout: 30_000, ...own });
  };
  vi.waitFor = Object.assign(waitForLong, { [patient]: true });
}
