import { getClasses } from '@institute/contract/classes';
import { classesOnShow } from '@institute/contract/rules/classes-on-show';
import { getAppSettings } from '@institute/contract/settings';
import { classesOf } from '../../domains/classes/model.ts';
import { type Settings, settingsOf } from '../../domains/settings/model.ts';
import { callApi } from '../../platform/api.ts';
import type { OfferedClasses } from './offered-classes.ts';

/** The classes on show, as the server would have put them into the page. */
export async function fetchClasses(timeZone: string): Promise<OfferedClasses> {
  const { classes, total } = classesOnShow(await callApi(getClasses, {}), new Date(), timeZone);
  return { classes: classesOf(classes), total };
}

/** The settings anyone may see. */
export async function fetchSettings(): Promise<Settings> {
  return settingsOf(await callApi(getAppSettings, {}));
}
