import { type Class, getClasses } from '@institute/contract/classes';
import { type AppSettings, getAppSettings } from '@institute/contract/settings';
import { callApi } from '../../platform/api.ts';

/** The classes anyone may see. */
export function fetchClasses(): Promise<Class[]> {
  return callApi(getClasses, {});
}

/** The settings anyone may see. */
export function fetchSettings(): Promise<AppSettings> {
  return callApi(getAppSettings, {});
}
