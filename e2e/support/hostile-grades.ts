import {
  getGradeScheme,
  saveGradeMark,
  saveGradePreset,
  saveGradeScheme,
  showGrades,
} from '@institute/contract/exams/grades';
import type { Session } from './api.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';

/** Grades a class by columns of hostile names, kept for all classes under such names, with a mark of a student. */
export async function gradeBy(admin: Session, student: Session, class_id: string): Promise<void> {
  const columns = someOf(hostilePacks(60), 3).map((name) => ({
    ...{ name, kind: 'participation' as const, weight: '10' },
  }));
  await admin.call(saveGradeScheme, { class_id, version: '0', columns });
  for (const { name } of columns) await admin.call(saveGradePreset, { name, columns });
  const [column] = (await admin.call(getGradeScheme, { class_id })).columns;
  await admin.call(saveGradeMark, {
    ...{ class_id, column_id: column?.id ?? 0, student_id: student.user.id, mark: '8', before: '' },
  });
  await admin.call(showGrades, { class_id, is_shown: '1' });
}
