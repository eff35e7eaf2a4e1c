import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, wireObject } from '../codecs.ts';
import {
  anyText,
  calendarDay,
  email,
  id,
  personName,
  requestKey,
  storableText,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { isVisible } from '../text/typed.ts';
import { columnKinds, MAX_COLUMNS, MAX_HEADER, RosterRow } from './columns.ts';
import { classIds, Intake, MAX_IMPORTED, rosterCall } from './roster.ts';

/* Our own calls: a sheet of students is read as it is, judged by its rows, and imported (decision 139). */

/** What is said of a field that is not right. */
const words = dictionary('fields/roster', {
  name: 'Name',
  email: 'This is not an e-mail address.',
  phone: 'This is not a phone number.',
  fileTooLarge: 'This file is too large: a list of students has at most 2 MB.',
});

/** Nothing that anybody sees. */
const nothingTyped = z.pipe(
  z.string().check(z.refine((typed) => !isVisible(typed))),
  z.transform(() => ''),
);

/**
 * A row of an import. The e-mail or the phone number may be left out; the server reads the number, also
 * where a cell holds two.
 */
export const rosterFields = {
  // Line breaks and what turns the direction of a line would speak in the institute's mails.
  name: personName(words.name, 120),
  email: z.union([nothingTyped, email], words.email),
  phonenumber: z._default(typedText().check(z.maxLength(100, words.phone)), ''),
};
export type RosterField = keyof typeof rosterFields;

/** How the letters of a file are told apart where it does not say so itself. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const;
export type Encoding = (typeof encodings)[number];

/** The largest file of students that is read. */
export const MAX_ROSTER_BYTES = 2 * 1024 * 1024;

/** A sheet as it stands: no row of it is judged yet. */
export const Sheet = wireObject({
  /** How the letters of a file were read; null for a workbook, and for what was pasted. */
  encoding: z.nullable(z.enum(encodings)),
  /** Sheets of a workbook that hold anything, and which of them this is; none of a text. */
  sheets: z.array(z.string()),
  sheet: z.nullable(z.string()),
  /** The line that names the columns, from 1; 0 where none does. */
  head: z.number(),
  columns: z.array(
    wireObject(
      {
        header: z.string(),
        /** What it seems to be; note where that is not understood. */
        kind: z.enum(columnKinds),
        /** Whether that was chosen when such a column came before. */
        isRemembered: z.boolean(),
        /** Whether its head or what stands in it was understood. */
        isUnderstood: z.boolean(),
      },
      { isRemembered: 'remembered', isUnderstood: 'understood' },
    ),
  ),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
});
export type Sheet = z.output<typeof Sheet>;

/**
 * Reads a sheet of students, a file or what was pasted: CSV by any separator, lines of a spreadsheet, a
 * workbook of Excel, a list of contacts. Says where its columns are named and what each seems to be.
 * Nothing is kept. Errors: table_unreadable, rows_missing, rows_too_many.
 */
export const readRoster = defineCall({
  ...rosterCall,
  access: 'people.manage',
  name: 'readRoster',
  action: 'readRoster',
  encoding: 'multipart',
  files: { file: { maxBytes: MAX_ROSTER_BYTES, tooLarge: words.fileTooLarge } },
  maxBody: 2 * 1024 * 1024,
  request: z.object({
    /** What was pasted, where there is no file. */
    table: z._default(anyText(600_000), ''),
    /** How to read a file whose letters were guessed wrong. */
    encoding: z.optional(z.enum(encodings)),
    /** Which sheet of a workbook; without it the first that holds anything. */
    sheet: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: Sheet,
});

const rows = z.array(RosterRow).check(z.minLength(1), z.maxLength(MAX_IMPORTED));
/** Which class a word of the sheet means; null for none. */
const classChoices = z._default(
  z
    .array(z.object({ value: storableText(4_000), id: z.nullable(id) }))
    .check(z.maxLength(MAX_IMPORTED)),
  [],
);

/** What is wrong with somebody of a sheet, in which field. */
const rowFault = {
  row: z.number(),
  field: z.enum(['name', 'email', 'phonenumber', 'class', 'paid', 'owed', 'note']),
  message: z.string(),
};

/** What an import of some rows would do. */
export const Checked = wireObject({
  /** Rows without and with an account, as it is now. */
  fresh: z.number(),
  known: z.number(),
  /** New ones without an e-mail, whom no mail invites. */
  unmailed: z.number(),
  /** The rows that can be imported, in their order, as their accounts would be. */
  people: z.array(
    wireObject(
      {
        row: z.number(),
        name: z.string(),
        email: z.string(),
        phonenumber: z.string(),
        /** Their class by the sheet; null for none. */
        class: z.nullable(z.string()),
        /** What would be booked of what was paid outside, or waived. */
        payment: z.nullable(
          wireObject(
            { amountKobo: amount, isWaived: z.boolean() },
            { amountKobo: 'amount', isWaived: 'waived' },
          ),
        ),
        /** What would be billed of what is owed; null for nothing. */
        owedKobo: z.nullable(amount),
      },
      { owedKobo: 'owed' },
    ),
  ),
  /**
   * What would be booked and billed: of how many rows, and how much together; `before` were booked or billed from a
   * list already, and `unsaid` say nothing of the money of a class that costs some.
   */
  money: wireObject(
    {
      paid: z.number(),
      paidKobo: amount,
      waived: z.number(),
      waivedKobo: amount,
      owed: z.number(),
      owedKobo: amount,
      before: z.number(),
      unsaid: z.number(),
    },
    { paidKobo: 'paid_amount', waivedKobo: 'waived_amount', owedKobo: 'owed_amount' },
  ),
  errors: z.array(z.object(rowFault)),
  /** What the sheet calls classes, how many rows each stands in, and which class that is; null for none that is known. */
  classes: z.array(
    z.object({ value: z.string(), count: z.number(), name: z.nullable(z.string()) }),
  ),
});
export type Checked = z.output<typeof Checked>;

/** Days until what is owed of a list is due, unless a day is said. */
export const DUE_IN_DAYS = 14;

const rosterJson = { ...rosterCall, encoding: 'json', maxBody: 4 * 1024 * 1024 } as const;

/**
 * Says row by row what an import would do, and does nothing: who is named twice, whose account is there,
 * which class a word of the sheet means. Errors: class_not_found.
 */
export const checkRoster = defineCall({
  ...rosterJson,
  access: 'people.manage',
  name: 'checkRoster',
  action: 'checkRoster',
  request: z.object({ rows, class_choices: classChoices }),
  response: Checked,
});

/**
 * Makes accounts for the rows that are right, and says what is wrong with the others. Whoever is new and
 * has an e-mail is mailed a link to choose a password with (decision 075), others are given theirs by the
 * office (decision 138); an e-mail, or without one a number, that has an account adds nobody.
 * Those whose row names a class are enrolled there, the others in `class_ids`, for which nobody pays.
 * What was paid outside is booked into the class of the row, or into the wallet, by the way and on the day that are
 * said for the whole list; what was waived for the reason that is said. What is owed becomes an invoice, for the class
 * of the row where it names one. The same person, class and amount of a list are booked, or billed, once, however often
 * it is imported. What the columns were taken for is remembered. The accounts are made after the response (getIntakes).
 * Errors: rows_missing (none is right), class_not_found, day_out_of_reach (of payments, or on which what is owed is
 * due), month_closed, reason_missing (of what was waived).
 */
export const importStudents = defineCall({
  ...rosterJson,
  name: 'importStudents',
  action: 'importStudents',
  request: z.object({
    rows,
    class_choices: classChoices,
    class_ids: classIds,
    /** How and on which day came what was paid outside; without a day, today. */
    paid_way: z._default(z.enum(['bank', 'cash', 'other']), 'other'),
    paid_on: z.optional(calendarDay('This is not a date.')),
    /** On which day what is owed is due; in two weeks unless said otherwise. */
    due_on: z.optional(calendarDay('This is not a date.')),
    /** Why fees were waived. */
    waiver_reason: z._default(anyText(500), ''),
    /** Columns of the sheet, to be known again. */
    columns: z._default(
      z
        .array(z.object({ header: storableText(MAX_HEADER), kind: z.enum(columnKinds) }))
        .check(z.maxLength(MAX_COLUMNS)),
      [],
    ),
    /** Idempotency key of our browser: the same key imports once. */
    request_key: requestKey,
  }),
  response: z.object({ intake: Intake, errors: z.array(z.object(rowFault)) }),
});
