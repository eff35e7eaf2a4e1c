import { useCallback, useEffect, useState } from 'react';
import { classesOf } from '../../domains/classes/model.ts';
import { DEFAULT_TIME_ZONE, type Settings, settingsOf } from '../../domains/settings/model.ts';
import { readBoot, setSiteName } from '../../platform/boot.ts';
import type { OfferedClasses } from './offered-classes.ts';

export interface PublicClasses {
  /** Undefined until known. */
  offered: OfferedClasses | undefined;
  failed: boolean;
  retry: () => void;
}

/*
 * The page comes with its data, so the fetcher (and the schemas behind it) is fetched only where
 * that data is missing: under the development server, or after signing out.
 */
const fetchers = () => import('./fetch-public.ts');

function givenClasses(): OfferedClasses | undefined {
  const { classes, classCount } = readBoot();
  return classes && { classes: classesOf(classes), total: classCount ?? classes.length };
}

function givenSettings(): Settings | undefined {
  const given = readBoot().settings;
  return given && settingsOf(given);
}

/** The classes on show. */
export function usePublicClasses(): PublicClasses {
  const [offered, setOffered] = useState(givenClasses);
  const [failed, setFailed] = useState(false);
  const missing = offered === undefined && !failed;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    fetchers()
      .then((from) => from.fetchClasses(givenSettings()?.timeZone ?? DEFAULT_TIME_ZONE))
      .then(
        (found) => wanted && setOffered(found),
        () => wanted && setFailed(true),
      );
    return () => {
      wanted = false;
    };
  }, [missing]);
  return {
    offered,
    failed,
    retry: useCallback(() => setFailed(false), []),
  };
}

/** The settings a visitor's page needs; without them it shows its defaults. */
export function usePublicSettings(): Settings | undefined {
  const [settings, setSettings] = useState(givenSettings);
  const missing = settings === undefined;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    fetchers()
      .then((from) => from.fetchSettings())
      .then(
        (found) => {
          if (!wanted) return;
          setSiteName(found.siteName);
          setSettings(found);
        },
        (error: unknown) => console.error('The settings could not be loaded', error),
      );
    return () => {
      wanted = false;
    };
  }, [missing]);
  return settings;
}
