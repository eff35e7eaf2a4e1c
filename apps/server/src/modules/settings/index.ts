/** Settings of the institute. */
export { handlers, publicSettings } from './handlers.ts';
export { legalVersionOf } from './legal/read-text.ts';
export { extendMarking, markingEndsAt } from './marking-subscription.ts';
export { asTrigger, daysAgo } from './rules.ts';
export { namedSettingFiles, readSettings, saveSettings, secret } from './store.ts';
