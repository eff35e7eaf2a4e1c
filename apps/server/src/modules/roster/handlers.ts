import {
  enrolStudents as enrolStudentsCall,
  getIntakes,
  inviteAgain as inviteAgainCall,
} from '@institute/contract/roster/roster';
import {
  checkRoster as checkRosterCall,
  importStudents as importStudentsCall,
  readRoster as readRosterCall,
} from '@institute/contract/roster/sheets';
import { handle } from '../../handler.ts';
import { groupChosen } from '../meetings/index.ts';
import { checkRoster } from './check-roster.ts';
import { enrolStudents } from './enrol-students.ts';
import { importStudents } from './import-students.ts';
import { inviteAgain } from './invite-again.ts';
import { owedOfRow } from './listed-debts.ts';
import { presentIntake } from './present.ts';
import { readRoster } from './reading/read-roster.ts';
import { intakeLines } from './store.ts';
import { text } from './text.ts';

export const handlers = [
  handle(readRosterCall, async (context, sent) => ({ data: await readRoster(context, sent) })),

  handle(checkRosterCall, async (context, sent) => {
    const order = { rows: sent.rows, classChoices: sent.class_choices };
    const checked = await checkRoster(context, order);
    const { right, faults, known, unmailed, classes, money } = checked;
    const people = right.map((one) => {
      const { row, person, ownClass, payment } = one;
      const { name, email, phone } = person;
      return {
        ...{ row, name, email, phonenumber: phone, class: ownClass?.name ?? null },
        payment: payment && { amountKobo: payment.amount, isWaived: payment.isWaived },
        owedKobo: owedOfRow(one) || null,
      };
    });
    return {
      data: {
        ...{ fresh: right.length - known, known, unmailed, people, money },
        ...{ errors: faults, classes },
      },
    };
  }),

  handle(importStudentsCall, async (context, sent) => {
    const { intake, faults } = await importStudents(context, {
      rows: sent.rows,
      classChoices: sent.class_choices,
      classIds: sent.class_ids,
      columns: sent.columns,
      payments: {
        ...{ way: sent.paid_way, paidOn: sent.paid_on, waiverReason: sent.waiver_reason },
      },
      dueOn: sent.due_on,
      requestKey: sent.request_key ?? null,
    });
    return { data: { intake: presentIntake(intake), errors: faults }, message: text.importing };
  }),

  handle(enrolStudentsCall, async (context, sent) => {
    const intake = await enrolStudents(context, {
      studentIds: sent.student_list,
      classIds: sent.class_ids,
      requestKey: sent.request_key ?? null,
      ...{ freeReason: sent.free_reason, group: groupChosen(sent) },
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
