import { saveAnsweringHours } from '@institute/contract/letters/hours';
import {
  getLetterNews,
  getLetters,
  getLetterThreads,
  readLetters as readLettersCall,
  sendLetter as sendLetterCall,
  settleLetters as settleLettersCall,
} from '@institute/contract/letters/letters';
import {
  closeLetterReport as closeLetterReportCall,
  getLetterReports,
  reportLetter as reportLetterCall,
  takeBackReport as takeBackReportCall,
} from '@institute/contract/letters/reports';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { readThreads } from './list-threads.ts';
import { letterNews, noteRead, presentLetter, readLetters } from './read-letters.ts';
import { closeLetterReport, reportLetter, takeBackReport } from './report-letter.ts';
import { sendLetter } from './send-letter.ts';
import { saveHours, settleLetters } from './settle-letters.ts';
import { listReports, type Place } from './store-lists.ts';
import { text } from './text.ts';

/** Letters between students and those who teach them. */
export const handlers = [
  handle(getLetters, async (context, { class_id, student_id, before, after = null }) => ({
    data: await readLetters(context, { classRef: class_id, studentId: student_id, before, after }),
  })),

  handle(sendLetterCall, async (context, { upload, seconds, levels, ...input }) => {
    const letter = await sendLetter(context, {
      voice: upload === undefined ? null : { upload, seconds, levels },
      ...{ classRef: input.class_id, studentId: input.student_id },
      ...{ text: input.text, picture: input.picture, requestKey: input.request_key },
    });
    return { data: presentLetter(context, letter), message: text.sent };
  }),

  handle(readLettersCall, async (context, { class_id, student_id, up_to }) => {
    await noteRead(context, { classRef: class_id, studentId: student_id, upTo: up_to });
    return { data: null };
  }),

  handle(getLetterNews, async (context) => ({ data: await letterNews(context) })),

  handle(getLetterThreads, async (context, { class_id, student_id, state, after = '' }) => ({
    data: await readThreads(context, {
      ...{ classId: class_id, studentId: student_id, state, after: placeAt(after) },
    }),
  })),

  handle(settleLettersCall, async (context, { class_id, student_id, is_waiting }) => {
    const ref = { classRef: class_id, studentId: student_id };
    await settleLetters(context, { ...ref, isWaiting: is_waiting });
    return { data: null, message: is_waiting ? text.unsettled : text.settled };
  }),

  handle(saveAnsweringHours, async (context, { days, from, until }) => {
    const sorted = [...new Set(days)].sort((a, b) => a - b);
    const hours = { days: sorted, fromMinute: from, untilMinute: until };
    await saveHours(context, sorted.length === 0 ? null : hours);
    return { data: null, message: text.hoursSaved };
  }),

  handle(reportLetterCall, async (context, { letter_id, reason }) => {
    await reportLetter(context, letter_id, reason);
    return { data: null, message: text.reported };
  }),

  handle(takeBackReportCall, async (context, { letter_id }) => {
    await takeBackReport(context, letter_id);
    return { data: null, message: text.takenBack };
  }),

  handle(getLetterReports, async (context, { state, ...query }) => {
    const { limit, offset, meta } = pageOf(query);
    const { rows, total } = await listReports(context.db, { state, limit, offset });
    const data = rows.map((row) => ({
      ...row,
      reporter: row.reporter ?? '',
      author: row.author ?? '',
      closedBy: row.closedBy ?? '',
    }));
    return { data, meta: meta(total) };
  }),

  handle(closeLetterReportCall, async (context, { report_id, note }) => {
    await closeLetterReport(context, report_id, note);
    return { data: null, message: text.closed };
  }),
];

/** The place that a cursor names; null for the beginning of the list. */
function placeAt(cursor: string): Place | null {
  if (cursor === '') return null;
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  return { at: new Date(at), id };
}
