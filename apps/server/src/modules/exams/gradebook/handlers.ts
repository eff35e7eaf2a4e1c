import {
  exportGradebook as exportGradebookCall,
  getGradebook,
  saveExamWeights,
} from '@institute/contract/exams/gradebook';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { namedClass } from '../../classes/index.ts';
import { text } from '../text.ts';
import { exportGradebook } from './export-gradebook.ts';
import { exportGrades } from './export-grades.ts';
import { gradeHandlers } from './grade-handlers.ts';
import { bookOfClass, bookStudents } from './gradebook.ts';
import { saveWeights } from './save-weights.ts';
import { hasScheme } from './store-schemes.ts';

export const gradebookHandlers = [
  handle(getGradebook, { classes: namedClass }, async (context, { class_id, ...paging }) => {
    const page = pageOf(paging);
    const { row, exams } = await bookOfClass(context, class_id);
    const { total, students } = await bookStudents(context, row.id, exams, page);
    const data = students.map(({ id, name, email, marks, mean }) => ({
      ...{ id, name, email, mean },
      marks: [...marks.values()].map(({ lessonId, resultId, score, hasTheory }) => ({
        ...{ lessonId, resultId, score, isMarkedByPeople: hasTheory },
      })),
    }));
    const has_scheme = await hasScheme(context.db, row.id);
    return { data, meta: { ...page.meta(total), exams, has_scheme } };
  }),

  handle(exportGradebookCall, { classes: namedClass }, async (context, { class_id, period }) => ({
    data: null,
    download: await (period === undefined
      ? exportGradebook(context, class_id)
      : exportGrades(context, { classRef: class_id, period })),
  })),

  handle(saveExamWeights, { classes: namedClass }, async (context, { class_id, weights }) => {
    const wanted = weights.map(({ lesson_id, weight }) => ({ id: lesson_id, weight }));
    await saveWeights(context, class_id, wanted);
    return { data: null, message: text.weightsSaved };
  }),

  ...gradeHandlers,
];
