import { useNoteZone } from '../use-note-zone.ts';

/** Notes by which clocks a reader lives, where they are not those of a meeting; nothing is seen. */
export function NoteZone() {
  useNoteZone(true);
  return null;
}
