/** Settings of the institute. */
export { handlers, publicSettings } from './handlers.ts';
export { readSettings, saveSettings, secret } from './store.ts';
