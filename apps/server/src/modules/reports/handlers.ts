import {
  getAdminReport,
  getOfficeWork,
  searchOffice as searchCall,
} from '@institute/contract/reports/reports';
import { handle } from '../../handler.ts';
import { makeReport } from './make-report.ts';
import { presentReport } from './present.ts';
import { questionHandlers } from './questions/handlers.ts';
import { searchOffice } from './search/search-office.ts';
import { studentRecordHandlers } from './student/handlers.ts';
import { teachingHandlers } from './teaching/handlers.ts';
import { presentWork } from './work/present.ts';
import { readWork } from './work/read-work.ts';

export const handlers = [
  handle(getAdminReport, async (context) => ({
    data: presentReport(await makeReport(context)),
  })),

  handle(getOfficeWork, async (context) => ({ data: presentWork(await readWork(context)) })),

  handle(searchCall, async (context, { search }) => ({
    data: await searchOffice(context, search),
  })),
  ...studentRecordHandlers,
  ...teachingHandlers,
  ...questionHandlers,
];
