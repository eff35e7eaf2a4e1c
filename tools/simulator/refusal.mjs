/**
 * Why the payment simulator may not run here; undefined when it may. Its money is none, so it never
 * stands beside a database of an institute that takes real money (rulings, section 3).
 * @param {NodeJS.ProcessEnv} environment
 */
export function refusalOf(environment) {
  if (environment.DATABASE_URL) return 'DATABASE_URL is set';
  if (environment.NODE_ENV === 'production') return 'NODE_ENV is production';
  return undefined;
}

/** Whether an address without https is this machine's own. @param {string} url */
const isThisMachine = (url) => /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$)/.test(url);

/**
 * Whether `npm start` puts the simulator beside the server: for the demo on the embedded database,
 * reached at this machine without https, and only where no provider is configured.
 * @param {NodeJS.ProcessEnv} environment
 */
export function isWanted(environment) {
  if (refusalOf(environment)) return false;
  const isDemo = environment.DEMO_DATA !== 'off' && environment.GAME_ONLY !== 'on';
  const hasProvider = Object.keys(environment).some((name) => /^PAYSTACK_/.test(name));
  return (
    isDemo && !hasProvider && (!environment.PUBLIC_URL || isThisMachine(environment.PUBLIC_URL))
  );
}
