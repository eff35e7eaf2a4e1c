import { sql } from 'drizzle-orm';
import { inTransaction } from '../../src/platform/db-transaction.ts';
import type { Institute } from './institute.ts';

/** A school with money moved, a lesson with a file, an exam sat, comments, messages and waiting jobs. */
export async function fill(institute: Institute): Promise<void> {
  const admin = await institute.admin();
  const student = await institute.student({
    wallet: 700_000,
    name: 'Zaynab زَيْنَب O’Neil "x"\\',
  });
  const { data } = await admin.call.addClass({
    category: 'نحو',
    name: 'Grammar · النَّحْو',
    about: 'a\u2028b\tc\\n\n"x"\\',
    premium: '1',
    amount: '5000',
    monthlySub: '1',
  });
  const { rand: class_id } = data;
  const { data: lesson } = await admin.call.addLesson({ class_id, subject: 'الدرس 1', about: 'x' });
  await student.call.enrol({ class_id });
  await student.call.viewStatus({ class_id, lesson_id: lesson.rand });
  await student.call.addComment({ class_id, lesson_id: lesson.rand, comment: 'شكرا' });
  const { services } = institute;
  await services.files.write(Buffer.from('%PDF-1.4 the worksheet'), 'pdf');
  await services.files.write(Buffer.alloc(300_000, 7), 'webp');
  await inTransaction(services.db, async (tx) => {
    await tx.execute(
      sql`insert into pgboss.job (name, data) select name, '{"for": 1}' from pgboss.queue`,
    );
  });
}
