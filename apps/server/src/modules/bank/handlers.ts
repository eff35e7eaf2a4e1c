import {
  addBankExercises,
  deleteBankExercises,
  exportBank as exportBankCall,
  getBank,
  getBankSelection,
  importBank as importBankCall,
  restoreBankExercises,
  setBankTopic,
  updateBankExercise,
} from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { classByRef, namedClass } from '../classes/index.ts';
import { classesOfBank } from './affected-classes.ts';
import { changeExercise, changeTopics } from './change-exercises.ts';
import { deleteExercises, restoreExercises } from './delete-exercises.ts';
import { exportBank } from './export-bank.ts';
import { importBank } from './import-bank.ts';
import { keepExercises } from './keep-exercises.ts';
import { sentExercises } from './sent-exercises.ts';
import { bankPage, drawablesOfBank, stateOf } from './store.ts';
import { text } from './text.ts';

/** Wrong rows that are named; the others are a number. */
const NAMED = 100;

export const handlers = [
  handle(getBank, { classes: namedClass }, async ({ db }, { class_id, type, topic, ...wanted }) => {
    const row = await classByRef(db, class_id);
    if (!row) throw new AppError('class_not_found');
    const page = pageOf(wanted);
    const filter = { search: page.search, type, topic };
    const { total, rows } = await bankPage(db, row.id, filter, page);
    return {
      data: rows,
      meta: { ...page.meta(total), ...(await stateOf(db, row.id)) },
    };
  }),

  handle(addBankExercises, { classes: namedClass }, async (context, sent) => {
    const { class_id, topic, request_key } = sent;
    const toKeep = sentExercises(sent.exercises).map((exercise) => ({ topic, exercise }));
    const ids = await keepExercises(context, class_id, toKeep, request_key);
    return { data: { ids }, message: text.kept };
  }),

  handle(
    updateBankExercise,
    {
      classes: (context, { bank_exercise_id }) =>
        classesOfBank(context, [bank_exercise_id], 'bank_exercise_not_found'),
    },
    async (context, { bank_exercise_id, topic, exercise, version }) => {
      const sent = exercise === undefined ? undefined : sentExercises(`[${exercise}]`)[0];
      await changeExercise(context, bank_exercise_id, { topic, exercise: sent }, version);
      return { data: null, message: text.changed };
    },
  ),

  handle(getBankSelection, { classes: namedClass }, async ({ db }, { class_id, ...filter }) => {
    const row = await classByRef(db, class_id);
    if (!row) throw new AppError('class_not_found');
    const found = await drawablesOfBank(db, row.id, [filter]);
    return { data: { ids: found.map(({ id }) => id) } };
  }),

  handle(
    setBankTopic,
    {
      classes: (context, { bank_exercise_ids }) =>
        classesOfBank(context, bank_exercise_ids, 'bank_exercise_not_found'),
    },
    async (context, { bank_exercise_ids, topic }) => {
      await changeTopics(context, bank_exercise_ids, topic);
      return { data: null, message: text.topicSet };
    },
  ),

  handle(
    deleteBankExercises,
    {
      classes: (context, { bank_exercise_ids }) =>
        classesOfBank(context, bank_exercise_ids, 'bank_exercise_not_found'),
    },
    async (context, { bank_exercise_ids }) => {
      await deleteExercises(context, bank_exercise_ids);
      return { data: null, message: text.deleted };
    },
  ),

  handle(
    restoreBankExercises,
    {
      classes: (context, { bank_exercise_ids }) =>
        classesOfBank(context, bank_exercise_ids, 'trash_gone'),
    },
    async (context, { bank_exercise_ids }) => {
      await restoreExercises(context, bank_exercise_ids);
      return { data: null, message: text.restored };
    },
  ),

  handle(importBankCall, { classes: namedClass }, async (context, sent) => {
    const { class_id: classRef, format, file, topic, again, request_key: requestKey } = sent;
    const { errors, ...imported } = await importBank(context, classRef, {
      ...{ format, file, topic, isAgain: again, isDryRun: sent.dry_run, requestKey },
      skipsWrong: sent.skip_wrong,
    });
    return {
      data: { ...imported, wrong: errors.length, errors: errors.slice(0, NAMED) },
      ...(imported.isSaved && { message: text.imported }),
    };
  }),

  handle(exportBankCall, { classes: namedClass }, async (context, sent) => {
    const { class_id, format, dry_run: isDryRun, ...filter } = sent;
    return { data: await exportBank(context, class_id, { format, filter, isDryRun }) };
  }),
];
