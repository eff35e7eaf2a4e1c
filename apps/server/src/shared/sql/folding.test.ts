import { foldArabic, withoutApostrophes } from '@institute/contract/arabic/fold-arabic';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { rowsOf } from '../../platform/db.ts';
import { foldedByDatabase } from './folding.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  'Lesson 4',
  'الدَّرْسُ الرَّابِعُ · Lesson ٤',
  'أُسَامَة إِبْرَاهِيم آدم',
  'ٱلْقُرْآن ى ی ې ة ە ہ ۃ ھ ک ـ',
  '۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩',
  'Ramaḍān ʿAlī’s ɓɗƙƴ øłđħı ÉÑ',
  'كتاب\u200f \u2067Bayān\u2069',
])('folds %j as the product does', async (text) => {
  const [row] = await rowsOf<{ folded: string }>(
    database.db,
    sql`select ${foldedByDatabase('typed')} as folded from (select ${text}::text as typed) texts`,
  );
  expect(row?.folded).toBe(withoutApostrophes(foldArabic(text)));
});
