import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import {
  addInvoice,
  cancelInvoice as cancelInvoiceCall,
  debtAges,
  extendInvoice as extendInvoiceCall,
  getMyInvoices,
  getOwing,
  getOwingSums,
  getStudentInvoices,
  payInvoice as payInvoiceCall,
  remindOwing,
  setPartPayments,
} from '@institute/contract/invoices/invoices';
import { dateText } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { userById } from '../auth/index.ts';
import { billStudent, cancelInvoice, extendInvoice } from './office-invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { presentInvoice, presentOwed } from './present.ts';
import { remindByOffice } from './remind.ts';
import { invoiceLine, invoicesOf } from './store.ts';
import { paysPartly, setPaysPartly } from './store-due.ts';
import { owedLines, owedSums, owingClasses } from './store-owing.ts';
import { text } from './text.ts';

/** How many invoices of a student are told, paid ones among them. */
const MOST = 100;

const one = async ({ db }: Context, id: number) => {
  const line = await invoiceLine(db, id);
  if (!line) throw new AppError('invoice_not_found');
  return presentInvoice(line);
};

/** Who acts, where that may spend the student's own money. */
function payer(context: Context): number {
  const actor = signedIn(context);
  if (!can(actor, 'money.pay')) throw new AppError('not_as_student');
  return actor.userId;
}

const today = ({ clock, config }: Context) => dateText(clock.now(), config.timeZone);

/** Calls about what is owed. */
export const handlers = [
  handle(getMyInvoices, async (context) => {
    const { userId } = signedIn(context);
    const lines = await invoicesOf(context.db, userId, MOST);
    return {
      data: {
        invoices: lines.map(presentInvoice),
        paysPartly: await paysPartly(context.db, userId),
      },
    };
  }),

  handle(payInvoiceCall, async (context, { invoice_id }) => {
    payer(context);
    await payInvoice(context, invoice_id);
    return { data: await one(context, invoice_id), message: text.paid };
  }),

  handle(setPartPayments, async (context, { partly }) => {
    const userId = payer(context);
    await context.transaction((tx) => setPaysPartly(tx, userId, partly));
    return { data: null, message: text.saved };
  }),

  handle(getOwing, async (context, { age, class_id, ...input }) => {
    const page = pageOf(input);
    const wanted = { age, classId: class_id, today: today(context) };
    const { total, lines } = await owedLines(context.db, page, wanted);
    return { data: lines.map(presentOwed), meta: page.meta(total) };
  }),

  handle(getOwingSums, async (context, { class_id }) => {
    const sums = await owedSums(context.db, { classId: class_id, today: today(context) });
    return {
      data: {
        ages: debtAges.map((age) => ({
          ...{ age, invoices: sums[age].invoices, restKobo: sums[age].rest },
        })),
        classes: await owingClasses(context.db),
      },
    };
  }),

  handle(getStudentInvoices, async (context, { student_id }) => {
    if (!(await userById(context.db, student_id))) throw new AppError('student_not_found');
    const lines = await invoicesOf(context.db, student_id, MOST);
    return { data: lines.map(presentInvoice) };
  }),

  handle(addInvoice, async (context, { student_id, class_id, due_on, request_key, ...bill }) => {
    const order = { ...bill, studentId: student_id, classId: class_id ?? null, dueOn: due_on };
    const id = await billStudent(context, order, request_key);
    return { data: await one(context, id), message: text.billed };
  }),

  handle(extendInvoiceCall, async (context, { invoice_id, due_on, reason }) => {
    await extendInvoice(context, invoice_id, { dueOn: due_on, reason });
    return { data: await one(context, invoice_id), message: text.extended };
  }),

  handle(cancelInvoiceCall, async (context, { invoice_id, reason }) => {
    await cancelInvoice(context, invoice_id, reason);
    return { data: await one(context, invoice_id), message: text.cancelled };
  }),

  handle(remindOwing, async (context, { invoice_ids }) => ({
    data: { reminded: await remindByOffice(context, invoice_ids) },
  })),
];
