/** Settings of the institute. */
export { handlers, publicSettings } from './handlers.ts';
export { legalVersionOf } from './legal/read-text.ts';
export { extendMarking, markingEndsAt } from './marking-subscription.ts';
export { readProfile } from './profile/read-profile.ts';
export {
  asTrigger,
  daysAgo,
  isNamed,
  publicKeys,
  type Settings,
  transferAccount,
} from './rules.ts';
export {
  namedSettingFiles,
  readSettingRows,
  readSettings,
  saveSettings,
  secret,
  withDefaults,
} from './store.ts';
