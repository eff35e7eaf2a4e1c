/** Settings of the institute. */
export { handlers, publicSettings } from './handlers.ts';
export { extendMarking, markingEndsAt } from './marking-subscription.ts';
export { asTrigger } from './rules.ts';
export { namedSettingFiles, readSettings, saveSettings, secret } from './store.ts';
