import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import {
  deleteGradePreset,
  getGradeScheme,
  getGrades,
  getMyGrade,
  saveGradeMark,
  saveGradePreset,
  saveGradeScheme,
  showGrades as showGradesCall,
} from '@institute/contract/exams/grades';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { namedClass } from '../../classes/index.ts';
import { text } from '../text.ts';
import { removePreset, savePreset } from './keep-presets.ts';
import { gradedClass, gradedStudents, monthsSince, myGrade } from './read-grades.ts';
import { saveScheme, showGrades } from './save-scheme.ts';
import { marksIn, presetsOf } from './store-schemes.ts';
import { writeGradeMark } from './write-mark.ts';

/** How a class is graded, and its grades. */
export const gradeHandlers = [
  handle(getGradeScheme, { classes: namedClass }, async ({ db }, { class_id }) => {
    const asked = { classRef: class_id, period: WHOLE_TIME };
    const { row, scheme, exams } = await gradedClass(db, asked);
    const [marks, presets] = await Promise.all([marksIn(db, row.id), presetsOf(db)]);
    const columns = scheme.columns.map((column) => ({
      ...column,
      marks: marks.get(column.id) ?? 0,
    }));
    const { version, missingIsZero } = scheme;
    return { data: { columns, version, missingIsZero, presets, exams } };
  }),

  handle(saveGradeScheme, { classes: namedClass }, async (context, { class_id, ...sent }) => {
    const { version, columns, missing_is_zero, marks_lost } = sent;
    await saveScheme(context, {
      ...{ classRef: class_id, version, missingIsZero: missing_is_zero, marksLost: marks_lost },
      columns: columns.map(({ id, exam_list, ...column }) => ({
        ...{ ...column, id: id || null, examIds: exam_list },
      })),
    });
    return { data: null, message: text.schemeSaved };
  }),

  handle(showGradesCall, { classes: namedClass }, async (context, { class_id, is_shown }) => {
    await showGrades(context, class_id, is_shown);
    return { data: null, message: is_shown ? text.gradesShown : text.gradesHidden };
  }),

  handle(getGrades, { classes: namedClass }, async (context, { class_id, period, ...paging }) => {
    const page = pageOf(paging);
    const graded = await gradedClass(context.db, { classRef: class_id, period });
    const { total, students } = await gradedStudents(context, graded, page);
    const { columns, missingIsZero, isShown } = graded.scheme;
    const months = monthsSince(context, graded.row.createdAt);
    const about = { columns, months, missing_is_zero: missingIsZero, is_shown: isShown };
    return { data: students, meta: { ...page.meta(total), ...about } };
  }),

  handle(saveGradeMark, { classes: namedClass }, async (context, { class_id, ...sent }) => {
    const { column_id, student_id, ...mark } = sent;
    const typed = { classRef: class_id, columnId: column_id, studentId: student_id, ...mark };
    return { data: await writeGradeMark(context, typed), message: text.markSaved };
  }),

  handle(saveGradePreset, async (context, preset) => ({
    data: { id: await savePreset(context, preset) },
    message: text.presetSaved,
  })),

  handle(deleteGradePreset, async (context, { preset_id }) => {
    await removePreset(context, preset_id);
    return { data: null, message: text.presetDeleted };
  }),

  handle(getMyGrade, async (context, { class_id, period }) => ({
    data: await myGrade(context, { classRef: class_id, period }),
  })),
];
