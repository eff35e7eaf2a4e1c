import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOffline } from '../../platform/connection.ts';
import { fetchSavable, savableKey } from './api.ts';
import type { Savable } from './model.ts';
import { saveClass } from './save-class.ts';
import type { SavedClass } from './saved-classes.ts';
import { isDear } from './storage.ts';

/** What may be saved of a class, asked for while `isWanted`. */
export function useSavable(classId: string, isWanted: boolean) {
  return useQuery({
    queryKey: savableKey(classId),
    queryFn: ({ signal }) => fetchSavable(classId, signal),
    enabled: isWanted,
  });
}

/**
 * Brings a saved class up to date when its page is looked at: by itself where data is not dear.
 * True while lessons have changed and wait for the person's word.
 */
export function useUpToDate(saved: SavedClass | null): boolean {
  const isSaved = saved?.state === 'saved';
  const isOffline = useIsOffline();
  const { data } = useSavable(saved?.classId ?? '', isSaved && !isOffline);
  const isOld = isSaved && data !== undefined && differs(saved, data);
  const isByItself = isOld && !isDear();
  useEffect(() => {
    if (isByItself && saved) void saveClass(saved);
  }, [isByItself, saved]);
  return isOld && !isByItself;
}

function differs(saved: SavedClass, { lessons, recordings }: Savable): boolean {
  const { lessons: kept, withRecordings = false } = saved;
  if (withRecordings && (saved.recordings?.bytes ?? 0) !== recordings.bytes) return true;
  const isSame = ({ rand, version }: Savable['lessons'][number]) => kept[rand]?.version === version;
  return lessons.length !== Object.keys(kept).length || !lessons.every(isSame);
}
