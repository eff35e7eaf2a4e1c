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

/**
 * Whether `npm start` puts the simulator beside the server: for the demo on the embedded database,
 * reached without https, and only where no provider is configured.
 * @param {NodeJS.ProcessEnv} environment
 */
export function isWanted(environment) {
  if (refusalOf(environment)) return false;
  const isDemo = environment.DEMO_DATA !== 'off' && environment.GAME_ONLY !== 'on';
  const hasProvider = Object.keys(environment).some((name) => /^PAYSTACK_/.test(name));
  return isDemo && !hasProvider && !environment.PUBLIC_URL?.startsWith('https:');
}
