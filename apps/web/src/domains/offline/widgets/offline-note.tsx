import { useEffect, useState } from 'react';
import { lessonKeptAt } from '../../exams/lesson-api.ts';
import { savedTime } from '../saved-time.ts';
import { text } from '../text.ts';

/** Shown without a connection: whether a lesson of a list is on this device, and from when. */
export function OfflineNote({ classId, lessonId }: { classId: string; lessonId: string }) {
  const [keptAt, setKeptAt] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    void lessonKeptAt(classId, lessonId).then(setKeptAt);
  }, [classId, lessonId]);
  if (keptAt === undefined) return null;
  return (
    <span className="text-muted text-sm">
      {keptAt === null ? text.kept.absent : text.kept.saved(savedTime(keptAt))}
    </span>
  );
}
