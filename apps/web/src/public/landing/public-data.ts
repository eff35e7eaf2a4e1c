import { isRegistrationClosed } from '@institute/contract/rules/registration';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Class, classesOf } from '../../domains/classes/model.ts';
import { DEFAULT_TIME_ZONE, type Settings, settingsOf } from '../../domains/settings/model.ts';
import { readBoot, setSiteName } from '../../platform/boot.ts';

export interface PublicClasses {
  /** Undefined until known. */
  classes: readonly Class[] | undefined;
  failed: boolean;
  retry: () => void;
}

/*
 * The page comes with its data, so the fetcher (and the schemas behind it) is fetched only where
 * that data is missing: under the development server, or after signing out.
 */
const fetchers = () => import('./fetch-public.ts');

function givenClasses(): readonly Class[] | undefined {
  const given = readBoot().classes;
  return given && classesOf(given);
}

function givenSettings(): Settings | undefined {
  const given = readBoot().settings;
  return given && settingsOf(given);
}

/** The classes a visitor may still join; those whose registration has ended are no invitation. */
function stillOpen(classes: readonly Class[] | undefined): readonly Class[] | undefined {
  const zone = givenSettings()?.timeZone ?? DEFAULT_TIME_ZONE;
  return classes?.filter((one) => !isRegistrationClosed(one.registrationEnd, new Date(), zone));
}

/** The classes on show. */
export function usePublicClasses(): PublicClasses {
  const [classes, setClasses] = useState(givenClasses);
  const [failed, setFailed] = useState(false);
  const missing = classes === undefined && !failed;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    fetchers()
      .then((from) => from.fetchClasses())
      .then(
        (list) => wanted && setClasses(list),
        () => wanted && setFailed(true),
      );
    return () => {
      wanted = false;
    };
  }, [missing]);
  return {
    classes: useMemo(() => stillOpen(classes), [classes]),
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
