import { getAdminReport } from '@institute/contract/reports';
import { handle } from '../../context.ts';
import { makeReport } from './make-report.ts';
import { presentReport } from './present.ts';

export const handlers = [
  handle(getAdminReport, async (context) => ({
    data: presentReport(await makeReport(context)),
  })),
];
