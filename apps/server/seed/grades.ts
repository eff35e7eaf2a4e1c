import {
  getGradeScheme,
  saveGradeMark,
  saveGradeScheme,
  showGrades,
} from '@institute/contract/exams/grades';
import type { Actor } from '../src/context.ts';
import { userIdByEmail } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const DAY = 24 * 3600 * 1000;
const SCHEME_DAYS_AGO = 19;
const MARKED_DAYS_AGO = 4.1;

const columns = [
  { name: 'Meetings', kind: 'attendance', weight: 20 },
  { name: 'Homework', kind: 'homework', weight: 30 },
  { name: 'Speaks up', kind: 'participation', weight: 10 },
  { name: 'Exams', kind: 'exams', weight: 40 },
] as const;

/** How each speaks up at meetings, of 10 points. */
const marks = { 'student@example.com': '8', 'folake@example.com': '9', 'maria@example.com': '7.5' };

/** The dialogues are graded: meetings, homework and exams count by themselves, one column is written. */
export function gradesGiven(
  stage: Stage,
  admin: Actor,
  classes: ReadonlyMap<string, OpenedClass>,
  today: Date,
): Event[] {
  const class_id = String(classes.get('dialogue')?.id ?? 0);
  const ago = (days: number) => new Date(today.getTime() - days * DAY);
  return [
    {
      at: ago(SCHEME_DAYS_AGO),
      run: async () => {
        const scheme = { class_id, version: 0, columns: [...columns] };
        await perform(stage, admin, saveGradeScheme, scheme);
        await perform(stage, admin, showGrades, { class_id, is_shown: 'true' });
      },
    },
    {
      at: ago(MARKED_DAYS_AGO),
      run: async () => {
        const { data } = await perform(stage, admin, getGradeScheme, { class_id });
        const column_id = data.columns.find(({ kind }) => kind === 'participation')?.id ?? 0;
        for (const [email, mark] of Object.entries(marks)) {
          const student_id = (await userIdByEmail(stage.services.db, email)) ?? 0;
          const written = { class_id, column_id, student_id, mark, before: '' };
          await perform(stage, admin, saveGradeMark, written);
        }
      },
    },
  ];
}
