import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { FilesPlace } from '../../../domains/lessons/files-api.ts';
import type { Sending } from './send-media.ts';

const MediaPlace = createContext<FilesPlace>({ classId: 0, lessonId: null });

/** Says whose files the blocks within show. */
export const MediaPlaceProvider = MediaPlace.Provider;

/** The lesson whose blocks are written here. */
export const useMediaPlace = () => useContext(MediaPlace);

/** How files of this lesson are sent. */
export function useSendingTo(onKept: (key: string) => void): Sending {
  const client = useQueryClient();
  return { client, place: useMediaPlace(), onKept };
}
