import { useQuery } from '@tanstack/react-query';
import { fetchLesson } from './managed-api.ts';
import { materialKind } from './widgets/material/kind.ts';

/** Signed path of the file of a saved lesson where that is a sound, for whoever edits it; else null. */
export function useMaterialSound(lessonId: number | null, isWanted: boolean) {
  return useQuery({
    queryKey: ['material-sound', lessonId],
    queryFn: async ({ signal }) => {
      const { lesson } = await fetchLesson(lessonId ?? 0, signal);
      const isSound = materialKind(lesson.materialExtension) === 'audio';
      return isSound && lesson.material !== '' ? lesson.material : null;
    },
    enabled: isWanted && lessonId !== null,
    gcTime: 0,
  });
}
