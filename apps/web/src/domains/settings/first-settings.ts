import { AppSettings } from '@institute/contract/settings/settings';
import * as z from 'zod/mini';
import { readBoot } from '../../platform/boot.ts';

/** The settings that came with the page; undefined where none did that can be read. */
export const firstSettings = (): AppSettings | undefined =>
  z.safeParse(AppSettings, readBoot().settings).data;
