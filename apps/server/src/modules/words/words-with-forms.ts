import type { LessonWord } from '@institute/contract/words';
import type { Database } from '../../platform/db.ts';
import { presentWord } from './present.ts';
import type { WordRow } from './store.ts';
import { formsOf } from './store-forms.ts';

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
