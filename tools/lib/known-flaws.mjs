import { npm } from './npm.mjs';

/**
 * What `npm audit --json` says.
 * @typedef {{ severity: string, via: (string | { title?: string })[] }} Flaw
 * @typedef {{ vulnerabilities?: Record<string, Flaw>, message?: string }} Audit
 */

/** The answer among what npm printed, which warns before and after it. @param {string} printed @returns {Audit} */
function answerIn(printed) {
  try {
    return JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

/**
 * What is known against the packages an institute runs on: a line for each package, or nothing where the
 * registry did not say.
 * @param {string} printed by `npm audit --json`
 */
export function flawsIn(printed) {
  const { vulnerabilities } = answerIn(printed);
  return (
    vulnerabilities &&
    Object.entries(vulnerabilities).map(([name, { severity, via }]) => {
      const reasons = via.map((it) => (typeof it === 'string' ? `by ${it}` : (it.title ?? '')));
      return `${name} (${severity}): ${reasons.join('; ')}`;
    })
  );
}

/**
 * Asks the registry for known vulnerabilities of the packages an institute runs on. Where it does not
 * answer that, nothing is judged.
 * @param {{ show?: import('./process.mjs').Show | undefined }} how
 * @returns {Promise<import('./report.mjs').Count>}
 */
export async function seekKnownFlaws({ show = (text) => process.stdout.write(text) }) {
  const { output } = await npm(['audit', '--omit=dev', '--json']);
  const flaws = flawsIn(output);
  if (!flaws) {
    show('Known vulnerabilities were not looked for: the registry does not answer audits.\n');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  for (const flaw of flaws) show(`${flaw}\n`);
  return { passed: flaws.length > 0 ? 0 : 1, failed: flaws.length, skipped: 0 };
}
