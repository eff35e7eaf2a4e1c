/**
 * What a stage of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/** @param {number} seconds */
export const duration = (seconds) =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/**
 * `N passed, N failed`, and what was skipped if anything was.
 * @param {Count} count
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
