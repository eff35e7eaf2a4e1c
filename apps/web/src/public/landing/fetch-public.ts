import { getClasses } from '@institute/contract/classes';
import { getAppSettings } from '@institute/contract/settings';
import { type Class, classesOf } from '../../domains/classes/model.ts';
import { type Settings, settingsOf } from '../../domains/settings/model.ts';
import { callApi } from '../../platform/api.ts';

/** The classes anyone may see. */
export async function fetchClasses(): Promise<Class[]> {
  return classesOf(await callApi(getClasses, {}));
}

/** The settings anyone may see. */
export async function fetchSettings(): Promise<Settings> {
  return settingsOf(await callApi(getAppSettings, {}));
}
