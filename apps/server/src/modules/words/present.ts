import type { LessonWord } from '@institute/contract/words';
import type { Database } from '../../platform/db.ts';
import type { WordRow } from './store.ts';
import { formsOf } from './store-forms.ts';

/** A word as the wire has it, without the forms that are tied to it. */
export function presentWord(row: WordRow): LessonWord {
  const { id, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example } = row;
  return { id, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example };
}

/** Words as the wire has them, each with the written forms that are tied to it. */
export async function presentWords(db: Database, rows: readonly WordRow[]): Promise<LessonWord[]> {
  const forms = await formsOf(
    db,
    rows.map(({ arabic }) => arabic),
  );
  return rows.map((row) => {
    const own = forms.get(row.arabic);
    return { ...presentWord(row), ...(own && { forms: own }) };
  });
}
