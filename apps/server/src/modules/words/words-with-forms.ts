import type { LessonWord } from '@institute/contract/words/lesson-words';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { filesByKey, type LessonFileRow } from '../lessons/index.ts';
import { presentWord } from './present.ts';
import type { WordRow } from './store.ts';
import { formsOf } from './store-forms.ts';

/** Words as the wire has them, each with its sound and the written forms that are tied to it. */
export async function presentWords(
  { db, files }: Pick<Services, 'db' | 'files'>,
  rows: readonly WordRow[],
): Promise<LessonWord[]> {
  const sounds = await soundsOf(db, rows);
  const forms = await formsOf(
    db,
    rows.map(({ arabic }) => arabic),
  );
  return rows.map((row) => {
    const own = forms.get(row.arabic);
    const file = sounds.get(row.id);
    const sound = file && { key: file.key, url: files.address(file.name), bytes: file.bytes };
    return { ...presentWord(row), ...(own && { forms: own }), ...(sound && { sound }) };
  });
}

/** The files that words are heard in, by the word; those without a sound are left out. */
export async function soundsOf(
  db: Database,
  rows: readonly WordRow[],
): Promise<Map<number, LessonFileRow>> {
  const spoken = rows.filter(({ sound }) => sound !== '');
  const found = await filesByKey(
    db,
    spoken.map(({ lessonId }) => lessonId),
    spoken.map(({ sound }) => sound),
  );
  return new Map(
    spoken.flatMap(({ id, lessonId, sound }) => {
      const file = found.find((one) => one.lessonId === lessonId && one.key === sound);
      return file ? [[id, file] as const] : [];
    }),
  );
}
