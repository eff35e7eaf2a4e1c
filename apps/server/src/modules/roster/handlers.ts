import {
  enrolStudents as enrolStudentsCall,
  getIntakes,
  importStudents as importStudentsCall,
  inviteAgain as inviteAgainCall,
} from '@institute/contract/roster/roster';
import { handle } from '../../handler.ts';
import { enrolStudents } from './enrol-students.ts';
import { importStudents } from './import-students.ts';
import { inviteAgain } from './invite-again.ts';
import { presentIntake } from './present.ts';
import { intakeLines } from './store.ts';
import { text } from './text.ts';

/** Wrong rows that are named; the others are a number. */
const NAMED = 100;

export const handlers = [
  handle(importStudentsCall, async (context, sent) => {
    const { errors, intake, ...counts } = await importStudents(context, {
      table: sent.table,
      classIds: sent.class_ids,
      isDryRun: sent.dry_run,
      requestKey: sent.request_key ?? null,
    });
    return {
      data: {
        ...counts,
        wrong: errors.length,
        errors: errors.slice(0, NAMED),
        intake: intake && presentIntake(intake),
      },
      ...(intake && { message: text.importing }),
    };
  }),

  handle(enrolStudentsCall, async (context, sent) => {
    const intake = await enrolStudents(context, {
      studentIds: sent.student_list,
      classIds: sent.class_ids,
      requestKey: sent.request_key ?? null,
    });
    return { data: presentIntake(intake), message: text.enrolling };
  }),

  handle(inviteAgainCall, async (context, { student_list }) => {
    const invited = await inviteAgain(context, student_list);
    return { data: { invited }, message: text.invited(invited) };
  }),

  handle(getIntakes, async (context) => ({
    data: (await intakeLines(context.db)).map(presentIntake),
  })),
];
